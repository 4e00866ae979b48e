const minute = 60_000;
const hour = 60 * minute;

/** TMDB's own word on how long an answer lasts counts between `least` and `most`; without one it is `most`. */
export type Freshness = { least: number; most: number };

export const freshness = {
  /** Charts change through the day; half an hour's delay goes unnoticed. */
  list: { least: 5 * minute, most: 30 * minute },
  /** What a filter finds moves slower than a chart. */
  discover: { least: 10 * minute, most: hour },
  /** Titles are added and renamed all the time, and people search for what is new. */
  search: { least: 2 * minute, most: 10 * minute },
  /** Texts, casts and scores change by hand, a little, every other day. */
  details: { least: hour, most: 12 * hour },
  /** Genres, countries and picture sizes change once in years. */
  fixed: { least: 6 * hour, most: 24 * hour },
} as const satisfies Record<string, Freshness>;

/** What isn't there may be added any moment; what was refused would be refused again. */
const refusedFor = 10 * minute;

/** The longest storage that TMDB's terms allow. */
export const longestKept = 180 * 24 * hour;

/** Seconds that an answer is good for from now on, by its `Cache-Control` and `Age`; null where it doesn't say. */
export function statedLifetime(cacheControl: string | undefined, age: string | undefined): number | null {
  const stated = /(?:^|[\s,])(?:s-)?max-?age\s*=\s*"?(\d{1,9})/i.exec(cacheControl ?? '')?.[1];
  if (stated === undefined) return null;
  const spent = /^\d{1,9}$/.test(age ?? '') ? Number(age) : 0;
  return Math.max(0, Number(stated) - spent);
}

/** Milliseconds for which an answer counts as fresh, ±10 %: answers of one moment don't all fall due in one. */
export function freshFor(
  { least, most }: Freshness,
  { status, stated, random }: { status: number; stated: number | null; random: () => number },
): number {
  const wanted = status === 200 ? Math.min(Math.max((stated ?? Infinity) * 1000, least), most) : refusedFor;
  return Math.round(wanted * (0.9 + random() / 5));
}
