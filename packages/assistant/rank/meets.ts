import type { Wish, WishOf, WishSlot } from '@marquee/contracts/assistant/part.ts';

import { lexicon } from '#lexicon/entries.ts';
import { signalsOf } from '#lexicon/signals.ts';

import { type PersonRef, type TitleFacts, totalMinutes } from '../facts.ts';
import { franchisesOf } from '../franchisesOf.ts';
import { isForAge } from './forAge.ts';
import { intensityOf } from './intensityOf.ts';
import { isRatedAtMost } from './isRatedAtMost.ts';
import { saysWord } from './titleText.ts';

/** Each band is about a third of the catalogue. */
const known = 78;
const hidden = 60;

export function fameBand({ fame }: Pick<TitleFacts, 'fame'>): 'known' | 'between' | 'hidden' {
  if (fame >= known) return 'known';
  return fame <= hidden ? 'hidden' : 'between';
}

/** From this strength on a title has a theme: it is shown as such, and left out where the theme is unwanted. */
export const leastTheme = 0.3;

/** Whether a wish is a condition that each shown title meets, rather than something that is weighed. */
export function isStrict(wish: Wish): boolean {
  if ('strict' in wish) return wish.strict;
  if (weighed.has(wish.slot)) return false;
  return weighedUnlessNot.has(wish.slot) ? isNot(wish) : true;
}

/** Whether it is asked of a title what was judged title by title. */
export const isJudged = (wish: Wish): boolean =>
  wish.slot === 'age' ||
  wish.slot === 'intensity' ||
  (wish.slot === 'theme' && entries.get(wish.entry)?.judged !== undefined);

/** Whether titles of somebody or something are wanted, of which there may be few. */
export const isNamed = (wish: Wish): boolean => named.has(wish.slot) && !isNot(wish);

const named: ReadonlySet<WishSlot> = new Set(['person', 'collection', 'company']);

const weighed: ReadonlySet<WishSlot> = new Set(['fame', 'like', 'taste', 'story', 'order']);
const weighedUnlessNot: ReadonlySet<WishSlot> = new Set(['genre', 'theme', 'word', 'person']);

/** Whether a title meets a wish by itself; true for what can't be decided, such as an order. */
export function meets(wish: Wish, title: TitleFacts): boolean {
  const isSo = isAsSaid(wish.slot, wish, title);
  return wish.slot !== 'like' && wish.slot !== 'taste' && isNot(wish) ? !isSo : isSo;
}

/**
 * Whether a title meets all wishes together. Several of one kind that no title could meet at once, such as languages
 * or periods that don't overlap, are alternatives: one of them is enough.
 */
export const meetsAll = (wishes: readonly Wish[], title: TitleFacts): boolean =>
  alternativesIn(wishes).every((group) => group.some((wish) => meets(wish, title)));

/** Wishes of which one is enough, together: "French or Italian", "in the eighties or the nineties". */
export function alternativesIn(wishes: readonly Wish[]): readonly (readonly Wish[])[] {
  const groups: Wish[][] = [];
  for (const wish of wishes) {
    const group = groups.find(([first]) => first !== undefined && areAlternatives(first, wish));
    if (group === undefined) groups.push([wish]);
    else group.push(wish);
  }
  return groups;
}

const alternatives: ReadonlySet<WishSlot> = new Set([
  'media',
  'language',
  'country',
  'collection',
  'company',
]);

function areAlternatives(a: Wish, b: Wish): boolean {
  if (a.slot !== b.slot) return false;
  if (isNot(a) || isNot(b)) return false;
  if (a.slot === 'years' && b.slot === 'years') return !doOverlap(a, b);
  return alternatives.has(a.slot);
}

const isNot = (wish: Wish): boolean => 'not' in wish && wish.not === true;

type Range = Pick<WishOf<'years'>, 'min' | 'max'>;

const doOverlap = (a: Range, b: Range) =>
  (a.min ?? -Infinity) <= (b.max ?? Infinity) && (b.min ?? -Infinity) <= (a.max ?? Infinity);

const isWithin = (value: number | null, { min, max }: Range) =>
  value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity);

type Wishes = { [Name in WishSlot]: WishOf<Name> };

/** Each slot's condition, before negation. */
const checks: { [Name in WishSlot]: (wish: Wishes[Name], title: TitleFacts) => boolean } = {
  media: ({ media }, title) => title.media === media,
  years: (wish, title) => isWithin(title.year, wish),
  runtime: (wish, title) => isWithin(title.runtime, wish),
  seasons: (wish, title) => isWithin(title.seasons, wish),
  episodes: (wish, title) => isWithin(title.episodes, wish),
  total: (wish, title) => isWithin(totalMinutes(title), wish),
  status: ({ status }, title) => title.isEnded === (status === 'ended'),
  score: ({ min }, title) => title.score >= min,
  fame: ({ fame }, title) => fameBand(title) === fame,
  language: ({ language }, title) => title.language === language,
  country: ({ country }, title) => title.countries.includes(country),
  certification: ({ max }, title) => isRatedAtMost(title.certification, max),
  age: ({ years }, title) => isForAge(years, title),
  genre: ({ genre }, title) => title.genres.includes(genre),
  theme: ({ entry }, title) => themeStrength(entry, title) >= leastTheme,
  word: ({ word }, title) => saysWord(title, word),
  person: (wish, title) => takesPart(wish, title),
  collection: ({ name }, title) => title.collection !== null && franchisesOf(title.collection).includes(name),
  company: ({ name }, title) => title.companies?.includes(name) === true,
  like: () => true,
  taste: () => true,
  without: ({ media, id }, title) => title.media !== media || title.id !== id,
  intensity: ({ of, max }, title) => intensityOf(of, title) <= max,
  story: () => true,
  order: () => true,
};

function isAsSaid<Name extends WishSlot>(slot: Name, wish: Wishes[Name], title: TitleFacts): boolean {
  return checks[slot](wish, title);
}

/** How much a title has of an entry of the lexicon, from 0 to 1; 0 for what is no entry. */
export function themeStrength(id: string, title: TitleFacts): number {
  const entry = entries.get(id);
  return entry === undefined ? 0 : signalsOf(entry, title).strength;
}

const entries = new Map(lexicon.map((entry) => [entry.id, entry]));

/** Whether a person takes part in a title in the role that is asked for. */
function takesPart({ id, role }: Pick<WishOf<'person'>, 'id' | 'role'>, title: TitleFacts): boolean {
  const isMeant = (person: PersonRef) => person.id === id;
  return (
    ((role === 'director' || role === 'any') && title.makers.some(isMeant)) ||
    ((role === 'writer' || role === 'any') && title.writers.some(isMeant)) ||
    ((role === 'cast' || role === 'any') && title.cast.some(isMeant))
  );
}
