/**
 * Says whether a text may be in a set, or surely isn't, in a few bits for each text of the set: most of what
 * a query could ask the index is nowhere in it, and needn't be asked.
 */
export type BloomFilter = {
  mayHave: (text: string) => boolean;
};

const bitsPerWord = 32;
/** Bits of a text. */
const places = 3;
/** A filter this full still rejects seven of eight texts. */
const mostFull = 0.5;

/** The state after one more letter. */
const withLetter = (state: number, code: number) => Math.imul(state ^ code, 0x01000193);
const beginning = 0x811c9dc5;

function mixed(state: number): number {
  const once = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

const stateOf = (text: string) => {
  let state = beginning;
  for (let index = 0; index < text.length; index += 1) state = withLetter(state, text.charCodeAt(index));
  return state;
};

export function openBloomFilter(bits: Uint32Array): BloomFilter {
  const mask = bits.length * bitsPerWord - 1;
  return {
    mayHave: (text) => {
      const state = stateOf(text);
      const [first, step] = [mixed(state), mixed(~state) | 1];
      for (let place = 0; place < places; place += 1) {
        const bit = (first + Math.imul(step, place)) & mask;
        if (((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
      }
      return true;
    },
  };
}

/** Collects texts for a bloomFilter, first with more than enough room for the given number. */
export function createSieveBuilder(expected: number) {
  const roomFor = 2 ** Math.ceil(Math.log2(Math.max(1, expected) * 8));
  const bits = new Uint32Array(Math.max(bitsPerWord, roomFor) / bitsPerWord);
  const mask = bits.length * bitsPerWord - 1;

  function addState(state: number): void {
    const [first, step] = [mixed(state), mixed(~state) | 1];
    for (let place = 0; place < places; place += 1) {
      const bit = (first + Math.imul(step, place)) & mask;
      bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  }

  return {
    /** Adds the text, and each beginning of it that ends where `isEnd` says. */
    add: (text: string, isEnd: (code: number, length: number) => boolean) => {
      let state = beginning;
      for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        state = withLetter(state, code);
        if (isEnd(code, index + 1)) addState(state);
      }
      addState(state);
    },

    /** Reduced as far as possible: combining both halves leaves every text where it is looked for. */
    finish: (): Uint32Array => {
      let folded = bits;
      while (folded.length > 1) {
        const half = folded.slice(0, folded.length / 2);
        for (let index = 0; index < half.length; index += 1)
          half[index] = (half[index] ?? 0) | (folded[index + half.length] ?? 0);
        if (countOf(half) > half.length * bitsPerWord * mostFull) break;
        folded = half;
      }
      return folded;
    },
  };
}

function countOf(bits: Uint32Array): number {
  let count = 0;
  for (const word of bits) {
    for (let left = word; left !== 0; left &= left - 1) count += 1;
  }
  return count;
}
