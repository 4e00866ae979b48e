import { describe, expect, it } from 'vitest';

import type { SearchHit } from '#web/api/searchHit.ts';

import { answerOf } from './answerOf.ts';
import type { KindResults } from './resultsOf.ts';

const hit: SearchHit = {
  kind: 'person',
  id: 1,
  name: 'Agnès Varda',
  department: 'Directing',
  knownFor: [],
  picture: null,
  popularity: 1,
};

const results = (given: Partial<KindResults> = {}): KindResults => ({
  hits: [],
  total: 0,
  totalPages: 0,
  firstPage: 1,
  lastPage: 1,
  stale: false,
  error: undefined,
  retry: () => {},
  moreError: undefined,
  more: { state: 'none', load: () => {} },
  ...given,
});

const error = { status: 500, data: null };

describe('the answer to a search', () => {
  it('counts each kind', () => {
    const byKind = {
      movie: results({ total: 3 }),
      tv: results(),
      person: results({ total: 1, hits: [hit] }),
    };
    expect(answerOf(byKind, null)).toEqual({ state: 'found', totals: { movie: 3, tv: 0, person: 1 } });
  });

  it('is nothing where no kind has anything', () => {
    const byKind = { movie: results(), tv: results(), person: results() };
    expect(answerOf(byKind, null)).toMatchObject({ state: 'nothing' });
  });

  it('is waited for until every kind has answered', () => {
    const byKind = { movie: results({ total: 3 }), tv: results({ hits: null }), person: results() };
    expect(answerOf(byKind, null)).toEqual({ state: 'waiting', totals: null });
  });

  it('failed where a kind that is shown did, and says whether older hits are kept', () => {
    const byKind = { movie: results({ hits: null, error }), tv: results(), person: results({ hits: [hit] }) };
    expect(answerOf(byKind, null)).toMatchObject({ state: 'failed', error, kept: true });
    expect(answerOf(byKind, 'movie')).toMatchObject({ state: 'failed', kept: false });
  });

  it('stands where only a kind that is not shown failed', () => {
    const byKind = {
      movie: results({ hits: null, error }),
      tv: results(),
      person: results({ hits: [hit], total: 1 }),
    };
    expect(answerOf(byKind, 'person')).toMatchObject({ state: 'found', totals: { person: 1 } });
  });
});
