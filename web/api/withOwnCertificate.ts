import type { ContentRatings, ReleaseDates } from '@marquee/contracts/tmdb/extras.ts';
import type { Loose } from '@marquee/contracts/tmdb/loose.ts';

/** What boards of all countries say of a film or a series. */
export type Certified = {
  release_dates?: Loose<ReleaseDates> | null;
  content_ratings?: Loose<ContentRatings> | null;
};

/** With the certificates of one country alone, if there are any: whoever chose a country doesn't ask for others'. */
export function withOwnCertificate<Body extends Certified>(body: Body, region: string): Body {
  const releases = body.release_dates?.results?.filter(
    ({ iso_3166_1, release_dates }) =>
      iso_3166_1 === region && release_dates?.some(({ certification }) => certification),
  );
  const ratings = body.content_ratings?.results?.filter(
    ({ iso_3166_1, rating }) => iso_3166_1 === region && rating,
  );
  return {
    ...body,
    ...(releases?.length && { release_dates: { results: releases } }),
    ...(ratings?.length && { content_ratings: { results: ratings } }),
  };
}
