import { variants } from '#core/text/variants.ts';
import { words } from '#core/text/words.ts';

import type { SearchKind } from './searchTables.ts';

const articles = new Set([
  'the',
  'a',
  'an',
  'le',
  'la',
  'les',
  'l',
  'el',
  'los',
  'las',
  'il',
  'lo',
  'der',
  'die',
  'das',
]);
const longestJoin = 40;

/** What the index holds of one entry's name and original name. */
export type Spellings = {
  /** Whole names: a query that equals one of them is an exact hit. */
  names: string[];
  name: string;
  /** What people type first: the name without its article, a person's surname. */
  bare: string;
  original: string;
  /** Words that also find the entry: run together, numbers written otherwise, parted at apostrophes. */
  spellings: string;
};

function bareWords(kind: SearchKind, all: readonly string[]): readonly string[] {
  const [first] = all;
  if (all.length < 2 || first === undefined) return [];
  return kind === 'person' || articles.has(first) ? all.slice(1) : [];
}

function joins(all: readonly string[]): string[] {
  const pairs = all.slice(1).map((word, index) => `${all[index] ?? ''}${word}`);
  return [...pairs, all.join('')].filter((join) => all.length > 1 && join.length <= longestJoin);
}

/** The name with one of its words written otherwise: "seven" for "Se7en", "oceans 11" for "Ocean's Eleven". */
function rewritten(all: readonly string[]): string[] {
  return all.flatMap((word, index) => variants(word).map((variant) => all.with(index, variant).join(' ')));
}

/** Every way to type a name that the index should answer. */
export function spellingsOf(kind: SearchKind, name: string, originalName: string): Spellings {
  const nameWords = words(name);
  const originalWords = words(originalName);
  const bare = bareWords(kind, nameWords);
  const own = originalWords.join(' ') === nameWords.join(' ') ? [] : originalWords;
  const spoken = [...nameWords, ...own];
  const parted = [name, originalName].flatMap((text) => words(text.replace(/['’]/g, ' ')));
  const more = new Set([
    ...joins(nameWords),
    ...joins(bare),
    ...joins(own),
    ...spoken.flatMap(variants),
    ...parted,
  ]);
  for (const word of spoken) more.delete(word);

  const whole = [nameWords, own, ...(kind === 'person' ? [] : [bare, bareWords(kind, own)])];
  return {
    names: [...new Set([...whole.map((part) => part.join(' ')), ...whole.flatMap(rewritten)])].filter(
      Boolean,
    ),
    name: nameWords.join(' '),
    bare: bare.join(' '),
    original: own.join(' '),
    spellings: [...more].join(' '),
  };
}
