/** Draws that depend on the seed alone, so that what is made from them is the same in every run. */
export type Lots = {
  /** From 0 up to 1. */
  next: () => number;
  /** A whole number from 0 up to `below`. */
  below: (below: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** An item by its share: `[['a', 3], ['b', 1]]` gives `a` three times in four. */
  weighted: <Item>(items: readonly (readonly [Item, number])[]) => Item;
};

/** One number out of several, well mixed. */
export function mix(...parts: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const part of parts) {
    state = Math.imul(state ^ (part | 0), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return state >>> 0;
}

export function createLots(...seed: readonly number[]): Lots {
  let state = mix(...seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let drawn = Math.imul(state ^ (state >>> 15), 1 | state);
    drawn = (drawn + Math.imul(drawn ^ (drawn >>> 7), 61 | drawn)) ^ drawn;
    return ((drawn ^ (drawn >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Nothing to draw from.');
    return item;
  };
  const weighted = <Item>(items: readonly (readonly [Item, number])[]): Item => {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return pick(items)[0];
  };
  return { next, below, pick, weighted };
}

/** A place from 0 up to `size` where the first places come up most, as words of a language do (Zipf and Mandelbrot). */
export function zipf(lots: Lots, size: number, flat: number): number {
  return Math.min(size - 1, Math.floor(flat * (((size + flat) / flat) ** lots.next() - 1)));
}
