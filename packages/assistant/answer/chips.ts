import type { Chip } from '@marquee/contracts/assistant/events.ts';
import { type Wish, type WishSlot, genreNames } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import { fameBand, meets } from '#rank/meets.ts';

import type { TitleFacts } from '../facts.ts';
import type { Homonym } from '../sentence.ts';
import { medianOf } from './pool.ts';

type ChangeChip = Extract<Chip, { is: 'change' }>;
type Change = ChangeChip['change'];

const most = 5;
const recent = 1995;
const old = 1970;
const long = 125;
const short = 90;

/** The changes that make sense for the results, such as older ones where most are recent. */
function changeChips(shown: readonly TitleFacts[], asked: readonly Wish[]): ChangeChip[] {
  if (shown.length === 0) return [];
  const traits = traitsOf(shown, asked);
  const sensible = changes.filter(([, makesSense]) => makesSense(traits)).map(([change]) => change);
  return [...sensible.slice(0, most - 1), 'not-these' as const].map((change) => ({ is: 'change', change }));
}

type Traits = {
  year: number;
  runtime: number;
  isFilms: boolean;
  isSeries: boolean;
  isFunny: boolean;
  isKnown: boolean;
  asks: (slot: WishSlot) => boolean;
};

function traitsOf(shown: readonly TitleFacts[], asked: readonly Wish[]): Traits {
  const slots = new Set(asked.map(({ slot }) => slot));
  return {
    year: medianOf(shown.map((title) => title.year)) ?? recent,
    runtime: medianOf(shown.flatMap((title) => title.runtime ?? [])) ?? (long + short) / 2,
    isFilms: shown.every(({ media }) => media === 'movie'),
    isSeries: shown.every(({ media }) => media === 'tv'),
    isFunny:
      asked.some((wish) => wish.slot === 'theme' && wish.entry === 'funny') ||
      shown.every(({ genres }) => genres.includes('Comedy')),
    isKnown: shown.filter((title) => fameBand(title) === 'known').length * 2 > shown.length,
    asks: (slot) => slots.has(slot),
  };
}

/** The most wanted first. */
const changes: readonly (readonly [Change, (traits: Traits) => boolean])[] = [
  ['older', ({ year }) => year >= recent],
  ['newer', ({ year }) => year < old],
  ['less-known', ({ isKnown, asks }) => isKnown && !asks('fame')],
  ['funnier', ({ isFunny }) => !isFunny],
  ['films', ({ isSeries }) => isSeries],
  ['series', ({ isFilms, asks }) => isFilms && !asks('runtime') && !asks('person')],
  ['shorter', ({ isFilms, runtime }) => isFilms && runtime >= long],
  ['longer', ({ isFilms, runtime }) => isFilms && runtime <= short],
  ['newer', ({ year }) => year >= old && year < recent],
];

type SplitChip = Extract<Chip, { is: 'split' }>;

const fewest = 5;
const mostOfAll = 0.7;

/** How much a question of each kind helps to choose: a title's character more than its numbers. */
const worth: Partial<Record<WishSlot, number>> = {
  theme: 1,
  genre: 0.95,
  years: 0.9,
  language: 0.9,
  media: 0.8,
  runtime: 0.75,
};

/** Half of all films are dramas: to want one says little. */
const worthOf = (wish: Wish): number =>
  wish.slot === 'genre' && wish.genre === 'Drama' ? 0.5 : (worth[wish.slot] ?? 0);

/** Whether something like it was said: a second one of its kind would not split but contradict. */
const settles: Partial<Record<WishSlot, readonly WishSlot[]>> = {
  years: ['years', 'order'],
  language: ['language', 'country'],
  media: ['media', 'seasons', 'episodes', 'status'],
  runtime: ['runtime'],
};

/** Follow-ups that split the best results, one of each kind, the best first. */
function splitChips(found: readonly TitleFacts[], asked: readonly Wish[]): SplitChip[] {
  const said = new Set(asked.map(meaning));
  const slots = new Set(asked.map(({ slot }) => slot));
  const best = new Map<WishSlot, { chip: SplitChip; gain: number }>();
  for (const wish of questions(found)) {
    if (said.has(meaning(wish)) || settles[wish.slot]?.some((slot) => slots.has(slot))) continue;
    const count = found.filter((title) => isOf(wish, title)).length;
    if (count < fewest || count > found.length * mostOfAll) continue;
    const gain = worthOf(wish) * entropy(count / found.length);
    if (gain > (best.get(wish.slot)?.gain ?? 0)) {
      best.set(wish.slot, { chip: { is: 'split', part: wish, count }, gain });
    }
  }
  return [...best.values()].toSorted((one, other) => other.gain - one.gain).map(({ chip }) => chip);
}

const meaning = (wish: Wish): string => partKey('not' in wish ? { ...wish, not: false } : wish);

/** How even a split is, 1 at half and half. */
const entropy = (share: number): number => -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);

/** All possible questions about the results. */
function questions(found: readonly TitleFacts[]): readonly Wish[] {
  const decades = distinct(found.map(({ year }) => year - (year % 10)));
  const languages = distinct(found.map(({ language }) => language)).filter((language) => language !== 'en');
  return [
    ...splittingMoods.map((entry): Wish => ({ slot: 'theme', entry, not: false })),
    ...genreNames.map((genre): Wish => ({ slot: 'genre', genre, not: false })),
    ...decades.map((min): Wish => ({ slot: 'years', min, max: min + 9, strict: true })),
    ...languages.map((language): Wish => ({ slot: 'language', language, not: false })),
    { slot: 'media', media: 'movie' },
    { slot: 'media', media: 'tv' },
    { slot: 'runtime', min: null, max: 100, strict: true },
  ];
}

/** Moods of the catalogue that distinguish what people feel like; each is an entry of the lexicon, too. */
export const splittingMoods = [
  'funny',
  'feel-good',
  'whimsical',
  'romantic',
  'bittersweet',
  'melancholy',
  'dark',
  'bleak',
  'tense',
  'scary',
  'action-packed',
  'epic',
  'thought-provoking',
  'mind-bending',
  'quirky',
  'satirical',
  'uplifting',
] as const;

/** A mood by its own name is enough here: every title is checked for each of them. */
const isOf = (wish: Wish, title: TitleFacts): boolean =>
  wish.slot === 'theme' ? title.moods.includes(wish.entry) : meets(wish, title);

const distinct = <Value extends string | number>(values: readonly Value[]): readonly Value[] => [
  ...new Set(values),
];

const mostQuestions = 4;
const mostMeant = 2;

type Chipping = {
  /** The best ones, beyond what is shown. */
  found: readonly TitleFacts[];
  shown: readonly TitleFacts[];
  asked: readonly Wish[];
  homonyms: readonly Homonym[];
};

/** Up to four questions that split the results, then the changes that make sense. */
export function chipsOf({ found, shown, asked, homonyms }: Chipping): Chip[] {
  const meant = meantChips(homonyms, asked).slice(0, mostMeant);
  return [
    ...meant,
    ...splitChips(found, asked).slice(0, mostQuestions - meant.length),
    ...changeChips(shown, asked),
  ];
}

/** The others of one name, as long as the chosen one is still asked for. */
function meantChips(homonyms: readonly Homonym[], asked: readonly Wish[]): Chip[] {
  const keys = new Set(asked.map(partKey));
  return homonyms.flatMap(({ wish, others }) => {
    const instead = partKey(wish);
    return keys.has(instead)
      ? others.map(({ media, id, name, year }): Chip => ({ is: 'meant', media, id, name, year, instead }))
      : [];
  });
}
