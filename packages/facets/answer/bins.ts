import type { RangeName } from '@marquee/contracts/facets.ts';

/** Equal steps from `start` on. The outermost ones end where the values do: they include outliers and are never empty. */
export type Bins = { start: number; step: number; count: number; lowest: number; highest: number };

const mostBins = 40;
const steps: Readonly<Record<RangeName, readonly number[]>> = {
  year: [1, 2, 5, 10, 20, 50],
  // In halves, stored as tenths, since scores are counted in tenths.
  score: [5],
  runtime: [10, 15, 20, 30, 60],
  seasons: [1, 2, 5, 10],
};
/** In units of a range's numbers. */
const unitOf = (name: RangeName) => (name === 'score' ? 10 : 1);

/** This few values at either end don't widen the whole. */
const outlierShare = 0.002;

/**
 * Bins for the values that titles have before any filter: they stay the same while filters change. Null where no title
 * has a value.
 */
export function binsFor(name: RangeName, columns: readonly Float64Array[]): Bins | null {
  const unit = unitOf(name);
  const values = knownIn(columns)
    .map((value) => Math.round(value * unit))
    .sort();
  const outliers = Math.floor(values.length * outlierShare);
  const low = values[outliers];
  const high = values[values.length - 1 - outliers];
  const [lowest, highest] = [values[0], values.at(-1)];
  if (low === undefined || high === undefined || lowest === undefined || highest === undefined) return null;
  const countWith = (step: number) => Math.floor(high / step) - Math.floor(low / step) + 1;
  const step = steps[name].find((step) => countWith(step) <= mostBins) ?? Math.ceil((high - low) / 30);
  const start = Math.floor(low / step) * step;
  return { start, step, count: Math.min(countWith(step), mostBins), lowest, highest };
}

/** All values that aren't `NaN`. */
function knownIn(columns: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(columns.reduce((sum, { length }) => sum + length, 0));
  let size = 0;
  for (const column of columns) {
    for (const value of column) {
      all[size] = value;
      if (!Number.isNaN(value)) size += 1;
    }
  }
  return all.subarray(0, size);
}

/** The bin that a value falls into. */
export function binOf(name: RangeName, { start, step, count }: Bins, value: number): number {
  const bin = Math.floor((Math.round(value * unitOf(name)) - start) / step);
  return Math.max(0, Math.min(count - 1, bin));
}

/** Both ends of a bin are inclusive. */
export function binEnds(name: RangeName, bins: Bins, bin: number): { from: number; to: number } {
  const { start, step, count, lowest, highest } = bins;
  const unit = unitOf(name);
  const from = start + bin * step;
  const to = from + step - 1;
  return {
    from: (bin === 0 ? lowest : from) / unit,
    to: (bin === count - 1 ? highest : to) / unit,
  };
}
