import { skipToken } from '@reduxjs/toolkit/query/react';

import {
  useSearchMoviesInfiniteQuery,
  useSearchPeopleInfiniteQuery,
  useSearchSeriesInfiniteQuery,
} from '#web/api/search.ts';
import { useSuggestionsQuery } from '#web/api/suggest.ts';

import { type KindResults, resultsOf } from './resultsOf.ts';
import { type Kind, kinds } from './searchAddress.ts';

export type Results = {
  byKind: Readonly<Record<Kind, KindResults>>;
  /** The spelling that the shown results belong to, where it isn't the typed one. */
  corrected: string | null;
  /** A newer answer is on its way; what is shown belongs to the words before. */
  stale: boolean;
};

type Wanted = { query: string; kind: Kind | null; page: number };

/** What the three searches found for the words. The last answer stays until the next one is there. */
export function useResults({ query, kind, page }: Wanted): Results {
  const argFor = (one: Kind) => (query === '' ? skipToken : { query, from: kind === one ? page : 1 });
  const from = (one: Kind) => ({ initialPageParam: kind === one ? page : 1 });
  const movie = resultsOf(useSearchMoviesInfiniteQuery(argFor('movie'), from('movie')));
  const tv = resultsOf(useSearchSeriesInfiniteQuery(argFor('tv'), from('tv')));
  const person = resultsOf(useSearchPeopleInfiniteQuery(argFor('person'), from('person')));
  const spelling = useSuggestionsQuery(query === '' ? skipToken : query);
  const byKind = { movie, tv, person };
  const all = kinds.map((one) => byKind[one]);
  return {
    byKind,
    corrected: spelling.data?.corrected ?? null,
    stale: all.some((one) => one.stale),
  };
}
