import { type MediaType, paths } from '@marquee/contracts/paths.ts';
import type { MovieListItem, TvListItem } from '@marquee/contracts/tmdb/lists.ts';

import { formatScore, yearOf } from '#web/lib/format.ts';
import { catalogue } from '#web/messages/en/catalogue.ts';

const names: Readonly<Record<number, string>> = catalogue.genres;

/** Names of TMDB's genre numbers in their order; unknown numbers are left out. */
const genreNames = (ids: readonly number[]): string[] =>
  ids.flatMap((id) => (names[id] === undefined ? [] : [names[id]]));

/** A film or series as the cards show it. */
export type Card = {
  media: MediaType;
  id: number;
  name: string;
  href: string;
  year: number | null;
  /** "7.6", or null without votes. */
  score: string | null;
  poster: string | null;
  backdrop: string | null;
  genres: string[];
};

type Shared = 'id' | 'poster_path' | 'backdrop_path' | 'genre_ids' | 'vote_average';

/** What a card needs of a list item: every list of the protocol has it, slimmed or whole. */
export type CardSource =
  | Pick<MovieListItem, Shared | 'title' | 'release_date'>
  | Pick<TvListItem, Shared | 'name' | 'first_air_date'>;

export function cardOf(item: CardSource): Card {
  const media = 'title' in item ? 'movie' : 'tv';
  const name = ('title' in item ? item.title : item.name) || catalogue.untitled;
  return {
    media,
    id: item.id,
    name,
    href: paths.title(media, item.id, name),
    year: yearOf('title' in item ? item.release_date : item.first_air_date),
    score: formatScore(item.vote_average),
    poster: item.poster_path ?? null,
    backdrop: item.backdrop_path ?? null,
    genres: genreNames(item.genre_ids ?? []),
  };
}
