import { longestTrieWord } from '#index/trie.ts';

/** The longest word that the automaton accepts. */
export const longestTyped = longestTrieWord - 2;

const rows = longestTrieWord + 2;

/**
 * Compares one typed word with others letter by letter, backtracking to any earlier letter. Its
 * states are bits: bit `j` of `none`, `one` or `two` says that the letters so far can be the first `j` typed ones with
 * so many edits; the `swap` bits wait for the second letter of a swapped pair.
 */
export function createLevenshteinAutomaton() {
  const none = new Int32Array(rows);
  const one = new Int32Array(rows);
  const two = new Int32Array(rows);
  const swapToOne = new Int32Array(rows);
  const swapToTwo = new Int32Array(rows);
  /** For each letter the places where the typed word has it. */
  const placesOf = new Int32Array(1 << 16);
  let typed = '';
  let all = 0;
  let ofTwo = 0;

  function begin(word: string, edits: 1 | 2): void {
    for (let index = 0; index < typed.length; index += 1) placesOf[typed.charCodeAt(index)] = 0;
    typed = word.slice(0, longestTyped);
    for (let index = 0; index < typed.length; index += 1) {
      const code = typed.charCodeAt(index);
      placesOf[code] = (placesOf[code] ?? 0) | (1 << index);
    }
    all = (1 << (typed.length + 1)) - 1;
    ofTwo = edits === 2 ? all : 0;
    none[0] = 1;
    one[0] = 0b11 & all;
    two[0] = 0b111 & ofTwo;
    swapToOne[0] = 0;
    swapToTwo[0] = 0;
  }

  /** Consumes one more letter after the first `depth` ones. False where no path is left. */
  function take(depth: number, letter: number): boolean {
    const places = placesOf[letter] ?? 0;
    const s0 = none[depth] ?? 0;
    const s1 = one[depth] ?? 0;
    const s2 = two[depth] ?? 0;
    // The letter fits, is one too many, replaces another one, comes after one that is missing, ends a swap.
    const n0 = (s0 & places) << 1;
    const n1 =
      (((s1 & places) << 1) | s0 | (s0 << 1) | (n0 << 1) | (((swapToOne[depth] ?? 0) & places) << 2)) & all;
    const n2 =
      (((s2 & places) << 1) | s1 | (s1 << 1) | (n1 << 1) | (((swapToTwo[depth] ?? 0) & places) << 2)) & ofTwo;
    const w1 = s0 & (places >>> 1);
    const w2 = s1 & (places >>> 1) & ofTwo;
    if ((n0 | n1 | n2 | w1 | w2) === 0) return false;
    none[depth + 1] = n0;
    one[depth + 1] = n1;
    two[depth + 1] = n2;
    swapToOne[depth + 1] = w1;
    swapToTwo[depth + 1] = w2;
    return true;
  }

  /** How many edits there are if the word ends after `depth` letters; 3 for too many. */
  function editsAt(depth: number): number {
    const end = 1 << typed.length;
    if (((none[depth] ?? 0) & end) !== 0) return 0;
    if (((one[depth] ?? 0) & end) !== 0) return 1;
    return ((two[depth] ?? 0) & end) === 0 ? 3 : 2;
  }

  return { begin, take, editsAt };
}
