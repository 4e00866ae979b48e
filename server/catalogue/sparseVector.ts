/** Numbered facts in rising order with their weights, of length 1: the product of a vector with itself is 1. */
export type SparseVector = { facts: Uint32Array; weights: Float64Array };

export function sparseVector(weights: ReadonlyMap<number, number>): SparseVector {
  const facts = Uint32Array.from(weights.keys()).sort();
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  return { facts, weights: Float64Array.from(facts, (fact) => (weights.get(fact) ?? 0) / length) };
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
