import { libraryKey, readKey, type TitleId } from '#library/libraryKey.ts';

import { asideOf, type TitleNumbers } from './titleNumbers.ts';

/** Keys of a library as they are kept, and as they name titles by the numbers that are shown. */
export type KeyNumbers = {
  shown: (kept: string) => string;
  kept: (shown: string) => string;
  /** All keys that are shown as this one: more than one, where it was not known yet that a title has moved. */
  allKept: (shown: string) => readonly string[];
};

export const sameKeys: KeyNumbers = {
  shown: (key) => key,
  kept: (key) => key,
  allKept: (key) => [key],
};

function renumbered(key: string, renumber: (title: TitleId) => TitleId): string {
  const read = readKey(key);
  if (read?.kind === 'mark') return libraryKey.mark(renumber(read.title), read.name);
  return read?.kind === 'item' ? libraryKey.item(read.list, renumber(read.title)) : key;
}

export function createKeyNumbers(numbers: TitleNumbers): KeyNumbers {
  const shown = (key: string) => renumbered(key, numbers.shown);
  const kept = (key: string) => renumbered(key, numbers.kept);
  return {
    shown,
    kept,
    allKept: (key) => {
      const all = new Set([kept(key), key, renumbered(key, asideOf)]);
      return [...all].filter((one) => shown(one) === key);
    },
  };
}
