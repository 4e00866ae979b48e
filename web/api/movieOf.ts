import type { MoviePageData } from '@marquee/contracts/tmdb/details.ts';

import { filmRatings } from './certification.ts';
import { nameds } from './named.ts';
import { type LooseAnswer, sharedParts } from './sharedParts.ts';
import type { Movie } from './titleModel.ts';

/** The protocol's film with all that was appended, as our pages read it. */
export function movieOf(movie: LooseAnswer<MoviePageData>): Movie {
  const shared = sharedParts(movie, movie.title, movie.original_title);
  return {
    ...shared,
    media: 'movie',
    ratings: filmRatings(movie.release_dates, shared.countries),
    keywords: nameds(movie.keywords?.keywords),
    released: movie.release_date ?? '',
    runtime: movie.runtime ?? null,
    status: movie.status ?? '',
    collection: nameds(movie.belongs_to_collection && [movie.belongs_to_collection])[0] ?? null,
    companies: (movie.production_companies ?? []).flatMap(({ name }) => name ?? []),
    imdbId: movie.imdb_id && /^tt\d+$/.test(movie.imdb_id) ? movie.imdb_id : null,
    budget: movie.budget ?? 0,
    revenue: movie.revenue ?? 0,
  };
}
