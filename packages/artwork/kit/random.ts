/** Pseudo-random numbers from a text alone: the same text always draws the same picture. */
export type Random = {
  /** 0 up to, not including, 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** A whole number from 0 up to, not including, `count`. */
  below: (count: number) => number;
  chance: (probability: number) => boolean;
  pick: <const List extends readonly [unknown, ...unknown[]]>(list: List) => List[number];
};

/** FNV-1a over the text, then a mixing step of splitmix for each number. */
export function seeded(text: string): Random {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return ((z ^ (z >>> 16)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: <const List extends readonly [unknown, ...unknown[]]>(list: List): List[number] =>
      list[below(list.length)],
  };
}
