const counts = new Intl.NumberFormat('en-GB');

/** `1012` to "1,012". */
export const formatCount = (count: number): string => counts.format(count);

/** `7.64` to "7.6"; null where nobody has voted yet, which the protocol says as 0. */
export function formatScore(average: number | null | undefined): string | null {
  return average ? average.toFixed(1) : null;
}
