/** The percentile, rounded to a tenth. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
  return Math.round(value * 10) / 10;
}
