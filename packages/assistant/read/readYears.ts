import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import { createReader, type Meaning, type Rule } from './rules.ts';

type Years = WishOf<'years'>;
type Range = Pick<Years, 'min' | 'max'>;

const names: Readonly<Record<string, number>> = {
  twenties: 1920,
  thirties: 1930,
  forties: 1940,
  fifties: 1950,
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
  noughties: 2000,
  aughts: 2000,
  naughties: 2000,
  noughts: 2000,
  '20 tens': 2010,
};
const decade = String.raw`(?:(?:1[89]|20)\d0s|\d0s|(?:19 )?(?:${Object.keys(names).join('|')}))`;
const part = String.raw`(?:(?:the )?(early|mid|middle|late)(?: to (?:mid|late))? (?:of )?)?`;
const year = String.raw`(?:18[7-9]\d|19\d\d|20[0-3]\d)`;
const time = `(?:${part}(?:the )?(${decade})|(${year}))`;
const lead =
  '(?<!my |his |her |our |your |their )(?:(?:made|released|produced|shot|filmed|out|coming|dating|only) )?(?:(?:from|in|of|during) )?(?:the )?';

/** The years that a decade, a part of one or a year means. */
function rangeOf(share: string | undefined, said: string | undefined, plain: string | undefined): Range {
  if (plain !== undefined) return { min: Number(plain), max: Number(plain) };
  const first = firstOf(said ?? '');
  const [from, to] = parts[share ?? ''] ?? [0, 9];
  return { min: first + from, max: first + to };
}

const parts: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 3],
  mid: [4, 6],
  middle: [4, 6],
  late: [7, 9],
};

function firstOf(said: string): number {
  const name = names[said.replace('19 ', '')];
  if (name !== undefined) return name;
  const figures = Number(said.slice(0, -1));
  if (figures >= 100) return figures;
  // Two figures never mean the 1900s or 1910s.
  return figures < 20 ? 2000 + figures : 1900 + figures;
}

const meaning = (range: Range, strict = true): Meaning => ({
  wishes: [{ slot: 'years', ...range, strict }],
  sort: 'measure',
});

const meaningOfSeveral = (one: Range, other: Range): Meaning => {
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

const around = (one: Range, other: Range): Range => ({
  min: Math.min(one.min ?? 0, other.min ?? 0),
  max: Math.max(one.max ?? 0, other.max ?? 0),
});

const since = (min: number, strict = true) => meaning({ min, max: null }, strict);
const until = (max: number, strict = true) => meaning({ min: null, max }, strict);

const pattern = (source: string) => new RegExp(source, 'u');
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
    pattern('(?:(?:from|of|in|around|at) )?(?:the )?turn of the (?:millennium|century)'),
    () => meaning({ min: 1998, max: 2002 }),
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

// How old somebody was who speaks of the films of then.
const ages: Readonly<Record<string, readonly [number, number]>> = {
  little: [3, 9],
  small: [3, 9],
  kid: [4, 13],
  child: [4, 13],
  kids: [4, 13],
  children: [4, 13],
  childhood: [4, 13],
  young: [8, 20],
  youth: [10, 20],
  teen: [12, 19],
  teens: [12, 19],
  teenager: [12, 19],
  teenagers: [12, 19],
  student: [18, 25],
};
const then = `(?:from |of )?(?:when |back when )?(?:i|we|she|he|they|mum|mom|dad)? ?(?:was|were|my|our|her|his|their)? ?(?:a |an )?(${Object.keys(ages).join('|')})`;
const born = `(?:(?:i|we|she|he|they|was|were|is|am|im|ive|been|being) ){0,2}born (?:in |around )?(?:the )?(${year})`;
const apart = '(?: [.,])? ';
const ofLife = (birth: string | undefined, word = 'child'): Meaning => {
  const [from, to] = ages[word] ?? [0, 0];
  return meaning({ min: Number(birth) + from, max: Number(birth) + to });
};

/** Years by somebody's age: "when I was a kid (born 1985)". */
const lives: readonly Rule[] = [
  [pattern(`${then}${apart}(?:and )?${born}`), ([, word, birth]) => ofLife(birth, word)],
  [pattern(`${born}(?=${apart}.{0,30}${then})`), ([, birth, word]) => ofLife(birth, word)],
  // Said already, with the year.
  [pattern(`(?<=${born}${apart}.{0,30})${then}`), () => ({ wishes: [], sort: 'measure' })],
  [
    pattern(`(?:im |i am |we are )(?:a )?${time} (?:kid|kids|child|baby|babies|children)`),
    (found) => meaning(rangeOf(found[1], found[2], found[3])),
  ],
  [
    pattern(
      `(?:the |that )?year (?:that )?(?:i|we|she|he|they|my \\w+) (?:was|were) born${apart}(?:in )?(${year})`,
    ),
    ([, birth]) => meaning({ min: Number(birth), max: Number(birth) }),
  ],
  [
    pattern(`before (?:i|we) (?:was|were)(?: even)? born${apart}(?:in )?(${year})`),
    ([, birth]) => until(Number(birth) - 1),
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
