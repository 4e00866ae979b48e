import type { SearchKind } from '#entry.ts';

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

export type PlacedEntry = { kind: SearchKind; rank: number; place: Place; initials?: true };

export const isCorrected = ({ place: at }: PlacedEntry) => at === place.famous || at >= place.corrected;

export const byCloseness = (a: PlacedEntry, b: PlacedEntry) => a.place - b.place || a.rank - b.rank;

/** A whole name that only a person has is no likelier than the beginning of a better-known title. */
const likelyPlace = ({ kind, place: at }: PlacedEntry) =>
  kind === 'person' && at === place.exact ? place.begun : at;

export const byLikelihood = (a: PlacedEntry, b: PlacedEntry) =>
  likelyPlace(a) - likelyPlace(b) || a.rank - b.rank;

/** So many closer matches stay in front of a name that is far better known. */
const ahead = 3;
const mostMoved = 2;
/** So many times better is the rank of such a name. */
const farBetter = 40;

/** Each entry once, at its closest place, in the order in which they are shown. */
export function inPlaceOrder(placed: readonly PlacedEntry[], limit: number): PlacedEntry[] {
  const met = new Set<number>();
  const ordered = placed.toSorted(byCloseness).filter(({ rank }) => {
    const first = !met.has(rank);
    met.add(rank);
    return first;
  });
  return withFamousBegun(withFamousCorrected(ordered)).slice(0, limit);
}

/** Corrected names stand behind whole ones and the first of those that begin as typed. */
function withFamousCorrected(ordered: PlacedEntry[]): PlacedEntry[] {
  const famous = ordered.filter((one) => one.place === place.famous);
  if (famous.length === 0) return ordered;
  const others = ordered.filter((one) => one.place !== place.famous);
  const exact = others.filter((one) => one.place < place.famous).length;
  const begun = others.filter((one) => one.place === place.begun).length;
  return others.toSpliced(exact + Math.min(begun, ahead), 0, ...famous);
}

/** Many names are "Star", and none of them as well known as what begins so. */
function withFamousBegun(ordered: PlacedEntry[]): PlacedEntry[] {
  const [first] = ordered;
  if (first === undefined || ordered[ahead]?.place !== place.exact) return ordered;
  const famous = ordered
    .filter((one) => one.place === place.begun && one.rank * farBetter < first.rank)
    .slice(0, mostMoved);
  return [
    ...ordered.slice(0, ahead),
    ...famous,
    ...ordered.slice(ahead).filter((one) => !famous.includes(one)),
  ];
}
