import type { NamedFacet } from '@marquee/contracts/facetWords.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { Match } from '@marquee/contracts/suggest.ts';
import type { PersonListItem, TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';
import type { FacetTitle } from '@marquee/facets';

type SearchedKind = MediaType | 'person';
export type SearchedHit<Kind extends SearchedKind = SearchedKind> = {
  kind: Kind;
  id: number;
  readonly match: Match;
  /** For a title that the catalogue lacks. */
  readonly name: string;
  readonly facts: ThinFacts;
};

/** What is known of a title that only has a name. */
export type ThinFacts = Pick<
  FacetTitle,
  'year' | 'runtime' | 'language' | 'genres' | 'score' | 'votes' | 'popularity' | 'behind'
>;

/** Search over names. Hits come in their order, at most 10,000; no query throws. */
type TitleSearch = {
  find: (
    query: string,
    ask: { kinds: readonly SearchedKind[]; exact?: boolean; limit?: number },
  ) => { hits: readonly SearchedHit[]; corrected: string | null };
  suggest: (
    query: string,
    limit: number,
    ask?: { exact?: boolean },
  ) => { best: { kind: SearchedKind; id: number } | null };
};

export type BrowsePorts = {
  /** All titles of the catalogue. Read once. */
  readTitles: () => Iterable<FacetTitle>;
  nameOf: (facet: NamedFacet, value: string) => string | undefined;
  titleItem: (key: TitleId) => TypedMovie | TypedTv | undefined;
  personItem: (id: number) => PersonListItem | undefined;
  search: TitleSearch;
  /** Numbers of the films that are on, and of those that are announced. */
  programme: (now: Date) => { on: readonly number[]; soon: readonly number[] };
  now: () => Date;
  /** From 0 up to 1. */
  random: () => number;
};
