import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { createReader, type Meaning, type Rule } from './rules.ts';

const measure = (...wishes: Wish[]): Meaning => ({ wishes, sort: 'measure' });
const seasons = (min: number | null, max: number | null) => measure({ slot: 'seasons', min, max });
const episodes = (min: number | null, max: number | null) => measure({ slot: 'episodes', min, max });
const count = (said: string | undefined) =>
  said === 'one' || said === 'a' || said === 'single' ? 1 : Number(said);
const ended = { slot: 'status', status: 'ended' } as const;
const running = { slot: 'status', status: 'running' } as const;
const series = { slot: 'media', media: 'tv' } as const;
/** Of a series, "short" is said of all of it: about ten hours. */
export const shortInAll = { slot: 'total', min: null, max: 600 } as const;

const rules: readonly Rule[] = [
  [
    /(?:with )?(?:(?:only|just|a) )*(\d{1,2}|one|single) (?:seasons?|series)(?: long)?(?: only)?(?! in a)/u,
    ([all, said]) => {
      // "Two series" are two shows.
      if ((all ?? '').includes('series') && !(all ?? '').includes('single')) return null;
      const total = count(said);
      return /only|just|one|single/.test(all ?? '') ? seasons(null, total) : seasons(total, total);
    },
  ],
  [
    /(?:with )?(?:at most|up to|no more than|not more than|max(?:imum)?(?: of)?|nothing (?:over|above)) (\d{1,2}|one|a) seasons?(?: long)?/u,
    ([, said]) => seasons(null, count(said)),
  ],
  [
    /(?:with )?(?:under|less than|fewer than|below|not as many as) (\d{1,2}) seasons?(?: long)?/u,
    ([, said]) => seasons(null, Math.max(1, count(said) - 1)),
  ],
  [
    /(\d{1,2}|one) (?:or (?:fewer|less) seasons?|seasons? (?:or (?:fewer|less)|max(?:imum)?|at most|tops))/u,
    ([, said]) => seasons(null, count(said)),
  ],
  [
    /(?:with )?(?:at least|min(?:imum)?(?: of)?|no less than|no fewer than) (\d{1,2}|one) seasons?/u,
    ([, said]) => seasons(count(said), null),
  ],
  [
    /(?:with )?(?:more than|over|above) (\d{1,2}|one|a) seasons?/u,
    ([, said]) => seasons(count(said) + 1, null),
  ],
  [
    /(\d{1,2}) (?:or more seasons?|seasons? (?:or more|plus|min(?:imum)?|at least|and up)|and seasons)/u,
    ([, said]) => seasons(count(said), null),
  ],
  [
    /(?:between |from )?(\d{1,2}|one) (?:(?:and|to|or) )?(\d{1,2}) seasons?/u,
    ([, from, to]) => seasons(Math.min(count(from), count(to)), Math.max(count(from), count(to))),
  ],
  [
    /(?:with )?(?:at most|up to|no more than|not more than|max(?:imum)?(?: of)?|nothing (?:over|above)|not over|within) (\d{1,3}) (?:episodes|eps)(?: long)?/u,
    ([, said]) => episodes(null, Number(said)),
  ],
  [
    /(?:with )?(?:under|less than|fewer than|below) (\d{1,3}) (?:episodes|eps)(?: long)?/u,
    ([, said]) => episodes(null, Math.max(1, Number(said) - 1)),
  ],
  [
    /(\d{1,3}) (?:or (?:fewer|less) (?:episodes|eps)|(?:episodes|eps) (?:or (?:fewer|less)|max(?:imum)?|at most|tops))/u,
    ([, said]) => episodes(null, Number(said)),
  ],
  [
    /(?:with )?(?:at least|min(?:imum)?(?: of)?|no less than|no fewer than) (\d{1,3}) (?:episodes|eps)/u,
    ([, said]) => episodes(Number(said), null),
  ],
  [
    /(?:with )?(?:more than|over|above) (\d{1,3}) (?:episodes|eps)/u,
    ([, said]) => episodes(Number(said) + 1, null),
  ],
  [
    /(\d{1,3}) (?:or more (?:episodes|eps)|(?:episodes|eps) (?:or more|plus|min(?:imum)?|at least))/u,
    ([, said]) => episodes(Number(said), null),
  ],
  [
    /(?:with |between |from )?(\d{1,3}) (?:(?:and|to|or) )?(\d{1,3}) (?:episodes|eps)/u,
    ([, from, to]) => episodes(Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))),
  ],
  [
    /(?:with )?(?:about |around |only |just |exactly )?(\d{1,3}) (?:episodes?|eps)(?: long)?(?! (?:a|per|each|every)(?: |$))/u,
    ([all, said]) => {
      const total = Number(said);
      if (/^(?:with )?(?:only|just)/u.test(all ?? '')) return episodes(null, total);
      const room = /about|around/u.test(all ?? '') ? Math.ceil(total / 5) : 0;
      return episodes(Math.max(1, total - room), total + room);
    },
  ],
  [
    /(?:with )?(?:only |just )?(?:not (?:too |so |that )?many|(?:a )?(?:few|handful of|couple of)) (?:episodes|eps)/u,
    () => episodes(null, 10),
  ],
  [
    /(?:really |very |super )?(?:short|quick) (?:tv )?(?:series|shows?)(?! finale)/u,
    () => measure(series, shortInAll),
  ],
  [
    /(?:long|big|huge|massive|never ending|endless) (?:tv )?(?:series|shows?)(?! finale)/u,
    () => episodes(60, null),
  ],
  [
    /(?:really|very|super|extremely|ridiculously) (?:really )?long (?:tv )?(?:series|shows?)|hundreds of (?:episodes|eps)|(?:to |that |which )?(?:i can |we can |will |would |could )?(?:last|watch|keep (?:me|us) (?:busy|going|occupied|entertained))(?: me| us)? (?:for )?(?:(?:many |several |a few |\d{1,2} )?months|the whole (?:winter|summer|year)|all (?:winter|summer|year))/u,
    () => episodes(100, null),
  ],
  [
    /(?:with )?(?:many|lots of|loads of|plenty of|tons of|a lot of) (?:seasons|episodes)/u,
    () => seasons(5, null),
  ],
  [/(?:with )?(?:only )?(?:a )?(?:few|couple of|handful of) seasons/u, () => seasons(null, 3)],
  [
    /long running|long runners?|that (?:ran|runs) (?:for )?(?:many|several) (?:years|seasons)/u,
    () => seasons(6, null),
  ],
  [
    /(?:one|1|single) (?:season|series) (?:wonders?|and done)|cancell?ed after (?:just |only )?(?:one|1|a single) season/u,
    () => measure(series, { slot: 'seasons', min: null, max: 1 }, ended),
  ],
  [
    /(?:that (?:was|were|got) )?cancell?ed (?:far |way |much )?(?:too (?:soon|early)|prematurely)/u,
    () => measure(series, { slot: 'seasons', min: null, max: 2 }, ended),
  ],
  [
    /mini series|miniseries|(?:limited|event) series|one off series/u,
    () => ({ wishes: [series, { slot: 'seasons', min: null, max: 1 }, ended], sort: 'medium' }),
  ],
  [
    /(?:(?:that|which) )?(?:(?:is|are|has|have|already|fully|has been|have been|completely|all) )*(?:finished|completed|concluded|ended|complete|wrapped up)(?= (?:shows?|series|tv|already|run)|$| [.,])|with (?:an|a proper|a real) (?:ending|conclusion|finale)|(?:that|which) (?:is|are) (?:over|done)|(?:finished|completed|concluded|ended)/u,
    () => measure(ended),
  ],
  [
    /(?:(?:that|which) )?(?:(?:is|are) )?(?:ongoing|still (?:running|airing|going|on air|on|in production)|currently (?:airing|running))/u,
    () => measure(running),
  ],
];

export const createSeasonsReader = (now: number) => createReader(rules, now);
