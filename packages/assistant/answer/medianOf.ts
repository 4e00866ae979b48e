/** The lower one of the middle, so that it is one of the values; null where there are none. */
export function medianOf(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? null;
}
