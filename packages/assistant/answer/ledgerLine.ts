import type { Fact, LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import type { Part, Wish, WishOf, WishSlot } from '@marquee/contracts/assistant/part.ts';

import { fameBand, meets } from '#rank/meets.ts';

import { type TitleFacts, titleKey, totalMinutes } from '../facts.ts';
import type { LedgerContext } from './context.ts';
import { type FitAndFact, creditOf, ageLine, themeLine, wordLine, intensityLine } from './themeLine.ts';

type Fit = FitAndFact['fit'];

/** How a title meets a part; null for parts that say nothing of a shown title, such as "not these". */
export function ledgerLineOf(
  title: TitleFacts,
  { key, wish }: Part,
  context: LedgerContext,
): LedgerLine | null {
  const line = standsTo(wish.slot, wish, { title, context });
  return line && { part: key, ...line };
}

type Lines = {
  [Name in WishSlot]: (title: TitleFacts, wish: WishOf<Name>, context: LedgerContext) => FitAndFact | null;
};

const lines: Lines = {
  media: (title, wish) => fits(title, wish, { is: 'media', media: title.media }),
  years: (title, wish) => {
    const fact = { is: 'year', year: title.year } as const;
    return wish.not ? fits(title, wish, fact) : inRange(title.year, wish, { fact, near: 5 });
  },
  runtime: (title, wish) =>
    inRange(title.runtime, wish, {
      fact: { is: 'runtime', minutes: title.runtime },
      near: Math.max(5, (wish.max ?? wish.min ?? 0) * 0.15),
    }),
  seasons: (title, wish) =>
    inRange(title.seasons, wish, { fact: { is: 'seasons', seasons: title.seasons }, near: 1 }),
  episodes: (title, wish) => inRange(title.episodes, wish, { fact: totalOf(title), near: 2 }),
  total: (title, wish) => inRange(totalMinutes(title), wish, { fact: totalOf(title), near: 60 }),
  status: (title, wish) => fits(title, wish, { is: 'status', status: statusOf(title) }),
  score: (title, { min }) =>
    inRange(title.score, { min, max: null }, { fact: { is: 'score', score: title.score }, near: 0.5 }),
  fame: (title, wish) => fameLine(title, wish),
  language: (title, wish) => fits(title, wish, { is: 'language', language: title.language }),
  country: (title, wish) => fits(title, wish, { is: 'countries', countries: [...title.countries] }),
  certification: (title, wish) =>
    fits(title, wish, { is: 'certification', certification: title.certification }),
  age: (title, wish) => ageLine(title, wish),
  genre: (title, wish) => genreLine(title, wish),
  theme: (title, wish, context) => themeLine(title, wish, context.entry(wish.entry)),
  word: (title, wish) => wordLine(title, wish),
  person: (title, wish) => creditLine(title, wish),
  collection: (title, wish) => fits(title, wish, { is: 'collection', name: title.collection, titles: [] }),
  company: (title, wish) => companyLine(title, wish),
  like: (title, wish, context) => likeLine(title, wish, context),
  without: () => null,
  taste: () => null,
  intensity: (title, wish) => intensityLine(title, wish),
  story: (title, _wish, { told }) => storyLine(told?.get(titleKey(title)) ?? 0),
  order: (title, { by }) => ({ fit: 'fits', fact: orderFacts[by](title) }),
};

function standsTo<Name extends WishSlot>(
  slot: Name,
  wish: WishOf<Name>,
  { title, context }: { title: TitleFacts; context: LedgerContext },
): FitAndFact | null {
  return lines[slot](title, wish, context);
}

const fits = (title: TitleFacts, wish: Wish, fact: Fact): FitAndFact => ({
  fit: meets(wish, title) ? 'fits' : 'misses',
  fact,
});

type Range = { min: number | null; max: number | null };

function inRange(
  value: number | null,
  { min, max }: Range,
  { fact, near }: { fact: Fact; near: number },
): FitAndFact {
  if (value === null) return { fit: 'misses', fact };
  const off = Math.max((min ?? value) - value, value - (max ?? value), 0);
  if (off === 0) return { fit: 'fits', fact };
  return { fit: off <= near ? 'near' : 'misses', fact };
}

const totalOf = (title: TitleFacts): Fact => ({
  is: 'total',
  episodes: title.episodes,
  minutes: totalMinutes(title),
});

export function statusOf({ isEnded }: TitleFacts): 'ended' | 'running' | null {
  if (isEnded === null) return null;
  return isEnded ? 'ended' : 'running';
}

function fameLine(title: TitleFacts, wish: WishOf<'fame'>): FitAndFact {
  const fame = fameBand(title);
  if (fame === wish.fame) return { fit: 'fits', fact: { is: 'fame', fame } };
  return { fit: fame === 'between' ? 'near' : 'misses', fact: { is: 'fame', fame } };
}

function genreLine(title: TitleFacts, wish: WishOf<'genre'>): FitAndFact {
  if (wish.not && meets(wish, title)) return { fit: 'fits', fact: { is: 'untagged' } };
  return fits(title, wish, { is: 'genres', genres: [...title.genres] });
}

/** A person asked for as a director who only acts in it is a near miss. */
function creditLine(title: TitleFacts, wish: WishOf<'person'>): FitAndFact {
  const asSaid = creditOf(title, wish);
  const fact = asSaid.role === null ? creditOf(title, { ...wish, role: 'any' }) : asSaid;
  if (wish.not) return { fit: asSaid.role === null ? 'fits' : 'misses', fact };
  if (asSaid.role !== null) return { fit: 'fits', fact };
  return { fit: fact.role === null ? 'misses' : 'near', fact };
}

function companyLine(title: TitleFacts, wish: WishOf<'company'>): FitAndFact {
  const { companies } = title;
  const fact = { is: 'companies', names: companies && [...companies] } as const;
  return companies === null ? { fit: wish.not ? 'unknown' : 'misses', fact } : fits(title, wish, fact);
}

function likeLine(
  title: TitleFacts,
  wish: WishOf<'like'>,
  { titles, shared }: LedgerContext,
): FitAndFact | null {
  const liked = titles.get(titleKey(wish));
  if (!liked) return null;
  const fact = shared(liked, title);
  const fit = likeness(fact);
  if (!wish.not) return { fit, fact };
  return { fit: fit === 'fits' ? 'near' : 'fits', fact };
}

/** Genres alone are a faint likeness, and so is a single tag. */
function likeness({ tags, genres, people, collection }: Extract<Fact, { is: 'shared' }>): Fit {
  if (collection || people.length > 0 || tags.length > 1) return 'fits';
  if (tags.length === 1 && genres.length > 0) return 'fits';
  return tags.length + genres.length > 0 ? 'near' : 'misses';
}

/** From this share of the best match on, a story is taken for the one that is told, or for one like it. */
const sameStory = 0.85;
const nearStory = 0.5;

const storyLine = (match: number): FitAndFact => ({
  fit: match >= sameStory ? 'fits' : match >= nearStory ? 'near' : 'misses',
  fact: { is: 'story' },
});

const year = (title: TitleFacts): Fact => ({ is: 'year', year: title.year });
const minutes = (title: TitleFacts): Fact => ({ is: 'runtime', minutes: title.runtime });

/** The facts that titles were ordered by. */
const orderFacts: Record<WishOf<'order'>['by'], (title: TitleFacts) => Fact> = {
  newest: year,
  oldest: year,
  best: ({ score }) => ({ is: 'score', score }),
  known: (title) => ({ is: 'fame', fame: fameBand(title) }),
  shortest: minutes,
  longest: minutes,
};
