import type { Chip } from '@marquee/contracts/assistant/events.ts';
import type { Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';

import { fameBand } from '#rank/fameBand.ts';

import type { TitleFacts } from '../facts.ts';
import { medianOf } from './pool.ts';

type ChangeChip = Extract<Chip, { is: 'change' }>;
type Change = ChangeChip['change'];

const most = 5;
const recent = 1995;
const old = 1970;
const long = 125;
const short = 90;

/** The changes that make sense for the results, such as older ones where most are recent. */
export function changeChips(shown: readonly TitleFacts[], asked: readonly Wish[]): ChangeChip[] {
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
