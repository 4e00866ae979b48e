import type { Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';

import { type TitleFacts, titleKey } from '../facts.ts';
import type { RankedTitle } from '../ranking.ts';
import { isCondition } from './loosen.ts';
import { fameBand } from './meets.ts';
import type { Signs } from './signs.ts';

/** What counts how much for the order. Few and round: they are tuned on a handful of requests. */
export const weights: Record<keyof Signs | 'asSaid', number> = {
  /** Its text says the words of the request. */
  text: 0.5,
  genre: 0.7,
  theme: 0.7,
  /** It lacks one of few things that were said. */
  missed: -0.5,
  /** It has a little of what is unwanted. */
  unwanted: -0.5,
  /** It is like a title that is liked. */
  like: 2.2,
  /** It has the keywords of those that are like it. */
  kin: 0.3,
  /** It is of the same time as a liked title. */
  era: 0.15,
  /** It is like a title that is not. */
  dislike: -0.8,
  /** It is widely known; negated where hidden ones are wanted. */
  fame: 0.3,
  score: 0.2,
  /** A person asked for takes part. */
  person: 2,
  /** It is of the preferred years or length. */
  years: 0.6,
  runtime: 0.8,
  /** It is a film, or a series like one that is liked, where neither is asked for. */
  medium: 0.4,
  /** It suits the age of a child. */
  age: 1.5,
  /** It is made for children, and none are spoken of. */
  childish: -0.8,
  /** Nobody judged what is asked for. */
  unjudged: -1,
  /** It meets, unloosened, what had to be loosened. */
  asSaid: 2,
};

const signs = [
  'text',
  'genre',
  'theme',
  'missed',
  'unwanted',
  'like',
  'kin',
  'era',
  'fame',
  'score',
  'person',
  'years',
  'runtime',
  'medium',
  'age',
  'childish',
  'unjudged',
  'dislike',
] as const;

/** Wishes that only series can meet, or that ask for either. */
const aboutMedia: ReadonlySet<WishSlot> = new Set(['media', 'seasons', 'episodes', 'status']);

/** One number for each title, the sum of its signs. */
export function scoresOf(found: Signs, wishes: readonly Wish[]): Float64Array {
  const sums = new Float64Array(found.text.length);
  const saysMedia = wishes.some(({ slot }) => aboutMedia.has(slot));
  for (const sign of signs) {
    if (sign === 'medium' && saysMedia) continue;
    const weight = weights[sign];
    const values = found[sign];
    for (let place = 0; place < sums.length; place += 1) {
      sums[place] = (sums[place] ?? 0) + weight * (values[place] ?? 0);
    }
  }
  return sums;
}

/** How many of the best are sorted by the requested order, where titles fit more or less. */
const pool = 60;
/** With fewer hidden ones, known ones are included. */
const leastHidden = 5;

export const bestFirst = (a: RankedTitle, b: RankedTitle): number =>
  b.score - a.score || b.title.fame - a.title.fame || (titleKey(a.title) < titleKey(b.title) ? -1 : 1);

/** Of unknown length: last of the short ones. */
const longest = 1000;

const values = {
  newest: ({ year }: TitleFacts) => year,
  oldest: ({ year }: TitleFacts) => -year,
  best: ({ score }: TitleFacts) => score,
  known: ({ fame }: TitleFacts) => fame,
  shortest: ({ runtime }: TitleFacts) => -(runtime ?? longest),
  longest: ({ runtime }: TitleFacts) => runtime ?? 0,
};

/** The best in the order that is asked for, without the best known where hidden ones are wanted. */
export function orderedByWish(
  sorted: readonly RankedTitle[],
  wishes: readonly Wish[],
): readonly RankedTitle[] {
  const wanted = withoutKnown(sorted, wishes);
  const order = wishes.findLast((wish) => wish.slot === 'order');
  if (order === undefined) return wanted;
  const value = values[order.by];
  // "The oldest film that you have": all fit as well.
  const isWhole =
    order.by !== 'best' &&
    wishes.every((wish) => wish === order || wish.slot === 'fame' || isCondition(wish));
  // From here on the score is the place: variety goes by it.
  return wanted
    .slice(0, isWhole ? wanted.length : pool)
    .sort((a, b) => value(b.title) - value(a.title) || bestFirst(a, b))
    .map(({ title }, place, { length }) => ({ title, score: length - place }));
}

function withoutKnown(sorted: readonly RankedTitle[], wishes: readonly Wish[]): readonly RankedTitle[] {
  if (wishes.findLast((wish) => wish.slot === 'fame')?.fame !== 'hidden') return sorted;
  const unknown = sorted.filter(({ title }) => fameBand(title) !== 'known');
  return unknown.length < leastHidden ? sorted : unknown;
}
