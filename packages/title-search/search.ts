import type { Match } from '@marquee/contracts/suggest.ts';

import type { SearchEntry, SearchKind } from './entry.ts';
import type { EntryFacts } from './index/columns.ts';

export type Hit<Kind extends SearchKind = SearchKind> = {
  kind: Kind;
  id: number;
  /** Why it was found, worked out when it is asked for. */
  readonly match: Match;
  readonly facts: EntryFacts;
  readonly name: string;
};

/** `corrected` is the corrected query, where its own words aren't what is shown first. */
type Found<Kind extends SearchKind> = { hits: readonly Hit<Kind>[]; corrected: string | null };

type Ask<Kind extends SearchKind> = {
  kinds: readonly Kind[];
  /** Nothing is corrected. */
  exact?: boolean;
  /** Entries whose years include this one. */
  year?: number;
  /** Entries whose first year is this one. */
  firstYear?: number;
  limit?: number;
};

type Suggested = {
  movies: readonly Hit<'movie'>[];
  series: readonly Hit<'tv'>[];
  people: readonly Hit<'person'>[];
  /** What is most likely meant. It is in its list too. */
  best: Hit<'movie' | 'tv' | 'person'> | null;
  corrected: string | null;
};

/** Search over names. It never throws, whatever the query, and no query costs more than a fixed number of steps. */
export type Search = {
  /**
   * Up to 10,000 matches in a stable order: whole names, beginnings of names, words in any place, corrected words;
   * in each the more popular first, adult and video entries behind.
   */
  find: <Kind extends SearchKind>(query: string, ask: Ask<Kind>) => Found<Kind>;
  /** The first hits of films, series and people while typing. */
  suggest: (query: string, limit: number, ask?: { exact?: boolean }) => Suggested;
  /** An entry's fields in the index: for titles that the catalogue lacks. */
  entry: (kind: SearchKind, id: number) => SearchEntry | undefined;
};
