import { createReader, type Meaning, pattern, type Rule } from './rules.ts';
import { meaning, type YearRange, rangeOf, since, time, until } from './yearRange.ts';
import { lives } from './yearsOfLives.ts';

const lead =
  '(?<!my |his |her |our |your |their )(?:(?:made|released|produced|shot|filmed|out|coming|dating|only) )?(?:(?:from|in|of|during) )?(?:the )?';

const meaningOfSeveral = (one: YearRange, other: YearRange): Meaning => {
  const [first, second] = (one.min ?? 0) <= (other.min ?? 0) ? [one, other] : [other, one];
  if ((first.max ?? 0) + 1 >= (second.min ?? 0)) return meaning({ min: first.min, max: second.max });
  return {
    wishes: [
      { slot: 'years', ...first, strict: true },
      { slot: 'years', ...second, strict: true },
    ],
    sort: 'measure',
  };
};

const around = (one: YearRange, other: YearRange): YearRange => ({
  min: Math.min(one.min ?? 0, other.min ?? 0),
  max: Math.max(one.max ?? 0, other.max ?? 0),
});

const counted = '(\\d{1,3}|few|couple(?: of)?)';
const countOf = (said: string | undefined) => {
  const count = Number(said);
  return Number.isNaN(count) ? 3 : count;
};

const spans: readonly Rule[] = [
  [pattern(`${lead}${time}`), (found) => meaning(rangeOf(found[1], found[2], found[3]))],
  [
    // "Not the eighties, the nineties" names one that isn't wanted and one that is.
    pattern(
      `${lead}${time}(?:(?: ,| /)? (?:and|or|&)|(?<!(?:^| )not [^,]{0,20})(?: ,| /)?) (?:the )?${time}`,
    ),
    (found) => {
      const [one, other] = [rangeOf(found[1], found[2], found[3]), rangeOf(found[4], found[5], found[6])];
      // 1994-1999: the dash is no word, and between two years in a row it can only mean a range.
      const isRange = /^\D*\d{4}(?: ,| \/)? \d{4}$/u.test(found[0] ?? '');
      return isRange ? meaning(around(one, other)) : meaningOfSeveral(one, other);
    },
  ],
  [
    pattern(`(?:(?:from|between) )?(?:the )?${time} (?:to|and|until|till|through|thru) (?:the )?${time}`),
    (found) => {
      const [one, other] = [rangeOf(found[1], found[2], found[3]), rangeOf(found[4], found[5], found[6])];
      const isBetween =
        /^(?:from|between)/.test(found[0] ?? '') || / (?:to|until|till|through|thru) /.test(found[0] ?? '');
      if (!isBetween) return meaningOfSeveral(one, other);
      return meaning(around(one, other));
    },
  ],
  [
    pattern(
      `${lead}${time} (?:vibes?|vibe|style|feel|feeling|aesthetics?|look|nostalgia|inspired|type|esque|ish|flavou?r|throwback|energy|mood|atmosphere|spirit)`,
    ),
    (found) => meaning(rangeOf(found[1], found[2], found[3]), false),
  ],
  [
    pattern(
      `(?:(?:feels?|looks?|feeling|looking) )?(?:like|reminiscent of|as if it (?:were|was) from|straight out of) (?:an? |the |something from (?:the )?)?${time}`,
    ),
    (found) => meaning(rangeOf(found[1], found[2], found[3]), false),
  ],
  [
    pattern(
      `(?:made |released |from |out )?(?:after|post|later than|newer than|more recent than|younger than) (?:the )?${time}`,
    ),
    (found) => since((rangeOf(found[1], found[2], found[3]).max ?? 0) + 1),
  ],
  [
    pattern(`(?:made |released |from |out )?since (?:the )?${time}`),
    (found) => since(rangeOf(found[1], found[2], found[3]).min ?? 0),
  ],
  [
    pattern(
      `(?:from )?(?:the )?${time} (?:on|onwards?|or (?:later|newer|after|more recent)|and (?:later|newer|after|up|onwards?|on)|forwards?)`,
    ),
    (found) => since(rangeOf(found[1], found[2], found[3]).min ?? 0),
  ],
  [
    pattern(
      `(?:made |released |from |out )?(?:before|pre|prior to|earlier than|older than|from before) (?:the )?${time}`,
    ),
    (found) => until((rangeOf(found[1], found[2], found[3]).min ?? 0) - 1),
  ],
  [
    pattern(
      `(?:made |released |from |out )?(?:until|till|up to|up until|no later than|not later than|by|at the latest) (?:the )?${time}`,
    ),
    (found) => until(rangeOf(found[1], found[2], found[3]).max ?? 0),
  ],
  [
    pattern(`(?:from )?(?:the )?${time} (?:or|and) (?:earlier|before|older)`),
    (found) => until(rangeOf(found[1], found[2], found[3]).max ?? 0),
  ],
];

/** Of the films, not of their stories: "post-war Italian cinema". */
const ofCinema =
  '(?= (?:cinema|films?|movies?|noirs?|hollywood|comed(?:y|ies)|dramas?|thrillers?|american|british|english|italian|italy|japanese|japan|german|germany|french|france|european|polish|swedish|russian|soviet))';

const relative: readonly Rule[] = [
  [
    pattern(
      `(?:(?:from|in|of|within|over|during|made in|released in) )?(?:the )?(?:last|past) ${counted} years?`,
    ),
    ([, count], now) => since(now - countOf(count)),
  ],
  [pattern('(?:(?:from|in|of|within) )?(?:the )?(?:last|past) decade'), (_, now) => since(now - 10)],
  [
    pattern(`(?:at least |over |more than |older than )${counted} years(?: old| ago)`),
    ([, count], now) => until(now - countOf(count)),
  ],
  [pattern(`${counted} years or older`), ([, count], now) => until(now - countOf(count))],
  [
    pattern(
      `(?:not|no|nothing|isnt|arent|never) (?:more than |older than |over )${counted} years?(?: old)?|(?:less|fewer|younger|newer) than ${counted} years?(?: old)?|(?:under|at most|max(?:imum)?) ${counted} years? old`,
    ),
    ([, not, less, most], now) => since(now - countOf(not ?? less ?? most)),
  ],
  [
    pattern(
      '(?:(?:from|of|in|around|at) )?(?:the )?(?:turn of the (?:millennium|century)|y2k(?: era| years| days| vibes?| aesthetics?| style| feel)?)',
    ),
    () => meaning({ min: 1998, max: 2003 }),
  ],
  [
    pattern(
      '(?:from |of )?before (?:the )?(?:sound|talkies|talking pictures|they (?:could )?talked?)(?: (?:films?|movies?|came(?: along)?|existed|was invented|were invented|era))?',
    ),
    () => until(1929),
  ],
  [
    pattern(
      '(?:made|shot|released|filmed|produced) (?:during|in) (?:the )?(?:second world war|world war (?:two|2|ii)|2nd world war|ww2|wwii)',
    ),
    () => meaning({ min: 1939, max: 1945 }),
  ],
  [pattern(`(?:the )?post ?war(?: era| years| period)?${ofCinema}`), () => meaning({ min: 1945, max: 1960 })],
  [
    pattern(`(?:the )?(?:inter ?war|between the wars)(?: era| years| period)?${ofCinema}`),
    () => meaning({ min: 1919, max: 1939 }),
  ],
  [
    pattern(
      '(?:(?:from|of|in|during|made in|made during) )?(?:the )?(?:covid|pandemic|lockdown|corona)(?: 19)? (?:era|years|times|period)',
    ),
    () => meaning({ min: 2020, max: 2022 }),
  ],
  [pattern('(?:(?:from|of|in|made|released|out) )?this year'), (_, now) => meaning({ min: now, max: now })],
  [
    pattern('(?:(?:from|of|in|made|released) )?last year'),
    (_, now) => meaning({ min: now - 1, max: now - 1 }),
  ],
  [pattern('(?:(?:from|of|in) )?this decade'), (_, now) => since(now - (now % 10))],
  [pattern('(?:(?:from|of|in) )?(?:this|the current|the 21st|21st) century'), () => since(2000)],
  [
    pattern('(?:(?:from|of|in) )?(?:the )?(?:20th|twentieth|last|previous) century'),
    () => meaning({ min: 1900, max: 1999 }),
  ],
];

// Of people, of places and of things, not of films.
const notOld =
  '(?! (?:age|man|men|woman|women|lady|ladies|people|person|couple|friends?|folks?|guys?|house|enough|testament|west|world|boy|money|wound|flame|lover|town))';
const notNew =
  '(?! (?:york|yorkers?|zealand|orleans|jersey|mexico|england|delhi|hampshire|year|years|yorks|to me|to us|to watch|wave|age|hollywood|world|town|city|school|girl|guy|kid|job|life|home|house|family|friends?|baby|beginning|start|perspective|identity|love|neighbou?rs?))';

const soft: readonly Rule[] = [
  [
    pattern(
      `(?:really |very |pretty |fairly |some )?(?<!years? |months? |my |his |her |our |\\d )old(?: school| fashioned| timey| time|ies)?${notOld}`,
    ),
    (_, now) => until(now - 30, false),
  ],
  [pattern('oldies|vintage|retro'), (_, now) => until(now - 55, false)],
  [
    pattern('(?:all time |timeless )?(?<!cult |modern |instant |future )classics?'),
    (_, now) => until(now - 25, false),
  ],
  [pattern('modern(?: day)? classics?'), (_, now) => since(now - 30, false)],
  [
    pattern(
      `(?:really |very |pretty |fairly |more or less |brand |relatively |quite )?(?:recent|recently (?:made|released)|new)(?: releases?| ish|ish)?${notNew}`,
    ),
    (_, now) => since(now - 5, false),
  ],
  [pattern('newly released|newish'), (_, now) => since(now - 5, false)],
  [
    pattern(
      '(?:(?:that|which) )?(?:(?:has|have|only|its|it) )?(?:just|only just|recently|newly) (?:come |came |been |got |gotten )?(?:out|released)|(?:new|out) this (?:month|week|season)|hot off the press|the latest thing',
    ),
    (_, now) => since(now - 2, false),
  ],
  [pattern('modern|contemporary|present day'), (_, now) => since(now - 20, false)],
];

export const createYearsReader = (now: number) =>
  createReader([...spans, ...relative, ...lives, ...soft], now);

/** Decades of the story, not of the film: "set in the sixties". */
const settings: readonly Rule[] = [
  [
    pattern(
      `(?:(?:is |are |thats |that is |that are |was |were )?set|takes? place|taking place|happens|happening|playing) (?:back )?(?:in|during|around) (?:the )?${time}`,
    ),
    (found) => {
      const { min } = rangeOf(found[1], found[2], found[3]);
      if (min === null || min === undefined) return null;
      return { wishes: [{ slot: 'word', word: `${min - (min % 10)}s`, not: false }], sort: 'thing' };
    },
  ],
];

export const createSettingReader = (now: number) => createReader(settings, now);
