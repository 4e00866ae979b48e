import type { Match } from '@marquee/contracts/suggest.ts';
import type { MovieListItem, PersonListItem, TvListItem } from '@marquee/contracts/tmdb/lists.ts';

import { yearOf } from '#web/lib/format.ts';

type Shared = {
  id: number;
  name: string;
  picture: string | null;
  popularity: number;
  /** Why it is here; null where its name says so. */
  why: Match | null;
};

/** A film or series that was found, as much of it as a row shows. */
export type TitleHit = Shared & {
  kind: 'movie' | 'tv';
  /** The original title where it is another one. */
  original: string | null;
  year: number | null;
  /** 0 without votes. */
  score: number;
  genres: number[];
  backdrop: string | null;
};

/** A person who was found, with the work they are known for. */
export type PersonHit = Shared & {
  kind: 'person';
  department: string | null;
  knownFor: { name: string; picture: string | null }[];
};

export type SearchHit = TitleHit | PersonHit;
export type HitKind = SearchHit['kind'];

type Matched<Item> = Item & { match?: Match };

const another = (original: string, name: string) => (original === name ? null : original);

/** A corrected spelling is said of the whole answer, not of each hit. */
const isByName = ({ by, text }: Match) => by === 'name' || (by === 'correction' && text === null);
const whyOf = (match: Match | undefined) => (match === undefined || isByName(match) ? null : match);

export const movieHit = (item: Matched<MovieListItem>): TitleHit => ({
  kind: 'movie',
  id: item.id,
  name: item.title,
  original: another(item.original_title, item.title),
  year: yearOf(item.release_date),
  score: item.vote_average,
  genres: item.genre_ids,
  picture: item.poster_path,
  backdrop: item.backdrop_path,
  popularity: item.popularity,
  why: whyOf(item.match),
});

export const seriesHit = (item: Matched<TvListItem>): TitleHit => ({
  kind: 'tv',
  id: item.id,
  name: item.name,
  original: another(item.original_name, item.name),
  year: yearOf(item.first_air_date),
  score: item.vote_average,
  genres: item.genre_ids,
  picture: item.poster_path,
  backdrop: item.backdrop_path,
  popularity: item.popularity,
  why: whyOf(item.match),
});

export const personHit = (item: Matched<PersonListItem>): PersonHit => ({
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
  why: whyOf(item.match),
});
