/** Numbered facts in rising order with their weights, of length 1: the product of a vector with itself is 1. */
export type SparseVector = { facts: Uint32Array; weights: Float64Array };

export function sparseVector(weights: ReadonlyMap<number, number>): SparseVector {
  const facts = Uint32Array.from(weights.keys()).sort();
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  return { facts, weights: Float64Array.from(facts, (fact) => (weights.get(fact) ?? 0) / length) };
}

/** The cosine of a vector with any other: 0 where they share no fact, 1 where they are alike. */
export function cosineWith(vector: SparseVector): (other: SparseVector) => number {
  // Indexed by number once, so that comparing with thousands only iterates theirs.
  const laidOut = new Float64Array((vector.facts.at(-1) ?? -1) + 1);
  for (const [place, fact] of vector.facts.entries()) laidOut[fact] = vector.weights[place] ?? 0;
  return ({ facts, weights }) => {
    let sum = 0;
    for (let place = 0; place < facts.length; place += 1) {
      sum += (laidOut[facts[place] ?? 0] ?? 0) * (weights[place] ?? 0);
    }
    return sum;
  };
}
