/**
 * All words of the index as a tree of their letters, packed into one array: four numbers a node, side by side because
 * they are read together. Nodes stand in the order of a walk that goes down first, so a node's children begin right
 * behind it and everything below it ends at its `end`. A node is named by the place of its first number; 0 is the root.
 */
export type WordTree = Uint32Array;

/** What stands at a node, counted from its place. */
export const at = {
  /** The UTF-16 code that leads to the node. */
  letter: 0,
  /** The first node that isn't below this one. */
  end: 1,
  /** The best rank among the words that begin so. */
  best: 2,
  /** The best rank of the word that ends here; 0 where none does. */
  own: 3,
} as const;
export const nodeSize = 4;

export const longestTreeWord = 24;

/** Builds the tree from words that come in the order of their letters' codes, each once. */
export function createTreeBuilder() {
  let tree = new Uint32Array(1 << 14);
  let size = nodeSize;
  let last = '';
  /** The nodes that lead to the last word, the root first. */
  const path: number[] = [0];

  const closeDownTo = (depth: number) => {
    for (const node of path.splice(depth + 1)) tree[node + at.end] = size;
  };

  function push(letter: number, rank: number): void {
    if (size + nodeSize > tree.length) {
      const larger = new Uint32Array(tree.length * 2);
      larger.set(tree);
      tree = larger;
    }
    tree[size + at.letter] = letter;
    tree[size + at.best] = rank;
    path.push(size);
    size += nodeSize;
  }

  function add(word: string, rank: number): void {
    let shared = 0;
    while (shared < last.length && shared < word.length && last[shared] === word[shared]) shared += 1;
    closeDownTo(shared);
    for (const node of path) {
      const best = tree[node + at.best] ?? 0;
      if (best === 0 || rank < best) tree[node + at.best] = rank;
    }
    for (let depth = shared; depth < word.length; depth += 1) push(word.charCodeAt(depth), rank);
    tree[(path.at(-1) ?? 0) + at.own] = rank;
    last = word;
  }

  function finish(): WordTree {
    closeDownTo(0);
    tree[at.end] = size;
    return tree.slice(0, size);
  }

  return { add, finish };
}

/** The node that the letters lead to, from the root or another node; undefined where no word goes so. */
export function nodeOf(tree: WordTree, word: string, from = 0): number | undefined {
  let node = from;
  for (let depth = 0; depth < word.length; depth += 1) {
    const letter = word.charCodeAt(depth);
    const end = tree[node + at.end] ?? 0;
    let child = node + nodeSize;
    while (child < end && tree[child] !== letter) child = tree[child + at.end] ?? end;
    if (child >= end) return undefined;
    node = child;
  }
  return node;
}

/** The best rank among the words that begin with the letters on the way to the node, and of the word they are. */
export const bestAt = (tree: WordTree, node: number): number => tree[node + at.best] ?? 0;
export const ownAt = (tree: WordTree, node: number): number => tree[node + at.own] ?? 0;
