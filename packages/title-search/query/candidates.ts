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

type Matching = { kind: SearchKind; tier: Tier; initials?: true | undefined };

/** Entries that match equally closely, the best rank first. A short beginning has ten thousand of them. */
export type MatchList = Matching & { ranks: readonly number[] };

export type PlacedEntry = Matching & { rank: number };

export const isCorrected = ({ tier: at }: Pick<Matching, 'tier'>) =>
  at === tier.popularCorrection || at >= tier.corrected;

export const countOf = (lists: readonly MatchList[]): number =>
  lists.reduce((sum, { ranks }) => sum + ranks.length, 0);

/** A list of its own for each entry: for the few that come in no order. */
export const eachAlone = (entries: readonly PlacedEntry[]): MatchList[] =>
  entries.map(({ rank, ...matching }) => ({ ...matching, ranks: [rank] }));

const never = Number.POSITIVE_INFINITY;

/** A place in a list. Asked for ever worse ranks, it says whether the list has them. */
const cursorIn = (ranks: readonly number[]) => {
  let next = 0;
  return (rank: number): boolean => {
    while ((ranks[next] ?? never) < rank) next += 1;
    return ranks[next] === rank;
  };
};

/** The closest `limit` entries of each tier that `isWanted` before the tier begins; each once, in its closest tier. */
function byCloseness<List extends MatchList>(
  lists: readonly List[],
  limit: number,
  isWanted: (tier: Tier) => boolean,
  see: (list: List, rank: number) => void,
): void {
  const tiers = Map.groupBy(
    lists.filter(({ ranks }) => ranks.length > 0),
    (list) => list.tier,
  );
  const closer: MatchList[] = [];
  for (const [at, tied] of [...tiers].sort(([a], [b]) => a - b)) {
    if (!isWanted(at)) return;
    const cursors = closer.map(({ ranks }) => cursorIn(ranks));
    const heads = tied.map((list) => ({ list, next: 0, rank: list.ranks[0] ?? never }));
    for (let seen = 0, last = -1; seen < limit;) {
      let best = heads[0];
      for (const head of heads) if (best === undefined || head.rank < best.rank) best = head;
      if (best === undefined || best.rank === never) break;
      const { list, rank } = best;
      best.next += 1;
      best.rank = list.ranks[best.next] ?? never;
      if (rank === last || cursors.some((has) => has(rank))) continue;
      last = rank;
      seen += 1;
      see(list, rank);
    }
    closer.push(...tied);
  }
}

export const placed = ({ kind, tier: at, initials }: MatchList, rank: number): PlacedEntry =>
  initials === undefined ? { kind, rank, tier: at } : { kind, rank, tier: at, initials };

/** The closest entries, in order; one that matches in several ways comes several times. */
export const closest = (lists: readonly MatchList[], most: number): PlacedEntry[] =>
  lists
    .flatMap((list) => list.ranks.slice(0, most).map((rank) => placed(list, rank)))
    .sort((a, b) => a.tier - b.tier || a.rank - b.rank)
    .slice(0, most);

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
export function inPlaceOrder<List extends MatchList, Placed extends PlacedEntry>(
  lists: readonly List[],
  limit: number,
  make: (list: List, rank: number) => Placed,
): Placed[] {
  const ordered: Placed[] = [];
  byCloseness(
    lists,
    limit,
    // Some of those that begin as typed come before others that match more closely.
    (at) => ordered.length < limit || at <= tier.prefix,
    (list, rank) => ordered.push(make(list, rank)),
  );
  return withFamousBegun(withFamousCorrected(ordered)).slice(0, limit);
}

/** Corrected names come after whole ones and the first of those that begin as typed. */
function withFamousCorrected<Placed extends PlacedEntry>(ordered: Placed[]): Placed[] {
  const famous = ordered.filter((one) => one.tier === tier.popularCorrection);
  if (famous.length === 0) return ordered;
  const others = ordered.filter((one) => one.tier !== tier.popularCorrection);
  const exact = others.filter((one) => one.tier < tier.popularCorrection).length;
  const begun = others.filter((one) => one.tier === tier.prefix).length;
  return others.toSpliced(exact + Math.min(begun, ahead), 0, ...famous);
}

/** Many names are "Star", and none of them as well known as what begins so. */
function withFamousBegun<Placed extends PlacedEntry>(ordered: Placed[]): Placed[] {
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
