import { fromShortRank } from '#index/shortRank.ts';
import { longestTrieWord, nodeOf, type Trie } from '#index/trie.ts';

const longestText = 60;
const shortestPart = 2;

/** Whether the word is in the index; one that is still being typed, whether any word begins so. */
export function isKnown(trie: Trie, word: string, begun: boolean): boolean {
  const node = nodeOf(trie, word);
  return node !== undefined && (begun || (trie.own[node] ?? 0) > 0);
}

/**
 * The same letters with other spaces, in known words: "god father" as one, "thedarkknight" as three. First each two
 * words as one, then the likeliest way to split all letters anew.
 */
export function spacings(trie: Trie, words: readonly string[]): string[][] {
  const last = words.length - 1;
  const joined = words.slice(1).flatMap((word, index) => {
    const join = `${words[index] ?? ''}${word}`;
    const known = join.length <= longestTrieWord && isKnown(trie, join, index + 1 === last);
    return known ? [words.toSpliced(index, 2, join)] : [];
  });
  const text = words.join('');
  const parted = text.length <= longestText ? partsOf(trie, text) : null;
  const others = parted === null || parted.join(' ') === words.join(' ') ? [] : [parted];
  return [...joined, ...others];
}

type Way = { cost: number; from: number };
const never = Number.POSITIVE_INFINITY;

/** The likeliest way to split letters into known words: few of them, and well-known ones, the last perhaps incomplete. */
function partsOf(trie: Trie, text: string): string[] | null {
  const ways: (Way | undefined)[] = [{ cost: 0, from: 0 }];
  for (let from = 0; from < text.length; from += 1) {
    const cost = ways[from]?.cost ?? never;
    if (cost < never) addWays(trie, text, { ways, from, cost });
  }
  const parts: string[] = [];
  for (let way = ways[text.length], end = text.length; way; end = way.from, way = ways[end]) {
    if (end === 0) return parts;
    parts.unshift(text.slice(way.from, end));
  }
  return null;
}

/** Walks the trie with the letters from one place on, and notes where words end. */
function addWays(
  trie: Trie,
  text: string,
  { ways, from, cost }: { ways: (Way | undefined)[]; from: number; cost: number },
): void {
  let node: number | undefined = 0;
  for (let end = from + 1; end <= text.length; end += 1) {
    node = nodeOf(trie, text.charAt(end - 1), node);
    if (node === undefined) return;
    const rank = (end === text.length ? trie.best[node] : trie.own[node]) ?? 0;
    // Little for a well-known word, more for a rare one.
    const sum = cost + 4 + Math.log2(fromShortRank(rank) + 1);
    const better = sum < (ways[end]?.cost ?? never);
    if (rank > 0 && end - from >= shortestPart && better) ways[end] = { cost: sum, from };
  }
}
