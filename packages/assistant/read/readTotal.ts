import spareTime from '@marquee/content/words/spare-time.json' with { type: 'json' };
import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { amount, minutesOf } from './amountOfTime.ts';
import { createReader, type Meaning, pattern, type Rule } from './rules.ts';

const minutesIn = new Map(
  spareTime.flatMap(({ minutes, phrases }) => phrases.map((phrase): [string, number] => [phrase, minutes])),
);
const time = `(${[...minutesIn.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;

/** What is left of a few days for watching. */
const perDay = { days: 360, evenings: 150, nights: 150 } as const;
const counted = '(?:(\\d{1,2})|a (?:few|couple of)|several|some) (days|evenings|nights)';

function minutesFor([, phrase, count, unit]: readonly (string | undefined)[]): number | null {
  if (phrase !== undefined) return minutesIn.get(phrase) ?? null;
  if (unit !== 'days' && unit !== 'evenings' && unit !== 'nights') return null;
  return perDay[unit] * Number(count ?? 3);
}

const atMost = (minutes: number | null, ...others: Wish[]): Meaning | null =>
  minutes === null
    ? null
    : { wishes: [...others, { slot: 'total', min: null, max: minutes }], sort: 'measure' };

const series: Wish = { slot: 'media', media: 'tv' };
const until = `(?:(?:by|in|over|within|before|during|for|this|the) )*(?:${time}|${counted})`;
const all =
  '(?: (?:it|them|all|with|off|of it|of them|the (?:whole|entire) (?:thing|series|show)|everything))*';

const rules: readonly Rule[] = [
  [
    pattern(
      `(?:(?:to|i|we|can|could|ill|i will|be|get|is|its|that) )*(?:finish(?:ed)?|complete[d]?|binge(?:able|d)?|binge watch(?:ed|able)?|binging|get through|wrap(?:ped)? up|done)${all} ${until}`,
    ),
    (found) => atMost(minutesFor(found), series),
  ],
  [
    pattern(`(?:watch(?:ed|able)?|see)${all} (?:in|within|over) (?:the )?(?:${time}|${counted})`),
    (found) => atMost(minutesFor(found)),
  ],
  [
    pattern('(?:for |over |to fill )?((?:a|one) week (?:of|worth of) (?:evenings|nights))'),
    () => atMost(minutesIn.get('a week of evenings') ?? null, series),
  ],
  [
    pattern(
      '(?:over|across|spread over|to fill) (?:the (?:next|coming) )?(\\d{1,2}|a few|several) (evenings|nights)',
    ),
    ([, count, unit]) => atMost(minutesFor([undefined, undefined, count?.match(/\d+/u)?.[0], unit]), series),
  ],
  // On the way there is no more time than that, for a film or a few episodes.
  [
    pattern(
      `(?:(?:on|for|during|over) )?(?:(?:a|an|my|our|the|this) )?${amount}(?: long)? (?:long haul )?(?:flight|train (?:ride|journey|trip)|bus (?:ride|journey|trip)|car (?:ride|journey|trip)|plane (?:ride|journey)|ride|drive|journey|trip|commute|layover|ferry|crossing)`,
    ),
    (found) => atMost(minutesOf(found)),
  ],
  [
    pattern(
      `(?:under|less than|at most|up to|no more than|not more than|max(?:imum)?(?: of)?|within) ${amount} (?:in (?:all|total)|total|altogether|all together|for (?:all of it|everything|the whole thing))`,
    ),
    (found) => atMost(minutesOf(found)),
  ],
  [
    pattern(
      `(?:over|more than|at least|min(?:imum)?(?: of)?|no less than) ${amount} (?:in (?:all|total)|total|altogether|all together)`,
    ),
    (found) => {
      const minutes = minutesOf(found);
      return minutes === null
        ? null
        : { wishes: [{ slot: 'total', min: minutes, max: null }], sort: 'measure' };
    },
  ],
  [
    pattern(
      '(?:between )?(\\d{1,3}) (?:and|to) (\\d{1,3}) (minutes|hours) (?:in (?:all|total)|total|altogether|all together)',
    ),
    ([, least, most, unit]) => {
      const size = unit === 'hours' ? 60 : 1;
      return {
        wishes: [{ slot: 'total', min: Number(least) * size, max: Number(most) * size }],
        sort: 'measure',
      };
    },
  ],
];

/** How much there may be of a title in all: "done by Sunday", "for a three hour flight". */
export const createTotalReader = (now: number) => createReader(rules, now);
