import { companiesOf, genresNamed, type TitleFacts } from '@marquee/assistant/events';
import { movieGenreIds, tvGenreIds } from '@marquee/contracts/tmdb/genreIds.ts';

import type { Title } from '#title.ts';

const unrated = 'NR';

const genreNames = {
  movie: new Map(Object.entries(movieGenreIds).map(([name, id]): [number, string] => [id, name])),
  tv: new Map(Object.entries(tvGenreIds).map(([name, id]): [number, string] => [id, name])),
};

/** What the assistant knows of a title. */
export const titleFacts = (title: Title): TitleFacts => ({
  media: title.media,
  id: title.id,
  name: title.name,
  originalName: title.originalName,
  alsoNamed: title.alsoNamed,
  year: title.year ?? 0,
  runtime: title.runtime || null,
  seasons: title.seasons,
  episodes: title.episodes,
  isEnded: title.status === null ? null : title.status !== 'Returning Series',
  genres: [...new Set(title.genres.flatMap((id) => genresNamed(genreNames[title.media].get(id) ?? '')))],
  language: title.language ?? '',
  countries: title.countries,
  certification: title.certification ?? unrated,
  collection: title.collection?.name ?? null,
  companies: companiesOf({
    name: title.name,
    year: title.year ?? 0,
    companies: title.companies?.map(({ id }) => id) ?? null,
    networks: title.networks.map(({ name }) => name),
  }),
  makers: title.makers,
  writers: title.writers,
  cast: title.cast,
  keywords: title.keywords.map(({ name }) => name),
  moods: title.moods,
  audience: title.audience,
  story: title.story,
  overview: title.overview,
  tagline: title.tagline,
  score: title.score ?? 0,
  fame: title.fame ?? 1,
});
