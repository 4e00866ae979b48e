import { words } from '@marquee/text';

import { articleInFront } from './articles.ts';
import { readLink, imdbNumber, tmdbNumber, type ReadNumber, type TitleNumber } from './readLink.ts';
import { romanised } from './romanised.ts';

/** "(film)" and "(2021 TV series)": how pages distinguish namesakes. */
const whatItIs = /\(\s*(\d{4})?[^()]{0,30}\b(?:film|movie|series|miniseries|TV)\b[^()]{0,30}\)/giu;

/** Suffixes of page titles. */
const siteName =
  /\s+[-–—|•·]\s+(?:IMDb|Wikipedia|Letterboxd|The Movie Database(?: \(TMDB\))?|TMDB|Rotten Tomatoes|Metacritic|JustWatch|Trakt)\s*$/iu;

/** The name that the title of a page is about: "Dune (2021)" for "Dune (2021 film) - Wikipedia". */
function withoutSiteWords(text: string): string {
  return text
    .replace(siteName, '')
    .replace(whatItIs, (_, year: string | undefined) => (year === undefined ? ' ' : `(${year})`));
}

/** A parsed query: few words, and short ones, so that no query costs much. */
export type ReadQuery = {
  /** All words of a name, including a year at their end. For a pasted link, the words in its address. */
  words: string[];
  /** The year that was given explicitly: `year:1999` or `(1999)`. Never among `words`. */
  year: number | null;
  /** The other reading of a query that ends with a year: "matrix 1999" is "matrix" of 1999, "2012" is only itself. */
  dated: { words: string[]; year: number } | null;
  /** The words in Latin letters where they are in others: "терминатор" may be looked for as "terminator". */
  romanised: string[] | null;
  /** A number at TMDB or IMDb, typed or in a pasted link. */
  number: TitleNumber | null;
};

const longestText = 500;
const longestQuery = 300;
const longestWord = 40;
const mostWords = 12;

/** The year of the first films, and one far enough ahead. */
const [firstYear, lastYear] = [1870, 2100];

/** Reads typed or pasted text. Any text has a reading; it never throws. */
export function readQuery(text: string): ReadQuery {
  const { number, rest } = readNumber(text.slice(0, longestText).toWellFormed());
  const { year, name } = yearApart(withoutSiteWords(rest.slice(0, longestQuery)));
  const shown = articleInFront(name.trim());
  const typed = fewWords(words(shown));
  return {
    words: typed,
    year,
    dated: year === null ? datedReading(typed) : null,
    romanised: latinReading(shown, typed),
    number,
  };
}

const fewWords = (all: readonly string[]) =>
  all.slice(0, mostWords).map((word) => word.slice(0, longestWord).toWellFormed());

const isYear = (value: number) => value >= firstYear && value <= lastYear;

/** `year:1999`, `y:1999` or `(1999)`, the last of them, and the text without any. */
function yearApart(text: string): { year: number | null; name: string } {
  let year: number | null = null;
  const name = text.replace(
    /(?<!\S)(?:year|y)\s*[:=]\s*(\d{4})(?!\d)|[([]\s*(\d{4})\s*[)\]]/giu,
    (whole, named: string | undefined, bracketed: string | undefined) => {
      const value = Number(named ?? bracketed);
      if (!isYear(value)) return whole;
      year = value;
      return ' ';
    },
  );
  return { year, name };
}

function datedReading(typed: readonly string[]): ReadQuery['dated'] {
  const last = typed.at(-1) ?? '';
  const year = /^\d{4}$/.test(last) ? Number(last) : 0;
  return typed.length > 1 && isYear(year) ? { words: typed.slice(0, -1), year } : null;
}

function latinReading(text: string, typed: readonly string[]): string[] | null {
  const [latin] = /[^\0-\u02ff]/.test(text) ? romanised(text) : [];
  const found = latin === undefined ? [] : fewWords(latin.split(' '));
  return found.length > 0 && found.join(' ') !== typed.join(' ') ? found : null;
}

const byName =
  /(?<!\S)(?:imdb\s*[:=]\s*((?:tt|nm)?\d{1,10})|tmdb\s*[:=]\s*(?:(movie|film|tv|series|person)\s*[/:]\s*)?(\d{1,10})|((?:tt|nm)\d{5,10}))(?!\S)/iu;

const kinds: Record<string, TitleNumber['kind']> = {
  movie: 'movie',
  film: 'movie',
  tv: 'tv',
  series: 'tv',
  person: 'person',
};

/** The number that a query names, by itself or within a pasted link, and the words beside it. */
function readNumber(text: string): ReadNumber {
  const link = readLink(text);
  if (link !== null) return link;
  const match = byName.exec(text);
  if (match === null) return { number: null, rest: text };
  const [whole, imdb, kind, tmdb, bare] = match;
  const beside = `${text.slice(0, match.index)} ${text.slice(match.index + whole.length)}`;
  const rest = beside.trim() === '' ? text : beside;
  if (tmdb !== undefined) return { number: tmdbNumber(kinds[kind?.toLowerCase() ?? ''] ?? null, tmdb), rest };
  const number = (imdb ?? bare ?? '').toLowerCase();
  return {
    number: imdbNumber(number.startsWith('nm') ? 'nm' : 'tt', number.replace(/^\D+/, '')),
    rest,
  };
}
