import type { DatabaseSync } from 'node:sqlite';

import { createGuessMeaning } from './guessMeaning.ts';
import { queryWords } from './matchQuery.ts';
import { createMendQuery } from './mendQuery.ts';
import { createRanks } from './ranks.ts';
import type { Match, YearFilter } from './ranks.ts';
import type { SearchKind } from './searchTables.ts';
import { readVocabulary } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Matches in their order; `corrected` is the query as it was understood where its own words find nothing. */
type Found<Hit> = { hits: Hit[]; corrected: string | null };

/** What people mean by searching: titles and names. Collections and keywords are searched only when asked for. */
const namedKinds = ['movie', 'tv', 'person'] as const;
type NamedKind = (typeof namedKinds)[number];

type Suggested = { movies: number[]; series: number[]; people: number[]; corrected: string | null };

export type Search = {
  searchMovies: (query: string, filters?: { year?: number; primaryReleaseYear?: number }) => Found<number>;
  searchTv: (query: string, filters?: { year?: number; firstAirDateYear?: number }) => Found<number>;
  searchPeople: (query: string) => Found<number>;
  searchCollections: (query: string) => Found<number>;
  searchKeywords: (query: string) => Found<number>;
  searchMulti: (query: string) => Found<{ media: NamedKind; id: number }>;
  /** The first hits of films, series and people. */
  suggest: (query: string, limit: number) => Suggested;
};

/** As many as can be paged to: 500 pages of 20. */
const mostHits = 10_000;
/** So few matches that a likelier spelling may be what was meant, where none is at the beginning of a name. */
const few = 3;

/** Search over the tables that `searchPart` has written into the database. */
export function createSearch(database: DatabaseSync): Search {
  const ranks = createRanks(database);
  const idOfRank = database.prepare('SELECT id FROM search_entry WHERE rank = ?');
  const idOf = ({ rank }: Match) => Number(idOfRank.get(rank)?.['id']);
  let read: Vocabulary | undefined;
  const vocabulary = () => (read ??= readVocabulary(database));
  const mend = createMendQuery(database, vocabulary);
  const guessMeaning = createGuessMeaning({ ranks, mend, vocabulary });

  const findsAny = (kinds: readonly SearchKind[], typed: readonly string[]) =>
    kinds.some((kind) => ranks.find(kind, typed, 1).length > 0);

  /** The kind's matches of a spelling one slip away. */
  const nearMisses = (kind: SearchKind, typed: readonly string[], limit: number, filter?: YearFilter) => {
    if (typed.every((word) => vocabulary().has(word))) return [];
    const mended = mend(typed, [kind]);
    return mended?.slips === 1 ? ranks.find(kind, mended.words, limit, filter) : [];
  };

  /** The kind's matches where the words find something in some kind: below few ones come near misses. */
  const findOrNear = (kind: SearchKind, typed: readonly string[], limit: number, filter?: YearFilter) => {
    const direct = ranks.find(kind, typed, limit, filter);
    const sure = direct.length >= few || direct.some(({ closeness }) => closeness < 2);
    const meantOther = direct.length === 0 && namedKinds.some((other) => ranks.holds(other, typed));
    if (sure || meantOther) return direct;
    const known = new Set(direct.map(({ rank }) => rank));
    const near = nearMisses(kind, typed, limit, filter).filter(({ rank }) => !known.has(rank));
    return [...direct, ...near].slice(0, limit);
  };

  const searchKind = (kind: SearchKind, query: string, filter?: YearFilter): Found<number> => {
    const typed = queryWords(query);
    const kinds = namedKinds.some((named) => named === kind) ? namedKinds : [kind];
    if (findsAny(kinds, typed)) {
      return { hits: findOrNear(kind, typed, mostHits, filter).map(idOf), corrected: null };
    }
    const meaning = guessMeaning(typed, kinds);
    const hits = meaning === null ? [] : ranks.find(kind, meaning.words, mostHits, filter).map(idOf);
    return { hits, corrected: hits.length > 0 ? (meaning?.text ?? null) : null };
  };

  const searchMulti: Search['searchMulti'] = (query) => {
    const typed = queryWords(query);
    const meaning = findsAny(namedKinds, typed) ? null : guessMeaning(typed, namedKinds);
    const found = namedKinds.flatMap((media) =>
      ranks.find(media, meaning?.words ?? typed, mostHits).map((match) => ({ media, match })),
    );
    found.sort((a, b) => a.match.closeness - b.match.closeness || a.match.rank - b.match.rank);
    const hits = found.slice(0, mostHits).map(({ media, match }) => ({ media, id: idOf(match) }));
    return { hits, corrected: meaning?.text ?? null };
  };

  const suggest: Search['suggest'] = (query, limit) => {
    const typed = queryWords(query);
    const direct = findsAny(namedKinds, typed);
    const meaning = direct ? null : guessMeaning(typed, namedKinds);
    const first = (kind: NamedKind) =>
      (direct ? findOrNear(kind, typed, limit) : ranks.find(kind, meaning?.words ?? [], limit)).map(idOf);
    return {
      movies: first('movie'),
      series: first('tv'),
      people: first('person'),
      corrected: meaning?.text ?? null,
    };
  };

  return {
    searchMovies: (query, { year, primaryReleaseYear } = {}) =>
      searchKind('movie', query, { year, firstYear: primaryReleaseYear }),
    searchTv: (query, { year, firstAirDateYear } = {}) =>
      searchKind('tv', query, { year, firstYear: firstAirDateYear }),
    searchPeople: (query) => searchKind('person', query),
    searchCollections: (query) => searchKind('collection', query),
    searchKeywords: (query) => searchKind('keyword', query),
    searchMulti,
    suggest,
  };
}
