import { nodeOf, type Trie } from '#index/trie.ts';

/** A word, or all that begin so, of which the best has this rank. */
type Open = { node: number; word: string; rank: number; isWord: boolean };

/** The best-known words that begin so. */
export function wordsWithPrefix(trie: Trie, beginning: string, most: number): string[] {
  const { letters, ends, best, own } = trie;
  const found: string[] = [];
  const start = nodeOf(trie, beginning);
  const branch = (node: number, word: string): Open => ({ node, word, rank: best[node] ?? 0, isWord: false });
  const open = start === undefined ? [] : [branch(start, beginning)];
  for (let next = open.pop(); next !== undefined && found.length < most; next = open.pop()) {
    const { node, word, isWord } = next;
    if (isWord) {
      found.push(word);
      continue;
    }
    const ownRank = own[node] ?? 0;
    if (ownRank > 0) open.push({ node, word, rank: ownRank, isWord: true });
    const end = ends[node] ?? 0;
    for (let child = node + 1; child < end; child = ends[child] ?? end)
      open.push(branch(child, word + String.fromCharCode(letters[child] ?? 0)));
    open.sort((a, b) => b.rank - a.rank);
  }
  return found;
}
