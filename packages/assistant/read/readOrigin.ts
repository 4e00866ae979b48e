import originRows from '@marquee/content/words/origins.json' with { type: 'json' };
import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };
import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { createReader, type Meaning, pattern, type Rule } from './rules.ts';

type Range = { min: number | null; max: number | null };

/** What is outside of a range; null where that is on both sides of it. */
function outside({ min, max }: Range): Range | null {
  if (min !== null && max !== null) return null;
  if (min !== null) return { min: null, max: min - 1 };
  return max === null ? null : { min: max + 1, max: null };
}

/** The opposite of an unwanted wish; null where no wish says it. */
export function turnRound(wish: Wish): Wish | null {
  if ('not' in wish) return { ...wish, not: !wish.not };
  if ('min' in wish && 'max' in wish) {
    const range = outside(wish);
    if (range !== null) return { ...wish, ...range };
    return wish.slot === 'years' ? { ...wish, strict: true, not: true } : null;
  }
  if (wish.slot === 'media') return { ...wish, media: wish.media === 'movie' ? 'tv' : 'movie' };
  if (wish.slot === 'status') return { ...wish, status: wish.status === 'ended' ? 'running' : 'ended' };
  return wish.slot === 'fame' ? { ...wish, fame: wish.fame === 'known' ? 'hidden' : 'known' } : null;
}

/** Of a country: its language where that distinguishes its films from others', else the country. */
type Origin = { languages: readonly string[] } | { countries: readonly string[] };
type Row = Origin & { adjectives: readonly string[]; places: readonly string[] };
const rows = originRows as readonly Row[];

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

const adjectives = rows.flatMap((row) => row.adjectives);
const places = rows.flatMap((row) => row.places);
const origins = new Map(
  rows.flatMap((row) => [...row.adjectives, ...row.places].map((word): [string, Origin] => [word, row])),
);

/** The longer of two names is tried first. */
const anyOf = (names: readonly string[]) => `(${names.toSorted((a, b) => b.length - a.length).join('|')})`;

const named = ([, word]: readonly string[]): Meaning | null => {
  const origin = origins.get(word ?? '');
  return origin === undefined ? null : meaningOf(origin);
};

const adjective = `(?<!native |african |latin |south |north )${anyOf(adjectives)}`;
/** "The French Revolution" and "the Russian mob" are no films. */
const isFilm = `(?! (?:${plainEnglish.notFilmsAfterOrigin.join('|')})(?![\\p{L}\\p{N}]))`;

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
  // By itself, Hollywood is what a film is about.
  [
    /non hollywood|not (?:from |made in |made by )?hollywood|no hollywood(?: films?| movies?| stuff| productions?)?|(?:made |produced )?outside(?: of)? hollywood|(?:anything but|nothing from) hollywood/u,
    () => ({ wishes: [{ slot: 'country', country: 'US', not: true }], sort: 'thing' }),
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
