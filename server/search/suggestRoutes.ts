import { Hono } from 'hono';

import { type Problem, statusOf } from '#contracts/problem.ts';
import type { Suggestions } from '#contracts/suggest.ts';
import type { MovieListItem, PersonListItem, TvListItem } from '#contracts/tmdb/lists.ts';

import type { Search } from './createSearch.ts';

/** Where the items of found numbers come from. Unknown numbers are left out; the order stays. */
export type SuggestItems = {
  movies: (ids: readonly number[]) => MovieListItem[];
  series: (ids: readonly number[]) => TvListItem[];
  people: (ids: readonly number[]) => PersonListItem[];
};

const firstHits = 5;

/** `GET /suggest?q=`: the first hits of each kind while somebody types. To be mounted under `/api`. */
export function createSuggestRoutes(deps: { search: Pick<Search, 'suggest'>; items: SuggestItems }) {
  return new Hono<{ Bindings: { id?: string } }>().get('/suggest', (context) => {
    const query = context.req.query('q');
    if (query === undefined) {
      const problem: Problem = {
        code: 'bad-request',
        message: 'Say what to search for in the parameter q.',
        requestId: context.env.id ?? '',
      };
      return context.json(problem, statusOf[problem.code]);
    }
    const { movies, series, people, corrected } = deps.search.suggest(query, firstHits);
    const match = { by: corrected === null ? ('name' as const) : ('correction' as const), text: null };
    const suggestions: Suggestions = {
      query,
      corrected,
      best: null,
      movies: deps.items.movies(movies).map((item) => ({ ...item, match })),
      series: deps.items.series(series).map((item) => ({ ...item, match })),
      people: deps.items.people(people).map((item) => ({ ...item, match })),
    };
    return context.json(suggestions);
  });
}
