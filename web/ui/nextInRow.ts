const focusable = 'a[href], button:not(:disabled)';

function targetIndex(key: string, index: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return index < last ? index + 1 : null;
    case 'ArrowLeft':
      return index > 0 ? index - 1 : null;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The card's link that a key moves to, or null where the key means nothing here. */
export function nextInRow(row: Element, focused: Element | null, key: string): HTMLElement | null {
  const cards = [...row.children].filter((card) => card.querySelector(focusable) || card.matches(focusable));
  const index = cards.findIndex((card) => card.contains(focused));
  if (index < 0) return null;
  const target = targetIndex(key, index, cards.length - 1);
  const card = target === null ? undefined : cards[target];
  if (card instanceof HTMLElement && card.matches(focusable)) return card;
  return card?.querySelector<HTMLElement>(focusable) ?? null;
}
