import { words } from '#core/text/words.ts';

const longestQuery = 300;
const longestWord = 40;
const mostWords = 12;

/** The words that a query is searched by: few and short enough that no query costs much. */
export function queryWords(query: string): string[] {
  return words(query.slice(0, longestQuery))
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord).toWellFormed());
}

// Words hold letters, marks and numbers alone, so quotes keep every one of them from being read as an operator.
const quoted = (word: string) => `"${word}"`;

/** All words in any place. */
export function everyWholeWord(query: readonly string[]): string {
  return query.map(quoted).join(' AND ');
}

/** All words in any place, the last one still being typed. */
export function everyWord(query: readonly string[]): string {
  return `${everyWholeWord(query)} *`;
}

/** The words in their order at the beginning of a name, the last one still being typed. */
export function nameBegins(query: readonly string[]): string {
  return `{name bare original} : ^ ${query.map(quoted).join(' + ')} *`;
}

/** One of the given choices for each word, in any place. */
export function oneOfEach(choices: readonly (readonly string[])[]): string {
  return choices.map((choice) => `(${choice.map(quoted).join(' OR ')})`).join(' AND ');
}
