import type { DatabaseSync } from 'node:sqlite';

import { toShortRank } from './shortRank.ts';

/**
 * All words of the index as a trie of their letters, packed: nodes are in the order of a depth-first walk,
 * so a node's children begin right behind it and everything below it ends where `ends` says. Node 0 is the root.
 */
export type Trie = {
  /** The UTF-16 code that leads to the node. */
  letters: Uint16Array;
  /** The first node that isn't below this one. */
  ends: Uint32Array;
  /** The best rank among the words that begin so, in short. */
  best: Uint16Array;
  /** The best rank of the word that ends here, in short; 0 where none does. */
  own: Uint16Array;
};

export const longestTrieWord = 24;

/** Builds the trie from words that come in the order of their letters' codes, each once. */
export function createTrieBuilder() {
  let room = 1 << 12;
  let trie: Trie = emptyTrie(room);
  let size = 1;
  let last = '';
  /** The nodes that lead to the last word, the root first. */
  const path: number[] = [0];

  const closeDownTo = (depth: number) => {
    while (path.length > depth + 1) {
      const node = path.pop() ?? 0;
      trie.ends[node] = size;
    }
  };

  function add(word: string, longRank: number): void {
    const rank = toShortRank(longRank);
    let shared = 0;
    while (shared < last.length && shared < word.length && last[shared] === word[shared]) shared += 1;
    closeDownTo(shared);
    for (const node of path) trie.best[node] = Math.min(trie.best[node] || rank, rank);
    for (let depth = shared; depth < word.length; depth += 1) {
      if (size === room) {
        room *= 2;
        trie = grown(trie, room);
      }
      trie.letters[size] = word.charCodeAt(depth);
      trie.best[size] = rank;
      path.push(size);
      size += 1;
    }
    trie.own[path.at(-1) ?? 0] = rank;
    last = word;
  }

  function finish(): Trie {
    closeDownTo(0);
    trie.ends[0] = size;
    return {
      letters: trie.letters.slice(0, size),
      ends: trie.ends.slice(0, size),
      best: trie.best.slice(0, size),
      own: trie.own.slice(0, size),
    };
  }

  return { add, finish };
}

const emptyTrie = (room: number): Trie => ({
  letters: new Uint16Array(room),
  ends: new Uint32Array(room),
  best: new Uint16Array(room),
  own: new Uint16Array(room),
});

function grown(trie: Trie, room: number): Trie {
  const larger = emptyTrie(room);
  larger.letters.set(trie.letters);
  larger.ends.set(trie.ends);
  larger.best.set(trie.best);
  larger.own.set(trie.own);
  return larger;
}

/** The node that the letters lead to, from the root or another node; undefined where no word goes so. */
export function nodeOf({ letters, ends }: Trie, word: string, from = 0): number | undefined {
  let node = from;
  for (let depth = 0; depth < word.length; depth += 1) {
    const letter = word.charCodeAt(depth);
    const end = ends[node] ?? 0;
    let child = node + 1;
    while (child < end && letters[child] !== letter) child = ends[child] ?? end;
    if (child >= end) return undefined;
    node = child;
  }
  return node;
}

const mostRemembered = 50_000;
/** Letters alone: a number is never a typo of another. Signs that are whole words have no typos either. */
const spelled =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Thai}\p{M}]+$/u;

/** Collects the words of entries that come with the best rank first, on disk, and sorts them there into a trie. */
export function createWordStore(database: DatabaseSync) {
  database.exec('CREATE TABLE waiting.stored (word TEXT PRIMARY KEY, rank INTEGER NOT NULL) WITHOUT ROWID');
  const insert = database.prepare('INSERT OR IGNORE INTO stored VALUES (?, ?)');
  // A cache: most words of a title occurred shortly before.
  const met = new Set<string>();

  function add(words: Iterable<string>, rank: number): void {
    for (const word of words) {
      if (met.has(word) || word.length > longestTrieWord || !spelled.test(word)) continue;
      if (met.size === mostRemembered) met.clear();
      met.add(word);
      insert.run(word, rank);
    }
  }

  function finish(): Trie {
    const builder = createTrieBuilder();
    for (const { word, rank } of database.prepare('SELECT word, rank FROM stored ORDER BY word').iterate()) {
      builder.add(String(word), Number(rank));
    }
    return builder.finish();
  }

  return { add, finish };
}
