import { toShortRank } from './shortRank.ts';

/**
 * All words of the index as a tree of their letters, packed: nodes stand in the order of a walk that goes down first,
 * so a node's children begin right behind it and everything below it ends where `ends` says. Node 0 is the root.
 */
export type WordTree = {
  /** The UTF-16 code that leads to the node. */
  letters: Uint16Array;
  /** The first node that isn't below this one. */
  ends: Uint32Array;
  /** The best rank among the words that begin so, in short. */
  best: Uint16Array;
  /** The best rank of the word that ends here, in short; 0 where none does. */
  own: Uint16Array;
};

export const longestTreeWord = 24;

/** Builds the tree from words that come in the order of their letters' codes, each once. */
export function createTreeBuilder() {
  let room = 1 << 12;
  let tree: WordTree = emptyTree(room);
  let size = 1;
  let last = '';
  /** The nodes that lead to the last word, the root first. */
  const path: number[] = [0];

  const closeDownTo = (depth: number) => {
    while (path.length > depth + 1) {
      const node = path.pop() ?? 0;
      tree.ends[node] = size;
    }
  };

  function add(word: string, longRank: number): void {
    const rank = toShortRank(longRank);
    let shared = 0;
    while (shared < last.length && shared < word.length && last[shared] === word[shared]) shared += 1;
    closeDownTo(shared);
    for (const node of path) tree.best[node] = Math.min(tree.best[node] || rank, rank);
    for (let depth = shared; depth < word.length; depth += 1) {
      if (size === room) {
        room *= 2;
        tree = grown(tree, room);
      }
      tree.letters[size] = word.charCodeAt(depth);
      tree.best[size] = rank;
      path.push(size);
      size += 1;
    }
    tree.own[path.at(-1) ?? 0] = rank;
    last = word;
  }

  function finish(): WordTree {
    closeDownTo(0);
    tree.ends[0] = size;
    return {
      letters: tree.letters.slice(0, size),
      ends: tree.ends.slice(0, size),
      best: tree.best.slice(0, size),
      own: tree.own.slice(0, size),
    };
  }

  return { add, finish };
}

const emptyTree = (room: number): WordTree => ({
  letters: new Uint16Array(room),
  ends: new Uint32Array(room),
  best: new Uint16Array(room),
  own: new Uint16Array(room),
});

function grown(tree: WordTree, room: number): WordTree {
  const larger = emptyTree(room);
  larger.letters.set(tree.letters);
  larger.ends.set(tree.ends);
  larger.best.set(tree.best);
  larger.own.set(tree.own);
  return larger;
}

/** The node that the letters lead to, from the root or another node; undefined where no word goes so. */
export function nodeOf({ letters, ends }: WordTree, word: string, from = 0): number | undefined {
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
