import type { DatabaseSync } from 'node:sqlite';

import { z } from 'zod';

/** Titles that only IMDb has and that can't be found, by the reason. */
export const LeftOut = z.object({
  /** Without ratings. */
  unrated: z.int(),
  /** Shorts and specials that few have rated. */
  small: z.int(),
  /** Videos, where no ratings were read. */
  videos: z.int(),
  /** TMDB has one of that name, and it is unknown whether it is the same. */
  doubtful: z.int(),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** Titles that only IMDb has. */
export const ofImdbAlone = (ownIdFloor: number) => `
FROM imdb_title i JOIN work.media m USING (type) LEFT JOIN imdb_rating r USING (number)
WHERE NOT EXISTS (SELECT 1 FROM work.pair p WHERE p.number = i.number)
  AND NOT EXISTS (SELECT 1 FROM work.embedded e WHERE e.kind = m.kind AND e.id = i.number + ${ownIdFloor})`;

/** Why a title is left out; null for those included. Doubtful ones are left out: the same film twice is worse. */
export const whyLeftOut = `CASE
  WHEN EXISTS (SELECT 1 FROM work.doubtful d WHERE d.number = i.number) THEN 'doubtful'
  WHEN coalesce(r.votes, 0) >= m.own THEN NULL
  WHEN m.own > 1 THEN 'small'
  WHEN :withUnrated THEN NULL
  WHEN :isRated THEN 'unrated'
  WHEN i.type = 'video' THEN 'videos'
END`;

/** The fields that the reason depends on. */
export type Taking = { withUnrated: boolean };

export const takingIn = (staging: DatabaseSync, { withUnrated }: Taking) => ({
  withUnrated: withUnrated ? 1 : 0,
  isRated: staging.prepare('SELECT 1 FROM imdb_rating LIMIT 1').get() === undefined ? 0 : 1,
});

/** Counts what `mergedEntries` leaves out. Expects `matchSources` to have run. */
export function countLeftOut(staging: DatabaseSync, ownIdFloor: number, taking: Taking): LeftOut {
  const counts = staging
    .prepare(
      `SELECT ${whyLeftOut} AS why, count(*) AS titles ${ofImdbAlone(ownIdFloor)} GROUP BY why HAVING why IS NOT NULL`,
    )
    .all(takingIn(staging, taking));
  const none: LeftOut = { unrated: 0, small: 0, videos: 0, doubtful: 0 };
  return LeftOut.parse({
    ...none,
    ...Object.fromEntries(counts.map(({ why, titles }) => [String(why), titles])),
  });
}
