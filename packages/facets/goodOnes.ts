/** What a title without a score counts for. */
const plainScore = 5;
const mostNot = 1000;

/** `603,604` to numbers; other text is ignored. */
export const readNot = (text: string): number[] =>
  text.split(',', mostNot).flatMap((piece) => (/^[1-9]\d{0,15}$/.test(piece) ? [Number(piece)] : []));

/**
 * One of several, the good ones more often: each point more makes a title twice as likely. `chance` is from 0 up to 1.
 */
export function pickGood<Item>(
  items: readonly Item[],
  scoreOf: (item: Item) => number | null,
  chance: number,
): Item | undefined {
  const weights = items.map((item) => 2 ** (scoreOf(item) ?? plainScore));
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return items[at] ?? items.at(-1);
}
