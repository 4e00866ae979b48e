import type { Range, RangeName } from '@marquee/contracts/facets.ts';

/** Both ends count in: after 1990 to 1994 comes 1995. */
export type Bin = { from: number; to: number; count: number | null };
export type CountedBin = Bin & { count: number };

export const isCounted = (bin: Bin): bin is CountedBin => bin.count !== null;

/** Where the two ends of a range can stand, and by how much they move. */
export type Scale = { min: number; max: number; step: number };

/** The smallest difference between two titles. */
export const grains: Record<RangeName, number> = { year: 1, score: 0.1, runtime: 1, seasons: 1 };

const steps: Record<RangeName, number> = { year: 1, score: 0.5, runtime: 5, seasons: 1 };

/** The scale of the titles that are there, wide enough for what is set. Null where neither is known. */
export function scaleOf(name: RangeName, bins: readonly Bin[], range: Range | null): Scale | null {
  const step = steps[name];
  const known = [
    ...bins.flatMap(({ from, to }) => [from, to]),
    ...(range ? [range.from ?? [], range.to ?? []].flat() : []),
  ];
  if (known.length === 0) return null;
  const min = Math.floor(Math.min(...known) / step) * step;
  const max = Math.ceil(Math.max(...known) / step) * step;
  return { min, max: Math.max(max, min + step), step };
}

/** Both ends as numbers on the scale; an open end stands at the scale's own. */
export const endsOn = ({ min, max }: Scale, range: Range | null): [from: number, to: number] => [
  range?.from ?? min,
  range?.to ?? max,
];

/** The range between two places of the scale. An end at the scale's own end is open. */
export function rangeBetween({ min, max }: Scale, from: number, to: number): Range | null {
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  if (low <= min && high >= max) return null;
  return { from: low <= min ? null : low, to: high >= max ? null : high };
}

export const sameRange = (a: Range | null, b: Range | null): boolean =>
  (a?.from ?? null) === (b?.from ?? null) && (a?.to ?? null) === (b?.to ?? null);
