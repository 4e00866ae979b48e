import type { DatabaseSync } from 'node:sqlite';

import { createTrieBuilder, longestTrieWord, type Trie } from './trie.ts';

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
