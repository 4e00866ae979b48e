import type { ReleaseDates } from '@marquee/contracts/tmdb/extras.ts';
import type { Loose } from '@marquee/contracts/tmdb/loose.ts';

/** A country and its board's rating of a title. */
export type Rating = readonly [region: string, rating: string];

type Given = { region: string | null | undefined; rating: string | null | undefined };

/**
 * One rating for each country that has one, the best known first: the United States', then Britain's, the
 * country of origin's, and the others.
 */
export function ratings(given: readonly Given[], origin: readonly string[]): Rating[] {
  const known = new Map<string, string>();
  for (const region of ['US', 'GB', ...origin, ...given.map((one) => one.region)]) {
    const rating = given.find((one) => one.region === region && one.rating)?.rating;
    if (region && rating) known.set(region, rating);
  }
  return [...known];
}

/** The same for a film, of which every release may have a rating. */
export const filmRatings = (dates: Loose<ReleaseDates> | null | undefined, origin: readonly string[]) =>
  ratings(
    (dates?.results ?? []).flatMap(({ iso_3166_1: region, release_dates }) =>
      (release_dates ?? []).map(({ certification: rating }) => ({ region, rating })),
    ),
    origin,
  );
