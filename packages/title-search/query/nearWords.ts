import { fromShortRank, toShortRank } from '#index/shortRank.ts';
import { longestTrieWord, type Trie } from '#index/trie.ts';

import { createLevenshteinAutomaton, longestTyped } from './levenshteinAutomaton.ts';
import type { QueryWork } from './postings.ts';

/** A known word, or the beginning of known words, within a number of edits from a typed one. */
export type NearWord = { word: string; edits: number; rank: number; begun: boolean };

type Ask = {
  edits: 1 | 2;
  /** The typed word is incomplete: prefixes of words are looked for too. */
  begun?: boolean;
  /** Only words with the same first letter, or with the first two swapped: it is hardly ever wrong. */
  sameStart?: boolean;
  /** The worst rank that is of interest. */
  upTo?: number;
};

/** `upTo` in short, as the trie has it. */
type Bounded = Ask & { upTo: number };
const anyRank = 2 ** 31;
/** A letter is never a typo of one in another script, and scripts have a thousand first letters. */
const beyondAscii = 0x80;

export type NearWords = {
  /** Resets the cost of a query. */
  begin: () => void;
  near: (typed: string, ask: Ask) => NearWord[];
};

/** The most nodes that one query may visit, for all its words together: enough for most at a million titles. */
export const mostNodes = 100_000;

/** Limits this low exclude little of the trie, and the same word is looked for again without a limit. */
const askedAgainFrom = 16_384;

/** Looks for words by walking the trie and leaving each branch where too many edits have been made. */
export function createNearWords({ letters, ends, best, own }: Trie, work: QueryWork): NearWords {
  const automaton = createLevenshteinAutomaton();
  const endAt = new Uint32Array(longestTrieWord + 2);
  const editsAbove = new Uint8Array(longestTrieWord + 2);
  const path = new Uint16Array(longestTrieWord + 2);
  const size = ends[0] ?? 0;
  let left = mostNodes;
  /** Results of this query so far. */
  let looked = new Map<string, NearWord[]>();

  /** A match of the walk: a word, or a prefix that includes all its completions. */
  function note(found: NearWord[], node: number, depth: number, { edits, begun, upTo }: Bounded): void {
    const made = automaton.editsAt(depth);
    const above = editsAbove[depth - 1] ?? 3;
    editsAbove[depth] = Math.min(above, made);
    if (made > edits) return;
    const add = (rank: number, isBegun: boolean) => {
      if (rank === 0 || rank > upTo) return;
      const word = String.fromCharCode(...path.subarray(0, depth));
      found.push({ word, edits: made, rank: fromShortRank(rank), begun: isBegun });
    };
    add(own[node] ?? 0, false);
    if (begun === true && made < above) add(best[node] ?? 0, true);
  }

  /** Every node on a path of the automaton, in the order of the trie. */
  function walk(ask: Bounded, isStart: (letter: number) => boolean): NearWord[] {
    const found: NearWord[] = [];
    let depth = 0;
    let node = 1;
    let looked = 0;
    for (; node < size && looked < left; looked += 1) {
      while (node >= (endAt[depth] ?? 0)) depth -= 1;
      const letter = letters[node] ?? 0;
      const leads = (best[node] ?? 0) <= ask.upTo && (depth > 0 || isStart(letter));
      if (!leads || !automaton.take(depth, letter)) {
        node = ends[node] ?? size;
        continue;
      }
      path[depth] = letter;
      depth += 1;
      endAt[depth] = ends[node] ?? size;
      note(found, node, depth, ask);
      node += 1;
    }
    left -= looked;
    work.nodes += looked;
    return found;
  }

  function look(typed: string, ask: Bounded): NearWord[] {
    if (typed.length === 0 || typed.length > longestTyped) return [];
    automaton.begin(typed, ask.edits);
    endAt[0] = size;
    editsAbove[0] = 3;
    const [first, second] = [typed.charCodeAt(0), typed.charCodeAt(1)];
    const isOfScript = (letter: number) => letter < beyondAscii === first < beyondAscii;
    const isStart = (letter: number) =>
      letter === first || letter === second || (!ask.sameStart && isOfScript(letter));
    return walk(ask, isStart);
  }

  function near(typed: string, { upTo = anyRank, ...ask }: Ask): NearWord[] {
    if (upTo < askedAgainFrom) return look(typed, { ...ask, upTo: toShortRank(upTo) });
    const key = `${typed} ${ask.edits} ${ask.begun ?? false} ${ask.sameStart ?? false}`;
    const all = looked.get(key) ?? look(typed, { ...ask, upTo: toShortRank(anyRank) });
    looked.set(key, all);
    return all.filter(({ rank }) => rank <= upTo);
  }

  return {
    begin: () => {
      left = mostNodes;
      looked = new Map();
    },
    near,
  };
}
