import { editDistance, words } from '@marquee/text';

/** Values of a facet by what they are called. */
export type NameIndex = {
  /** Values with a name in which every word typed begins a word; those one slip away where there are none. */
  find: (typed: string) => { value: string; nearness: Nearness }[];
};

/** 2: the very name. 1: it begins with what was typed. 0: it has the words elsewhere, or nearly. */
type Nearness = 0 | 1 | 2;

const longestTyped = 80;
const mostWords = 6;
/** Shorter words are too near to too many others. */
const shortestSlip = 4;

type Named = { value: string; name: string };

export function createNameIndex(named: Iterable<Named>): NameIndex {
  // One text a name, each word behind a space: searching it costs a fraction of what comparing words would.
  const entries = Array.from(named, ({ value, name }) => ({ value, text: ` ${words(name).join(' ')}` }));

  const begins = (text: string, word: string) => text.includes(` ${word}`);
  const slips = (text: string, word: string) =>
    begins(text, word) ||
    (word.length >= shortestSlip &&
      text.split(' ').some((other) => other !== '' && editDistance(word, other, 1, true) <= 1));
  const entriesWhere = (typed: readonly string[], fits: (text: string, word: string) => boolean) =>
    entries.filter(({ text }) => typed.every((word) => fits(text, word)));

  return {
    find: (text) => {
      const typed = words(text.slice(0, longestTyped)).slice(0, mostWords);
      if (typed.length === 0) return [];
      const sure = entriesWhere(typed, begins);
      const said = ` ${typed.join(' ')}`;
      return (sure.length > 0 ? sure : entriesWhere(typed, slips)).map(({ value, text }) => ({
        value,
        nearness: text === said ? 2 : text.startsWith(said) ? 1 : 0,
      }));
    },
  };
}
