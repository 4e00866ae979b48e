import type { SearchKind } from '#entry.ts';

/** How closely a candidate matches, the closest first. Within a tier the better rank comes first. */
export const tier = {
  exact: 0,
  /** The same for a variant of the query: with other spaces, with its last number as a year. */
  exactVariant: 1,
  /** A corrected name that is far better known than anything that matches as typed. */
  popularCorrection: 2,
  prefix: 3,
  prefixVariant: 4,
  allWords: 5,
  allWordsVariant: 6,
  corrected: 7,
  correctedPrefix: 8,
  correctedWords: 9,
} as const;
export type Tier = (typeof tier)[keyof typeof tier];

export type PlacedEntry = { kind: SearchKind; rank: number; tier: Tier; initials?: true };

export const isCorrected = ({ tier: at }: PlacedEntry) =>
  at === tier.popularCorrection || at >= tier.corrected;

export const byCloseness = (a: PlacedEntry, b: PlacedEntry) => a.tier - b.tier || a.rank - b.rank;

/** A whole name that only a person has is no likelier than the beginning of a better-known title. */
const likelyTier = ({ kind, tier: at }: PlacedEntry) =>
  kind === 'person' && at === tier.exact ? tier.prefix : at;

export const byLikelihood = (a: PlacedEntry, b: PlacedEntry) =>
  likelyTier(a) - likelyTier(b) || a.rank - b.rank;

/** The number of closer matches that stay before a name that is far better known. */
const ahead = 3;
const mostMoved = 2;
/** The factor by which the rank of such a name is better. */
const farBetter = 40;

/** Each entry once, in its closest tier, in the order in which they are shown. */
export function inPlaceOrder(candidates: readonly PlacedEntry[], limit: number): PlacedEntry[] {
  const met = new Set<number>();
  const ordered = candidates.toSorted(byCloseness).filter(({ rank }) => {
    const first = !met.has(rank);
    met.add(rank);
    return first;
  });
  return withFamousBegun(withFamousCorrected(ordered)).slice(0, limit);
}

/** Corrected names come after whole ones and the first of those that begin as typed. */
function withFamousCorrected(ordered: PlacedEntry[]): PlacedEntry[] {
  const famous = ordered.filter((one) => one.tier === tier.popularCorrection);
  if (famous.length === 0) return ordered;
  const others = ordered.filter((one) => one.tier !== tier.popularCorrection);
  const exact = others.filter((one) => one.tier < tier.popularCorrection).length;
  const begun = others.filter((one) => one.tier === tier.prefix).length;
  return others.toSpliced(exact + Math.min(begun, ahead), 0, ...famous);
}

/** Many names are "Star", and none of them as well known as what begins so. */
function withFamousBegun(ordered: PlacedEntry[]): PlacedEntry[] {
  const [first] = ordered;
  if (first === undefined || ordered[ahead]?.tier !== tier.exact) return ordered;
  const famous = ordered
    .filter((one) => one.tier === tier.prefix && one.rank * farBetter < first.rank)
    .slice(0, mostMoved);
  return [
    ...ordered.slice(0, ahead),
    ...famous,
    ...ordered.slice(ahead).filter((one) => !famous.includes(one)),
  ];
}
