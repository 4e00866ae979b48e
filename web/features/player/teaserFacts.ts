import type { MoviePageData, TvPageData } from '#contracts/tmdb/details.ts';
import { yearOf } from '#web/lib/formatDate.ts';
import { formatRuntime } from '#web/lib/formatRuntime.ts';
import { player } from '#web/messages/en/player.ts';

import type { TeaserFacts } from './teaserScript.ts';

type Shared = Pick<MoviePageData, 'tagline' | 'overview' | 'genres'> & {
  credits: { cast: readonly { name: string; character: string }[] };
};

/** The first name of a part that has several: a card has room for one. */
const partOf = (character: string): string =>
  character
    .split(' / ')[0]
    ?.replace(/\s*\(.*\)$/, '')
    .trim() ?? '';

const shared = (title: Shared) => ({
  tagline: title.tagline,
  overview: title.overview,
  cast: title.credits.cast.map(({ name, character }) => ({ name, part: partOf(character) })),
});

const known = (facts: readonly (string | null)[]): string[] => facts.filter((fact) => fact !== null);

const genresOf = ({ genres }: Shared): string | null =>
  genres
    .slice(0, 2)
    .map(({ name }) => name)
    .join(', ') || null;

export function movieTeaser(movie: MoviePageData): TeaserFacts {
  const directors = movie.credits.crew.filter(({ job }) => job === 'Director').map(({ name }) => name);
  const year = yearOf(movie.release_date)?.toString() ?? '';
  return {
    ...shared(movie),
    title: movie.title,
    makers: { role: player.directedBy, names: directors },
    year,
    facts: known([year || null, formatRuntime(movie.runtime), genresOf(movie)]),
  };
}

export function seriesTeaser(series: TvPageData): TeaserFacts {
  const year = yearOf(series.first_air_date)?.toString() ?? '';
  const seasons = series.number_of_seasons;
  return {
    ...shared(series),
    title: series.name,
    makers: { role: player.createdBy, names: series.created_by.map(({ name }) => name) },
    year,
    facts: known([year || null, seasons > 0 ? player.seasons(seasons) : null, genresOf(series)]),
  };
}
