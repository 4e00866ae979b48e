import { longestTreeWord, nodeOf, type WordTree } from '#server/search/index/wordTree.ts';

const shortestSplit = 5;
const shortestPart = 2;
const mostSpacings = 6;

/** Whether the word stands in the index; one that is still being typed, whether any word begins so. */
export function isKnown(tree: WordTree, word: string, begun: boolean): boolean {
  const node = nodeOf(tree, word);
  return node !== undefined && (begun || (tree.own[node] ?? 0) > 0);
}

/** The same letters with other spaces, in known words: "god father" as one, "thedarkknight" as three. */
export function spacings(tree: WordTree, words: readonly string[]): string[][] {
  const isLast = (index: number) => index === words.length - 1;
  const joined = words.slice(1).flatMap((word, index) => {
    const join = `${words[index] ?? ''}${word}`;
    const known = join.length <= longestTreeWord && isKnown(tree, join, isLast(index + 1));
    return known ? [words.toSpliced(index, 2, join)] : [];
  });
  const parted = words.flatMap((word, index) => {
    if (word.length < shortestSplit || isKnown(tree, word, isLast(index))) return [];
    const parts = partsOf(tree, word, isLast(index));
    return parts === null ? [] : [words.toSpliced(index, 1, ...parts)];
  });
  return [...joined, ...parted].slice(0, mostSpacings);
}

type Way = { cost: number; from: number };

/** The likeliest way to part a word into known ones: few of them, and well-known ones. */
function partsOf(tree: WordTree, word: string, begun: boolean): string[] | null {
  const ways: (Way | undefined)[] = [{ cost: 0, from: 0 }];
  for (let end = shortestPart; end <= word.length; end += 1) {
    for (let from = 0; from <= end - shortestPart; from += 1) {
      const cost =
        (ways[from]?.cost ?? none) + costOf(tree, word.slice(from, end), begun && end === word.length);
      if (cost < (ways[end]?.cost ?? none)) ways[end] = { cost, from };
    }
  }
  const parts: string[] = [];
  for (let way = ways[word.length], end = word.length; way; end = way.from, way = ways[end]) {
    if (end === 0) return parts;
    parts.unshift(word.slice(way.from, end));
  }
  return null;
}

const none = Number.POSITIVE_INFINITY;

/** Little for a well-known word, more for a rare one, endless for one that nobody knows. */
function costOf(tree: WordTree, word: string, begun: boolean): number {
  const node = nodeOf(tree, word);
  const rank = node === undefined ? 0 : ((begun ? tree.best[node] : tree.own[node]) ?? 0);
  return rank === 0 ? none : 4 + Math.log2(rank + 1);
}
