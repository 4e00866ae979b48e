import type { SparseVector } from './likenessThemes.ts';

/** Each document in few numbers, whose cosines are nearly those of the documents without their chance. */
type LatentVectors = readonly Float64Array[];

/** Each round turns the directions further towards those in which the documents differ most; more change little. */
const rounds = 5;

/**
 * Latent semantic analysis: a truncated singular value decomposition by orthogonal iteration. The same documents give
 * the same vectors.
 */
export function latentVectors(documents: readonly SparseVector[], dimensions: number): LatentVectors {
  const terms = documents.reduce((most, { facts }) => Math.max(most, (facts.at(-1) ?? -1) + 1), 0);
  const count = Math.min(dimensions, documents.length);
  let directions = anyDirections(documents.length, count);
  let lengths = orthonormalise(directions, count);
  for (let round = 0; round < rounds; round += 1) {
    directions = towardsDocuments(documents, towardsTerms(documents, directions, { terms, count }), count);
    lengths = orthonormalise(directions, count);
  }
  // A round stretches each direction by the square of its singular value.
  const values = lengths.map(Math.sqrt);
  return documents.map((_, place) =>
    directions.slice(place * count, (place + 1) * count).map((value, at) => value * (values[at] ?? 0)),
  );
}

/** Matrices are rows of `count` numbers, one behind the other. */
function anyDirections(rows: number, count: number): Float64Array {
  let state = 1;
  return new Float64Array(rows * count).map(() => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32 - 0.5;
  });
}

function towardsTerms(
  documents: readonly SparseVector[],
  directions: Float64Array,
  { terms, count }: { terms: number; count: number },
): Float64Array {
  const sums = new Float64Array(terms * count);
  for (const [document, { facts, weights }] of documents.entries()) {
    for (let place = 0; place < facts.length; place += 1) {
      const term = (facts[place] ?? 0) * count;
      const weight = weights[place] ?? 0;
      for (let at = 0; at < count; at += 1) {
        sums[term + at] = (sums[term + at] ?? 0) + weight * (directions[document * count + at] ?? 0);
      }
    }
  }
  return sums;
}

function towardsDocuments(
  documents: readonly SparseVector[],
  directions: Float64Array,
  count: number,
): Float64Array {
  const sums = new Float64Array(documents.length * count);
  for (const [document, { facts, weights }] of documents.entries()) {
    for (let place = 0; place < facts.length; place += 1) {
      const term = (facts[place] ?? 0) * count;
      const weight = weights[place] ?? 0;
      for (let at = 0; at < count; at += 1) {
        const to = document * count + at;
        sums[to] = (sums[to] ?? 0) + weight * (directions[term + at] ?? 0);
      }
    }
  }
  return sums;
}

/** Makes columns orthogonal and of length 1, in place (Gram and Schmidt); says how long they were. */
function orthonormalise(matrix: Float64Array, count: number): Float64Array {
  const lengths = new Float64Array(count);
  for (let column = 0; column < count; column += 1) {
    for (let earlier = 0; earlier < column; earlier += 1) {
      const product = productOf(matrix, count, [column, earlier]);
      for (let row = 0; row < matrix.length; row += count) {
        matrix[row + column] = (matrix[row + column] ?? 0) - product * (matrix[row + earlier] ?? 0);
      }
    }
    const length = Math.sqrt(productOf(matrix, count, [column, column]));
    lengths[column] = length;
    for (let row = 0; row < matrix.length; row += count) {
      matrix[row + column] = length === 0 ? 0 : (matrix[row + column] ?? 0) / length;
    }
  }
  return lengths;
}

function productOf(matrix: Float64Array, count: number, [a, b]: readonly [number, number]): number {
  let sum = 0;
  for (let row = 0; row < matrix.length; row += count) {
    sum += (matrix[row + a] ?? 0) * (matrix[row + b] ?? 0);
  }
  return sum;
}
