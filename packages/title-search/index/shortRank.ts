/**
 * A rank in sixteen bits, its better neighbour where it has too many: exact up to 8191, then to a part in four
 * thousand. Short ranks have the order of their ranks.
 */
const exactBits = 13;
const step = 2 ** (exactBits - 1);
const worst = 2 ** 16 - 1;

export function toShortRank(rank: number): number {
  const spare = Math.max(0, 32 - exactBits - Math.clz32(Math.min(rank, 2 ** 31)));
  return Math.min(worst, spare * step + (rank >>> spare));
}

export function fromShortRank(short: number): number {
  const spare = Math.max(0, Math.floor(short / step) - 1);
  return (short - spare * step) * 2 ** spare;
}
