import type { Page } from '#contracts/tmdb/common.ts';
import type { MovieListItem, PersonListItem, TvListItem } from '#contracts/tmdb/lists.ts';
import { yearOf } from '#web/lib/formatDate.ts';

type Shared = { id: number; name: string; picture: string | null; popularity: number };

/** A film or series that was found, as much of it as a row shows. */
export type TitleHit = Shared & {
  kind: 'movie' | 'tv';
  /** The original title where it is another one. */
  original: string | null;
  year: number | null;
  /** 0 without votes. */
  score: number;
  genres: number[];
};

/** A person who was found, with the work they are known for. */
export type PersonHit = Shared & {
  kind: 'person';
  department: string | null;
  knownFor: { name: string; picture: string | null }[];
};

export type SearchHit = TitleHit | PersonHit;

const another = (original: string, name: string) => (original === name ? null : original);

export const movieHit = (item: MovieListItem): TitleHit => ({
  kind: 'movie',
  id: item.id,
  name: item.title,
  original: another(item.original_title, item.title),
  year: yearOf(item.release_date),
  score: item.vote_average,
  genres: item.genre_ids,
  picture: item.poster_path,
  popularity: item.popularity,
});

export const seriesHit = (item: TvListItem): TitleHit => ({
  kind: 'tv',
  id: item.id,
  name: item.name,
  original: another(item.original_name, item.name),
  year: yearOf(item.first_air_date),
  score: item.vote_average,
  genres: item.genre_ids,
  picture: item.poster_path,
  popularity: item.popularity,
});

export const personHit = (item: PersonListItem): PersonHit => ({
  kind: 'person',
  id: item.id,
  name: item.name,
  department: item.known_for_department,
  knownFor: item.known_for.map((title) => ({
    name: title.media_type === 'movie' ? title.title : title.name,
    picture: title.poster_path,
  })),
  picture: item.profile_path,
  popularity: item.popularity,
});

/** Keeps a page's numbers and slims its rows, so that neither the document nor the store carries what no row shows. */
export const pageOfHits =
  <Item, Hit>(toHit: (item: Item) => Hit) =>
  ({ results, ...numbers }: Page<Item>): Page<Hit> => ({ ...numbers, results: results.map(toHit) });
