import type { SearchKind } from '#server/search/entry.ts';

/** Where a match stands, from the closest on. Within a place the better rank comes first. */
export const place = {
  exact: 0,
  /** The same in another reading of the query: with other spaces, with its last number as a year. */
  exactOtherwise: 1,
  /** A corrected name that is far better known than anything that matches as typed. */
  famous: 2,
  begun: 3,
  begunOtherwise: 4,
  words: 5,
  wordsOtherwise: 6,
  corrected: 7,
  correctedBegun: 8,
  correctedWords: 9,
} as const;
export type Place = (typeof place)[keyof typeof place];

export type Placed = { kind: SearchKind; rank: number; place: Place; initials?: true };

export const isCorrected = ({ place: at }: Placed) => at === place.famous || at >= place.corrected;

export const byCloseness = (a: Placed, b: Placed) => a.place - b.place || a.rank - b.rank;

/** So many names that begin as typed stay in front of a famous one that doesn't. */
const begunAhead = 3;

/** Each entry once, at its closest place, in the order in which they are shown. */
export function inOrder(placed: readonly Placed[], limit: number): Placed[] {
  const met = new Set<number>();
  const ordered = placed.toSorted(byCloseness).filter(({ rank }) => {
    const first = !met.has(rank);
    met.add(rank);
    return first;
  });
  const famous = ordered.filter((one) => one.place === place.famous);
  if (famous.length > 0) {
    const others = ordered.filter((one) => one.place !== place.famous);
    const before = others.filter((one) => one.place < place.famous).length;
    const begun = others.filter((one) => one.place === place.begun).length;
    others.splice(before + Math.min(begun, begunAhead), 0, ...famous);
    return others.slice(0, limit);
  }
  return ordered.slice(0, limit);
}
