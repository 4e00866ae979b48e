import type { MoviePageData } from '#contracts/tmdb/details.ts';

import { certification } from './certification.ts';
import { named, sharedParts } from './sharedParts.ts';
import type { Movie } from './titleModel.ts';

/** The protocol's film with all that was appended, as our pages read it. */
export function movieOf(movie: MoviePageData): Movie {
  const ratings = movie.release_dates.results.flatMap(({ iso_3166_1, release_dates }) =>
    release_dates.map((release) => ({ region: iso_3166_1, rating: release.certification })),
  );
  const collection = movie.belongs_to_collection;
  return {
    ...sharedParts(movie, movie.title, movie.original_title),
    media: 'movie',
    certification: certification(ratings, movie.origin_country),
    keywords: movie.keywords.keywords.map(named),
    released: movie.release_date,
    runtime: movie.runtime,
    status: movie.status,
    collection: collection && named(collection),
    companies: movie.production_companies.map(({ name }) => name),
    imdbId: movie.imdb_id !== null && /^tt\d+$/.test(movie.imdb_id) ? movie.imdb_id : null,
    budget: movie.budget,
    revenue: movie.revenue,
  };
}
