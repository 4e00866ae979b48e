const name = 'title-poster';
let marked: HTMLElement | undefined;

/** Gives one card's picture the name under which it grows into the page's poster. Only one may have it. */
export function markPoster(link: Element | null): void {
  unmarkPoster();
  const picture = link?.querySelector<HTMLElement>('[data-plate]');
  if (!picture) return;
  picture.style.viewTransitionName = name;
  marked = picture;
}

export function unmarkPoster(): void {
  marked?.style.removeProperty('view-transition-name');
  marked = undefined;
}
