import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { DateWindow } from '@marquee/contracts/tmdb/common.ts';

/** Numbers of films in the order of the list, and TMDB's window of dates around it. */
export type DatedIds = { dates: DateWindow; ids: readonly number[] };

/** The repertory cinema's programme. The first five of `nowPlaying` are the features of the week. */
export type Programme = {
  nowPlaying: (now: Date) => DatedIds;
  upcoming: (now: Date) => DatedIds;
};

/** Why a title is recommended: the strongest shared facts first, in plain words. */
export type Recommendation = TitleId & { reasons: readonly string[] };

export type Likeness = {
  recommendations: (media: MediaType, id: number) => readonly Recommendation[];
  /** Titles of the same medium. */
  similar: (media: MediaType, id: number) => readonly number[];
};

/** All matches in their order; `corrected` is the query with its spelling corrected where needed, else null. */
type Hits<Hit> = { hits: readonly Hit[]; corrected: string | null };

export type MultiHit = { media: MediaType | 'person'; id: number };

/** Search over names. The query is what the person typed, of any length; no query throws. */
export type CatalogueSearch = {
  searchMovies: (query: string, filters?: { year?: number; primaryReleaseYear?: number }) => Hits<number>;
  searchTv: (query: string, filters?: { year?: number; firstAirDateYear?: number }) => Hits<number>;
  searchPeople: (query: string) => Hits<number>;
  searchCollections: (query: string) => Hits<number>;
  searchKeywords: (query: string) => Hits<number>;
  searchMulti: (query: string) => Hits<MultiHit>;
};
