import type { Wish, WishOf } from '@marquee/contracts/assistant/part.ts';

import type { TitleFacts } from '../facts.ts';
import type { Refinement } from '../sentence.ts';
import { likeOf } from './likeOf.ts';
import { medianOf } from './pool.ts';

/** Changes that add a wish, derived from what was shown. */
export type Shift = Exclude<Refinement, { change: 'undo' | 'start-over' }>;

/** The wishes of a change after what was shown; none where they can't apply to it. */
export function wishesOfChange(shift: Shift, shown: readonly TitleFacts[]): readonly Wish[] {
  return shift.change === 'more-like'
    ? titlesAt(shift.places, shown).map((title) => (shift.not ? without(title) : likeOf(title)))
    : wishesOf[shift.change](shown);
}

const wishesOf: Record<
  Exclude<Shift['change'], 'more-like'>,
  (shown: readonly TitleFacts[]) => readonly Wish[]
> = {
  older: (shown) => yearsFrom('older', medianYear(shown)),
  newer: (shown) => yearsFrom('newer', medianYear(shown)),
  shorter: (shown) => minutesFrom('shorter', medianMinutes(shown)),
  longer: (shown) => minutesFrom('longer', medianMinutes(shown)),
  'less-known': () => [{ slot: 'fame', fame: 'hidden' }],
  'better-known': () => [{ slot: 'fame', fame: 'known' }],
  'not-these': (shown) => shown.map((title) => without(title)),
};

const medianYear = (shown: readonly TitleFacts[]) => medianOf(shown.map(({ year }) => year));
const medianMinutes = (shown: readonly TitleFacts[]) =>
  medianOf(shown.flatMap(({ runtime }) => runtime ?? []));

function yearsFrom(change: 'older' | 'newer', middle: number | null): readonly Wish[] {
  if (middle === null) return [];
  return change === 'older'
    ? [{ slot: 'years', min: null, max: middle - 1, strict: true }]
    : [{ slot: 'years', min: middle + 1, max: null, strict: true }];
}

/** Rounded to five minutes away from the middle, as people would say it. */
function minutesFrom(change: 'shorter' | 'longer', middle: number | null): readonly Wish[] {
  if (middle === null) return [];
  return change === 'shorter'
    ? [{ slot: 'runtime', min: null, max: Math.max(1, Math.floor((middle - 1) / 5) * 5), strict: true }]
    : [{ slot: 'runtime', min: Math.min(1000, Math.ceil((middle + 1) / 5) * 5), max: null, strict: true }];
}

/** Places count from 1, and from the end below 0. */
function titlesAt(places: readonly number[], shown: readonly TitleFacts[]): readonly TitleFacts[] {
  return [...new Set(places)].flatMap((place) => shown.at(place > 0 ? place - 1 : place) ?? []);
}

const without = ({ media, id, name, year }: TitleFacts): WishOf<'without'> => ({
  slot: 'without',
  media,
  id,
  name,
  year,
});
