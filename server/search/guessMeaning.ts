import type { MendedQuery, MendQuery } from './mendQuery.ts';
import type { Ranks } from './ranks.ts';
import type { SearchKind } from './searchTables.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What words that find nothing in any of the kinds were probably meant to be; null where that is anyone's guess. */
export type GuessMeaning = (typed: readonly string[], kinds: readonly SearchKind[]) => MendedQuery | null;

type Deps = { ranks: Ranks; mend: MendQuery; vocabulary: () => Vocabulary };

export function createGuessMeaning({ ranks, mend, vocabulary }: Deps): GuessMeaning {
  const guess = (words: readonly string[], kinds: readonly SearchKind[]): MendedQuery | null =>
    kinds.some((kind) => ranks.find(kind, words, 1).length > 0)
      ? { words: [...words], text: words.join(' '), slips: 1 }
      : null;
  const firstOf = (tries: Iterable<readonly string[]>, kinds: readonly SearchKind[]) => {
    for (const words of tries) {
      const found = guess(words, kinds);
      if (found !== null) return found;
    }
    return null;
  };

  return (typed, kinds) =>
    mend(typed, kinds) ??
    firstOf(joins(typed), kinds) ??
    firstOf(
      omissions(typed, (word) => vocabulary().has(word)),
      kinds,
    );
}

/** Two words that should be one: "god father". */
function* joins(typed: readonly string[]): Generator<readonly string[]> {
  for (const [index, word] of typed.entries()) {
    const next = typed[index + 1];
    if (next !== undefined) yield typed.toSpliced(index, 2, `${word}${next}`);
  }
}

/** One word too many, the strangest first: people add "film", or remember one word wrongly. */
function* omissions(
  typed: readonly string[],
  isKnown: (word: string) => boolean,
): Generator<readonly string[]> {
  if (typed.length < 2) return;
  const strangest = typed
    .map((word, index) => ({ index, known: isKnown(word), length: word.length }))
    .sort((a, b) => Number(a.known) - Number(b.known) || a.length - b.length);
  for (const { index } of strangest) yield typed.toSpliced(index, 1);
}
