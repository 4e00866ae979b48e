import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { type TitleFacts, type TitleKey, titleKey } from '../facts.ts';
import type { Rank, RankedTitle, Ranking, Sought } from '../ranking.ts';
import { anyPicks, drawnFrom } from './anyPicks.ts';
import { leavesChoice, type Standing, standingWords } from './standing.ts';

/** How many of the best are used for questions that split them. */
const breadth = 50;
/** A short answer ends sooner where the rest fits far less well. */
const shortAnswer = 8;
const fewest = 5;
const farBehind = 0.4;

export type PickPool = {
  /** The picks. */
  shown: readonly TitleFacts[];
  best: readonly TitleFacts[];
} & Pick<Ranking, 'loosened' | 'leftOut' | 'told'>;

type Pooling = {
  rank: Rank;
  titles: ReadonlyMap<TitleKey, TitleFacts>;
  seen: ReadonlySet<TitleKey>;
  /** What the person is known to like. */
  liked: readonly Wish[];
  count: number;
  /** Which day's picks somebody gets who leaves the choice to us. */
  day: number;
};

/** The results, and how many of them are shown. */
export function pickPoolOf(standing: Standing, pooling: Pooling): PickPool {
  const { rank, titles, seen, liked, count } = pooling;
  const said = standing.parts.map(({ wish }) => wish);
  const sought = {
    wishes: withLiked(said, liked),
    words: standingWords(standing),
    told: standing.told.map(({ say }) => say),
    isName: standing.named !== null,
  };
  if (leavesChoice(standing)) return anyPool(sought, pooling);
  const found = rank(sought, { count: Math.max(count, breadth), seen });
  const best = found.ranked.map(({ title }) => title);
  const named = namedTitle(standing, titles);
  const isNamedSeen = named !== null && seen.has(titleKey(named));
  const shown = fitting(found.ranked, { count, isOrdered: said.some(({ slot }) => slot === 'order') });
  return {
    shown: named && !isNamedSeen ? [named, ...shown].slice(0, count) : shown,
    best,
    loosened: found.loosened,
    ...(found.told && { told: found.told }),
    leftOut: isNamedSeen ? [named, ...found.leftOut] : found.leftOut,
  };
}

function anyPool(sought: Sought, { rank, seen, liked, count, day }: Pooling): PickPool {
  const most = liked.length > 0 ? drawnFrom.personal : drawnFrom.many;
  const { ranked, loosened } = rank(sought, { count: most, seen });
  const titles = ranked.map(({ title }) => title);
  return { shown: anyPicks(titles, { count, day }), best: titles.slice(0, breadth), loosened, leftOut: [] };
}

/** Who names a title likes that one, whatever else they like. */
function withLiked(said: readonly Wish[], liked: readonly Wish[]): readonly Wish[] {
  const taste = said.find((wish) => wish.slot === 'taste');
  if (taste === undefined || said.some((wish) => wish.slot === 'like' && !wish.not)) return said;
  return [...said, ...liked.map((wish) => (wish.slot === 'like' ? { ...wish, not: taste.not } : wish))];
}
function fitting(
  ranked: readonly RankedTitle[],
  { count, isOrdered }: { count: number; isOrdered: boolean },
) {
  const highest = Math.max(...ranked.slice(0, count).map(({ score }) => score));
  const least = count > shortAnswer || isOrdered ? -Infinity : highest * farBehind;
  return ranked
    .slice(0, count)
    .filter(({ score }, place) => place < fewest || score >= least)
    .map(({ title }) => title);
}

function namedTitle({ parts, named }: Standing, titles: Pooling['titles']): TitleFacts | null {
  const wish = parts.find(({ key }) => key === named)?.wish;
  return wish?.slot === 'like' ? (titles.get(titleKey(wish)) ?? null) : null;
}

/** The lower median, so that it is one of the values; null where there are none. */
export function medianOf(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? null;
}
