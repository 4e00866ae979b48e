import { words } from '@marquee/text';

import { articleInFront } from './articles.ts';
import { readNumber } from './readNumber.ts';
import { romanised } from './romanised.ts';
import { withoutSiteWords } from './siteWords.ts';
import type { TitleNumber } from './titleNumber.ts';

/** A query as it is searched by: few words, and short ones, so that no query costs much. */
export type ReadQuery = {
  /** All words of a name, a year at their end among them. For a pasted link, the words in its address. */
  words: string[];
  /** The year that was asked for in so many words: `year:1999` or `(1999)`. Never among `words`. */
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

/** Reads what somebody typed or pasted. Any text has a reading; it never throws. */
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
