import type { Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';

import { smallChild } from './forAge.ts';
import { isNamed, isStrict } from './meets.ts';

/** A wish of the conversation as it is applied now: as said, looser, or not at all. */
type Held = { from: Wish; to: Wish | null };

/** Makes the wishes of a slot looser; null where they are given up. */
type Step = {
  slot: WishSlot;
  loosen: (wish: Wish) => Wish | null;
  /** Only where there is nothing at all. */
  isLast?: boolean;
};

const most = { runtime: 1000, episodes: 10_000, total: 100_000 };
const wider = (share: number) => (wish: Wish) =>
  wish.slot !== 'runtime' && wish.slot !== 'episodes' && wish.slot !== 'total'
    ? wish
    : {
        ...wish,
        min: wish.min === null ? null : Math.max(1, Math.floor(wish.min * (1 - share))),
        max: wish.max === null ? null : Math.min(most[wish.slot], Math.ceil(wish.max * (1 + share))),
      };

const longer = (years: number) => (wish: Wish) =>
  wish.slot !== 'years'
    ? wish
    : {
        ...wish,
        min: wish.min === null ? null : Math.max(1870, wish.min - years),
        max: wish.max === null ? null : Math.min(2200, wish.max + years),
      };

const lower = (points: number) => (wish: Wish) =>
  wish.slot === 'score' ? { ...wish, min: Math.max(1, wish.min - points) } : wish;

const givenUp = () => null;

/** In the order in which people mind least. Slots not listed are never loosened. */
const steps: readonly Step[] = [
  { slot: 'person', loosen: givenUp },
  { slot: 'runtime', loosen: wider(0.03) },
  { slot: 'runtime', loosen: wider(0.15) },
  { slot: 'episodes', loosen: wider(0.3) },
  { slot: 'total', loosen: wider(0.3) },
  { slot: 'score', loosen: lower(0.5) },
  { slot: 'years', loosen: longer(5) },
  { slot: 'years', loosen: longer(10) },
  { slot: 'status', loosen: givenUp },
  { slot: 'seasons', loosen: givenUp },
  { slot: 'runtime', loosen: wider(0.5) },
  { slot: 'runtime', loosen: wider(1) },
  { slot: 'episodes', loosen: wider(1) },
  { slot: 'episodes', loosen: givenUp },
  { slot: 'total', loosen: wider(1) },
  { slot: 'total', loosen: givenUp },
  { slot: 'score', loosen: givenUp },
  { slot: 'runtime', loosen: givenUp },
  { slot: 'years', loosen: givenUp },
  // Two German series are a better answer than five of which three aren't.
  { slot: 'country', loosen: givenUp, isLast: true },
  { slot: 'language', loosen: givenUp, isLast: true },
];

/** Small children have more series than films, and what they watch is called a film anyway. */
const forSmallChildren: readonly Step[] = [{ slot: 'media', loosen: givenUp }, ...steps];

/** People asked for by name are expected in every title, though they are the first to be given up. */
export const isCondition = (wish: Wish): boolean => isStrict(wish) || wish.slot === 'person';

const isLoosenedBy = ({ slot }: Step, wish: Wish): boolean =>
  wish.slot === slot && !('not' in wish && wish.not);

/**
 * Loosens conditions, one kind after the other, until `count` finds enough or nothing is left to loosen; then takes
 * back what had no effect. Returns how each condition is applied now.
 */
export function loosen(
  conditions: readonly Wish[],
  enough: number,
  count: (wishes: readonly Wish[]) => number,
): readonly Held[] {
  // The few titles of who or what is asked for by name are enough.
  const least = conditions.some(isNamed) ? 1 : enough;
  const isForSmall = conditions.some((wish) => wish.slot === 'age' && wish.years <= smallChild);
  const inOrder = isForSmall ? forSmallChildren : steps;
  const countHeld = (held: readonly Held[]) => count(held.flatMap(({ to }) => to ?? []));
  let held: readonly Held[] = conditions.map((wish) => ({ from: wish, to: wish }));
  let found = countHeld(held);
  for (const step of inOrder) {
    if (found >= (step.isLast ? 1 : least)) continue;
    if (!held.some(({ from }) => isLoosenedBy(step, from))) continue;
    held = held.map(({ from, to }) =>
      isLoosenedBy(step, from) ? { from, to: step.loosen(from) } : { from, to },
    );
    found = countHeld(held);
  }
  const wanted = Math.min(least, found);
  // The last loosened ones matter most, so they are restored first.
  for (const step of inOrder.toReversed()) {
    for (const [place, { from, to }] of held.entries()) {
      if (to === from || !isLoosenedBy(step, from)) continue;
      const back = held.with(place, { from, to: from });
      if (countHeld(back) >= wanted) held = back;
    }
  }
  return held;
}
