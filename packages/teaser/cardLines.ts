/** Words before which a line of a title card may well break. */
const hinges = new Set(
  (
    'and but or nor yet so for with without until before after while when where who whose that which ' +
    'than then because if unless though as into from to in of on at by'
  ).split(' '),
);

const longestLine = 30;

/** Splits at the space that leaves the two halves most alike, a little in favour of a comma or a hinge word. */
function halve(text: string): [string, string] | null {
  let best: { at: number; cost: number } | null = null;
  for (const { index } of text.matchAll(/ /g)) {
    const next = /^\S+/.exec(text.slice(index + 1))?.[0]?.toLowerCase() ?? '';
    const isHinge = hinges.has(next);
    const isPause = /[,;:–—]$/.test(text.slice(0, index));
    const cost = Math.abs(text.length - 2 * index) - (isPause ? 14 : isHinge ? 8 : 0);
    if (best === null || cost < best.cost) best = { at: index, cost };
  }
  return best && [text.slice(0, best.at), text.slice(best.at + 1)];
}

function broken(sentence: string): string[] {
  const halves = sentence.length > longestLine ? halve(sentence) : null;
  return halves ? halves.flatMap(broken) : [sentence];
}

/** A text as the lines of title cards: by sentence, and within one where the voice would pause. */
export function cardLines(text: string): string[] {
  const sentences = text.trim().split(/(?<=[.!?…]["”’]?)\s+/);
  return sentences.filter((sentence) => sentence !== '').flatMap(broken);
}

/** The first sentence of a longer text, for a title without a tagline. */
export function firstSentence(text: string): string {
  return /^.*?[.!?…](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();
}
