import type { SearchKind } from './entry.ts';
import type { Search } from './search.ts';

type Years = { year?: number | undefined; firstYear?: number | undefined };

const namedKinds = ['movie', 'tv', 'person'] as const;

/** The searches of TMDB's protocol, each returning numbers. */
export function createProtocolSearch({ find }: Pick<Search, 'find'>) {
  const ids = (query: string, kind: SearchKind, { year, firstYear }: Years = {}) => {
    const { hits, corrected } = find(query, {
      kinds: [kind],
      ...(year !== undefined && { year }),
      ...(firstYear !== undefined && { firstYear }),
    });
    return { hits: hits.map(({ id }) => id), corrected };
  };
  return {
    searchMovies: (query: string, filters: { year?: number; primaryReleaseYear?: number } = {}) =>
      ids(query, 'movie', { year: filters.year, firstYear: filters.primaryReleaseYear }),
    searchTv: (query: string, filters: { year?: number; firstAirDateYear?: number } = {}) =>
      ids(query, 'tv', { year: filters.year, firstYear: filters.firstAirDateYear }),
    searchPeople: (query: string) => ids(query, 'person'),
    searchCollections: (query: string) => ids(query, 'collection'),
    searchKeywords: (query: string) => ids(query, 'keyword'),
    searchMulti: (query: string) => {
      const { hits, corrected } = find(query, { kinds: namedKinds });
      return { hits: hits.map(({ kind, id }) => ({ media: kind, id })), corrected };
    },
  };
}
