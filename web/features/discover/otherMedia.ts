import { type Choice, facetsFor, type Filters } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

/** Genres that films and series call by the same number. */
const shared = new Set(['16', '35', '80', '99', '18', '10751', '9648', '37']);

/** Genres of series that correspond to several of films, the closest first. */
const genresOfSeries: Readonly<Record<string, readonly string[]>> = {
  '10759': ['28', '12'],
  '10765': ['878', '14'],
  '10768': ['10752'],
};

function genreIn(media: MediaType, genre: string): string | undefined {
  if (shared.has(genre)) return genre;
  if (media === 'movie') return genresOfSeries[genre]?.[0];
  return Object.entries(genresOfSeries).find(([, ofFilms]) => ofFilms.includes(genre))?.[0];
}

function genresIn(media: MediaType, { in: chosen, out }: Choice): Choice {
  const translate = (genres: readonly string[]) => [
    ...new Set(genres.flatMap((genre) => genreIn(media, genre) ?? [])),
  ];
  const kept = translate(chosen);
  // "Action without adventure" has no counterpart: both are one genre there.
  return { in: kept, out: translate(out).filter((genre) => !kept.includes(genre)) };
}

/** The filters that mean something for the other medium too. Each has certifications of its own. */
export function filtersFor(media: MediaType, filters: Filters): Filters {
  const known = new Set<string>(facetsFor(media));
  const { certification: _, genre, ...others } = filters;
  const genres = genre && genresIn(media, genre);
  return {
    ...(genres && genres.in.length + genres.out.length > 0 && { genre: genres }),
    ...Object.fromEntries(Object.entries(others).filter(([name]) => known.has(name))),
  };
}
