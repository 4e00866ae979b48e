import type { Completions, DiscoverAnswer, SearchAnswer, Surprise } from '@marquee/contracts/browse.ts';
import type { ChoiceName } from '@marquee/contracts/facets.ts';
import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { LikenessAnswer } from '@marquee/contracts/likeness.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { Suggestions } from '@marquee/contracts/suggest.ts';
import type { AskedFilters as Narrowing, readSearch } from '@marquee/facets';

import type { Asked, QueryParams } from './ask.ts';

export type SearchAsked = ReturnType<typeof readSearch> & { query: string; page: number };

export type DiscoverAsked = { media: MediaType; asked: Narrowing; page: number };

export type SurpriseAsked = { media: MediaType; asked: Narrowing; not: readonly number[] };

export type CompleteAsked = {
  facet: ChoiceName;
  typed: string;
  media: MediaType | null;
  asked: Narrowing;
  /** Counted among what a search finds; null for among all titles. */
  within: { query: string; exact: boolean } | null;
};

/** A title by its number, by that of IMDb, or by its name; `exact`: nothing is corrected. */
export type FindAsked =
  | { title: TitleId }
  | { imdb: string }
  | {
      name: string;
      media: MediaType | null;
      /** Of its first showing. */ year: number | null;
      exact: boolean;
    };

/** A title as lists show it, with all that it is called. */
export type TitleMatch = {
  item: KnownTitle;
  names: readonly string[];
  /** Translations, working titles, nicknames. */
  alsoNamed: readonly string[];
  year: number | null;
};

/** The source of answers about titles: the embedded catalogue or TMDB. */
export type TitleSource = {
  /** The same in another language and country, where the source has several. */
  inLocale?: (locale: QueryParams) => TitleSource;
  /** A title as lists show it. 404 where there is none. */
  title: (title: TitleId) => Promise<Asked<KnownTitle>>;
  /** All that a number or a name may mean, the likeliest first. */
  find: (asked: FindAsked) => Promise<Asked<readonly TitleMatch[]>>;
  /** Whether a facet can have this value at all. */
  knows: (facet: ChoiceName, value: string) => boolean;
  /** The first hits while typing. */
  suggest: (query: string, ask: { exact: boolean }) => Promise<Asked<Suggestions>>;
  /** Titles and people by their names. */
  search: (asked: SearchAsked) => Promise<Asked<SearchAnswer>>;
  /** Titles by facets. */
  discover: (asked: DiscoverAsked) => Promise<Asked<DiscoverAnswer>>;
  /** One title that fits, another one each time. */
  surprise: (asked: SurpriseAsked) => Promise<Asked<Surprise>>;
  /** Values of a facet while typing. */
  complete: (asked: CompleteAsked) => Promise<Asked<Completions>>;
  /** What a title shares with those that are recommended beside it. 404 where there is no such title. */
  similar: (title: TitleId) => Promise<Asked<LikenessAnswer>>;
};
