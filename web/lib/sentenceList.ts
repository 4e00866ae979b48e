import { capital } from './capital.ts';

const lower = (word: string) => (word === word.toUpperCase() ? word : word.toLowerCase());

/** Names as they stand one after another in a sentence that begins with the first. */
export const sentenceWords = (names: readonly string[]): string[] =>
  names.map((name, index) => {
    const words = name.split(' ').map(lower).join(' ');
    return index === 0 ? capital(words) : words;
  });

/** "Science Fiction", "Drama", "TV Movie" to "Science fiction, drama, TV movie": one line, one capital. */
export const sentenceList = (names: readonly string[]): string => sentenceWords(names).join(', ');
