import { amount, groups, minutesOf } from './amountOfTime.ts';
import { createReader, type Meaning, pattern, type Rule } from './rules.ts';

/** No title is longer than most of a day. */
const longest = 900;

function meaning(min: number | null, max: number | null, strict = true): Meaning | null {
  if ((min ?? max) === null || Math.max(min ?? 0, max ?? 0) > longest) return null;
  return { wishes: [{ slot: 'runtime', min, max, strict }], sort: 'measure' };
}

const below = (minutes: number | null) => minutes && meaning(null, Math.max(1, minutes - 1));
const atMost = (minutes: number | null) => minutes && meaning(null, minutes);
const above = (minutes: number | null) => minutes && meaning(minutes + 1, null);
const atLeast = (minutes: number | null) => minutes && meaning(minutes, null);
const exactly = (minutes: number | null) => minutes && meaning(minutes, minutes);
const about = (minutes: number | null): Meaning | null => {
  if (minutes === null) return null;
  const room = minutes <= 60 ? 10 : 15;
  const near = meaning(Math.max(1, minutes - room), minutes + room, false);
  // "No three hour films" are those that are shorter.
  return near && { ...near, unwanted: [{ slot: 'runtime', min: null, max: minutes - room, strict: true }] };
};

const long =
  '(?: long| in length| runtime| of runtime| each| per episode| an episode)?(?: (?:including|incl|with|counting) (?:the )?(?:end )?credits)?';
const lead =
  '(?:(?:that |which )?(?:is |are |its |lasts? |runs? |runtime |running time |with a runtime |length )(?:of )?)?';

const amounts: readonly Rule[] = [
  [
    pattern(`${lead}(?:exactly|precisely|spot on|dead on|bang on) ${amount}${long}`),
    (found) => exactly(minutesOf(found)) || null,
  ],
  [
    pattern(
      `${lead}${amount}${long} (?:exactly|precisely|sharp|flat|on the (?:dot|nose)|to the minute|no more (?:and|or|,) no less)`,
    ),
    (found) => exactly(minutesOf(found)) || null,
  ],
  [
    pattern(
      `${lead}(?:at |in )?(?:under|below|less than|shorter than|fewer than|beneath|sub|in under) ${amount}${long}`,
    ),
    (found) => below(minutesOf(found)) || null,
  ],
  [
    pattern(
      `${lead}(?:at most|max(?:imum)?(?: of)?|up to|no more than|not more than|no longer than|not longer than|no longer then|not over|within|not exceeding|doesnt exceed|not above|nothing (?:over|above|longer than|more than)|only(?: have| got)?|capped at) ${amount}${long}`,
    ),
    (found) => atMost(minutesOf(found)) || null,
  ],
  [
    pattern(
      `(?:i|we|ive|weve|only|just)(?: only| just)?(?: have| got| have got)(?: only| just| about| around)? ${amount}`,
    ),
    (found) => atMost(minutesOf(found)) || null,
  ],
  [
    pattern(
      `(?:(?:for|in|on|during|over) )?(?:(?:a|an|my|our|the|this) )?${amount}(?: long)? (?:lunch(?: ?break)?|break|coffee break|nap|gap|window|slot|bath|workout|treadmill|school run)`,
    ),
    (found) => atMost(minutesOf(found)) || null,
  ],
  [
    pattern(
      `${amount}${long} (?:or (?:less|under|shorter|fewer|below)|max(?:imum)?|tops|at most|at the most|and under|and below|limit)`,
    ),
    (found) => atMost(minutesOf(found)) || null,
  ],
  [
    pattern(`${lead}(?:over|more than|longer than|above|exceeding) ${amount}${long}`),
    (found) => above(minutesOf(found)) || null,
  ],
  [
    pattern(
      `${lead}(?:at least|min(?:imum)?(?: of)?|no less than|not less than|no shorter than|not shorter than|not under|nothing (?:under|below|shorter than)) ${amount}${long}`,
    ),
    (found) => atLeast(minutesOf(found)) || null,
  ],
  [
    pattern(`${amount}${long} (?:or (?:more|longer|over)|min(?:imum)?|plus|and (?:up|over|longer)|at least)`),
    (found) => atLeast(minutesOf(found)) || null,
  ],
  [
    pattern(
      `${lead}(?:(?:about|around|roughly|approximately|approx|circa|some|near|close to) )?${amount}${long}(?: or so| ish| give or take)?`,
    ),
    (found) => about(minutesOf(found)) || null,
  ],
  [
    pattern(`${lead}(?:between |from )?${amount} (?:and|to) ${amount}${long}`),
    (found) => meaning(minutesOf(found), minutesOf(found, 1 + groups)),
  ],
  [
    pattern(
      String.raw`${lead}(?:between |from )?(\d{1,3}) (?:(?:and|to|or) )?(\d{1,3}) ?(minutes?|mins?|min|hours?|hrs?)${long}`,
    ),
    ([, from, to, unit]) => {
      const size = (unit ?? '').startsWith('h') ? 60 : 1;
      const [min, max] = [Number(from) * size, Number(to) * size];
      return min > 0 && min < max ? meaning(min, max) : null;
    },
  ],
];

export const shortFilm = { slot: 'runtime', min: null, max: 95, strict: false } as const;

const tooLong = { limited: [{ slot: 'runtime', min: null, max: 115, strict: false }] } as const;
const notLong =
  '(?! (?:time|ago|lost|distance|distances|shot|weekend|flight|drive|day|days|night|week|story|hair|line|term|way|dead|island|legs|live|winter|war|history|as|run|con|game|journey|trip|road|haul|before|after|gone|arm)(?![\\p{L}]))';
const notShort =
  '(?! (?:story|stories|of|time|on|lived|tempered|sighted|circuit|skirts?|hair|man|guy|king|notice|supply|term)(?![\\p{L}]))';

const ofEpisodes = (min: number | null, max: number | null): Meaning => ({
  wishes: [
    { slot: 'media', media: 'tv' },
    { slot: 'runtime', min, max, strict: true },
  ],
  sort: 'measure',
});

const words: readonly Rule[] = [
  [
    pattern('(?:(?:really |very |super )?(?:short|quick|brief|bite sized?|snack sized)) (?:episodes?|eps?)'),
    () => ofEpisodes(null, 30),
  ],
  [
    pattern('(?:(?:really |very |super )?(?:long|feature length)) (?:episodes?|eps?)'),
    () => ofEpisodes(55, null),
  ],
  [
    pattern(
      `(?:really |very |pretty |fairly |quite |kind of |relatively |something )?(?<!in |to )(?:short|quick|brief)(?: and sweet| watch| runtimes?| running time| length| enough)?${notShort}`,
    ),
    () => ({ wishes: [shortFilm], sort: 'measure' }),
  ],
  [
    pattern('bite sized?|short on time|short of time|short attention span'),
    () => ({ wishes: [shortFilm], sort: 'measure' }),
  ],
  [
    pattern(
      `(?:really |very |pretty |super )?(?<!as |how |so |that |day |night |year |month |week |hours? |minutes? |life |before |before too |for |ways? )(?:long|lengthy)(?: runtimes?| running time)?${notLong}`,
    ),
    () => ({
      wishes: [{ slot: 'runtime', min: 140, max: null, strict: false }],
      ...tooLong,
      sort: 'measure',
    }),
  ],
  [
    pattern('(?:of )?epic (?:length|runtime)|epically long|(?:three|3|four|4) hour epics?'),
    () => meaning(150, null, false),
  ],
  [pattern('feature length'), () => meaning(60, null, false)],
];

export const createRuntimeReader = (now: number) => createReader([...amounts, ...words], now);
