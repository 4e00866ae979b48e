import { describe, expect, it, vi } from 'vitest';

import type { FoundPage } from '#web/api/search.ts';
import type { PersonHit } from '#web/api/searchHit.ts';

import { resultsOf } from './MoreHits.tsx';

const person = (id: number): PersonHit => ({
  kind: 'person',
  id,
  name: `person ${id}`,
  department: null,
  knownFor: [],
  picture: null,
  popularity: 1,
  why: null,
});

const page = (number: number, ids: number[]): FoundPage => ({
  page: number,
  total_pages: 9,
  total_results: 99,
  results: ids.map(person),
  people: [],
  best: null,
  query: 'x',
  corrected: null,
  totals: { movie: 0, tv: 0, person: 99 },
  facets: [],
  relax: [],
  ignored: [],
});

const answered = { pages: [page(1, [1, 2]), page(2, [2, 3])] };
const error = { status: 500, data: undefined } as const;
const query = (rest: Partial<Parameters<typeof resultsOf>[0]> = {}) => ({
  data: answered,
  currentData: answered,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: true,
  fetchNextPage: vi.fn<() => void>(),
  refetch: vi.fn<() => void>(),
  ...rest,
});

describe('the results of a search', () => {
  it('are all pages, with each hit once', () => {
    const { found, hits, lastPage, more } = resultsOf(query());
    expect(hits.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect([found?.page, lastPage, more.state]).toEqual([1, 2, 'ready']);
  });

  it('are unknown before the first answer', () => {
    const waiting = resultsOf(query({ data: undefined, currentData: undefined, isFetching: true }));
    expect(waiting).toMatchObject({ found: null, hits: [], stale: false, error: undefined });
  });

  it('stay, and say that they are old, until the next words are answered', () => {
    const before = resultsOf(query({ currentData: undefined, isFetching: true }));
    expect(before).toMatchObject({ stale: true, error: undefined, more: { state: 'none' } });
    expect(before.hits).toHaveLength(3);
  });

  it('stay where the next words get no answer', () => {
    const failed = resultsOf(query({ currentData: undefined, error }));
    expect(failed).toMatchObject({ stale: false, error });
    expect(failed.hits).toHaveLength(3);
  });

  it('are not in doubt where only the next page does not arrive', () => {
    const { error: problem, more } = resultsOf(query({ error, isFetchNextPageError: true }));
    expect(problem).toBeUndefined();
    expect(more).toMatchObject({ state: 'failed', error });
  });
});
