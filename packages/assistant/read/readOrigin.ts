import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { adjectives, type Origin, otherThings, places } from './originWords.ts';
import { createReader, type Meaning, type Rule } from './rules.ts';
import { turnRound } from './turnRound.ts';

const pattern = (source: string) => new RegExp(source, 'u');

function meaningOf(origin: Origin): Meaning {
  const wishes: Wish[] =
    'languages' in origin
      ? origin.languages.map((language) => ({ slot: 'language', language, not: false }))
      : origin.countries.map((country) => ({ slot: 'country', country, not: false }));
  return { wishes, sort: 'thing' };
}

const english = { slot: 'language', language: 'en', not: false } as const;
const foreign: Meaning = {
  wishes: [{ ...english, not: true }],
  unwanted: [english],
  limited: [],
  sort: 'thing',
};

type Table = Readonly<Record<string, Origin>>;

const each = (table: Table): [string, Origin][] =>
  Object.entries(table).flatMap(([words, origin]) =>
    words.split('|').map((word): [string, Origin] => [word, origin]),
  );

const origins = new Map([...each(adjectives), ...each(places)]);

/** All names of a table, so that the longer of two is tried first. */
const anyOf = (table: Table) =>
  `(${each(table)
    .map(([word]) => word)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`;

const named = ([, word]: readonly string[]): Meaning | null => {
  const origin = origins.get(word ?? '');
  return origin === undefined ? null : meaningOf(origin);
};

const adjective = `(?<!native |african |latin |south |north )${anyOf(adjectives)}`;
const isFilm = `(?! (?:${otherThings})(?![\\p{L}\\p{N}]))`;

const rules: readonly Rule[] = [
  [pattern(`(?:(?:in|is|are|from) )?${adjective}(?: language| speaking| made| produced)?${isFilm}`), named],
  [
    pattern(
      `(?:(?:spoken|filmed|shot|made|only|originally|entirely|mostly|mainly) )*in (?:the )?(?:original )?${adjective}(?: language)?(?: with subtitles)?${isFilm}`,
    ),
    named,
  ],
  [
    pattern(`(?:(?:from|made|set) )?(?:anywhere |somewhere )?outside(?: of)? ${anyOf(places)}`),
    (found) => {
      const meaning = named(found);
      return meaning && { ...meaning, wishes: meaning.wishes.flatMap((wish) => turnRound(wish) ?? []) };
    },
  ],
  [
    pattern(
      `(?:made in|produced in|filmed in|coming from|comes from|come from|out of|from) ${anyOf(places)}`,
    ),
    named,
  ],
  [
    /(?:in )?(?:a )?(?:foreign|non english)(?: (?:languages?|speaking|made))?|world cinema|international cinema|in (?:another|other) languages?/u,
    () => foreign,
  ],
  [
    /(?:(?:with|has|have|reading|read|need|needs|any|in|has to have|use|using) )*(?:english )?(?:subtitles|subtitled|subs)/u,
    () => foreign,
  ],
  [
    /k ?dramas?/u,
    () => ({
      ...meaningOf({ languages: ['ko'] }),
      wishes: [
        { slot: 'language', language: 'ko', not: false },
        { slot: 'media', media: 'tv' },
      ],
    }),
  ],
  [
    /j ?dramas?/u,
    () => ({
      ...meaningOf({ languages: ['ja'] }),
      wishes: [
        { slot: 'language', language: 'ja', not: false },
        { slot: 'media', media: 'tv' },
      ],
    }),
  ],
];

export const createOriginReader = (now: number) => createReader(rules, now);
