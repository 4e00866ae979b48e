/** A figure at a time in milliseconds. */
export type MeasuredAt = { at: number; value: number };

/** How much it grows in an hour, by the line with the least squares; 0 for fewer than two samples. */
export function slopePerHour(samples: readonly MeasuredAt[]): number {
  const count = samples.length;
  const mean = (of: (sample: MeasuredAt) => number) =>
    samples.reduce((total, sample) => total + of(sample), 0) / count;
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)];
  const spread = samples.reduce((total, sample) => total + (sample.at - at) ** 2, 0);
  if (count < 2 || spread === 0) return 0;
  const shared = samples.reduce((total, sample) => total + (sample.at - at) * (sample.value - value), 0);
  return Number(((shared / spread) * 3_600_000).toFixed(2));
}
