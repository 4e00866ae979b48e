import type { Random } from '#kit/random.ts';
import type { Prop } from '#lit/set.ts';

import type { CompositionName } from './compositions.ts';
import { type PropCast, suits } from './suits.ts';

/** A composition with its leading and its second motif. */
export type Arrangement = { name: CompositionName; A: Prop; B: Prop };

type Wish = { lead: Prop; second: Prop; title: string };

/** For casts that none of a school's compositions suits. */
const always: readonly CompositionName[] = [
  'horizon',
  'portal',
  'strata',
  'echo',
  'doubleExposure',
  'lowSun',
  'swiss',
  'squares',
  'letters',
  'stamp',
];

/** One of the compositions that can carry these two, the better suited more often; the second thing leads where the first can't. */
export function arrange(
  wanted: readonly CompositionName[],
  { lead, second, title }: Wish,
  random: Random,
): Arrangement {
  const letters = title.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const straight = { A: lead, B: second, letters };
  const swapped = { A: second, B: lead, letters };
  const roll = random.next();
  const weighed = (list: readonly CompositionName[], cast: PropCast, most: number) =>
    list
      .map((name) => ({ name, A: cast.A, B: cast.B, weight: Math.min(most, suits[name](cast)) }))
      .filter(({ weight }) => weight > 0);
  const first = weighed(wanted, straight, 9);
  const options = [
    () => (first.length > 0 ? [...first, ...weighed(wanted, swapped, 0.2)] : []),
    () => weighed(wanted, swapped, 9),
    () => weighed(always, straight, 9),
    () => weighed(always, swapped, 9),
  ];
  const list = options.map((option) => option()).find((found) => found.length > 0) ?? [];
  let left = roll * list.reduce((sum, { weight }) => sum + weight, 0);
  for (const { name, A, B, weight } of list) {
    left -= weight;
    if (left <= 0) return { name, A, B };
  }
  return { name: 'letters', A: lead, B: second };
}
