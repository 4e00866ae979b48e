import { latentVectors } from './latentVectors.ts';
import { type SparseVector, sparseVector } from './likenessThemes.ts';

const dimensions = 64;
/** A word of fewer titles says as much about chance as about the story. */
const leastHolders = 3;
/** A word of a tenth of the titles says nothing. */
const mostHeld = 0.1;
/** Digits go from 1 to 15, with 8 for nothing. */
const middle = 8;
const reach = 7;

/**
 * What happens in each title, from the words that tell it: a hexadecimal digit for each of 64 dimensions. It says how
 * near two stories are, and no word can be read from it. Null where there are no words.
 */
export function storiesOf(told: readonly (readonly string[])[]): (string | null)[] {
  return latentVectors(termVectors(told), dimensions).map((vector) => {
    const most = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    if (most === 0) return null;
    return Array.from(vector, (value) => (Math.round((value / most) * reach) + middle).toString(16)).join('');
  });
}

/** A story as a vector of length 1, to be compared by products. */
export function storyVector(story: string): Float64Array {
  const vector = Float64Array.from(story, (digit) => Number.parseInt(digit, 16) - middle);
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / length);
}

function termVectors(told: readonly (readonly string[])[]): SparseVector[] {
  const holders = new Map<string, number>();
  for (const words of told)
    for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1);
  const kept = [...holders].filter(([, count]) => count >= leastHolders && count < told.length * mostHeld);
  const numbers = new Map(kept.map(([word], number) => [word, number]));
  const rarity = new Map(kept.map(([word, count]) => [word, Math.log(told.length / count)]));
  return told.map((words) => {
    const counts = new Map<string, number>();
    for (const word of words) if (numbers.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const weights = [...counts].map(([word, count]): [number, number] => [
      numbers.get(word) ?? 0,
      Math.log1p(count) * (rarity.get(word) ?? 0),
    ]);
    return sparseVector(new Map(weights));
  });
}
