import { type Problem, statusOf } from '@marquee/contracts/problem.ts';
import type { Suggestions } from '@marquee/contracts/suggest.ts';
import type { MovieListItem, PersonListItem, TvListItem } from '@marquee/contracts/tmdb/lists.ts';
import type { Hit, Search } from '@marquee/title-search';
import { Hono } from 'hono';

/** Where the items of found numbers come from; undefined for a number that nobody knows. */
export type SuggestItems = {
  movie: (id: number) => MovieListItem | undefined;
  series: (id: number) => TvListItem | undefined;
  person: (id: number) => PersonListItem | undefined;
};

const firstHits = 5;

/** The hits with what is known of them, in their order. */
const withItems = <Item>(hits: readonly Hit[], itemOf: (id: number) => Item | undefined) =>
  hits.flatMap(({ id, match }) => {
    const item = itemOf(id);
    return item === undefined ? [] : [{ ...item, match }];
  });

/** `GET /suggest?q=&exact=1`: the first hits of each kind while somebody types. To be mounted under `/api`. */
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
    const found = deps.search.suggest(query, firstHits, { exact: context.req.query('exact') === '1' });
    const suggestions: Suggestions = {
      query,
      corrected: found.corrected,
      best: found.best && { media: found.best.kind, id: found.best.id },
      movies: withItems(found.movies, deps.items.movie),
      series: withItems(found.series, deps.items.series),
      people: withItems(found.people, deps.items.person),
    };
    return context.json(suggestions);
  });
}
