/** Numbered facts in rising order with their weights, of length 1: the product of a vector with itself is 1. */
export type SparseVector = { facts: Uint32Array; weights: Float64Array };

export function sparseVector(weights: ReadonlyMap<number, number>): SparseVector {
  const sorted = [...weights].sort(([a], [b]) => a - b);
  const length = Math.hypot(...weights.values()) || 1;
  return {
    facts: Uint32Array.from(sorted, ([fact]) => fact),
    weights: Float64Array.from(sorted, ([, weight]) => weight / length),
  };
}

/** The cosine of two vectors: 0 where they share no fact, 1 where they are alike. */
export function product(a: SparseVector, b: SparseVector): number {
  let sum = 0;
  let left = 0;
  let right = 0;
  while (left < a.facts.length && right < b.facts.length) {
    const difference = (a.facts[left] ?? 0) - (b.facts[right] ?? 0);
    if (difference === 0) sum += (a.weights[left] ?? 0) * (b.weights[right] ?? 0);
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return sum;
}
