import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { client } from '#web/api/client.ts';

import { Page } from '../SearchPage.tsx';

const match = { by: 'name', text: null } as const;

export const film = (id: number, title: string) => ({
  media_type: 'movie' as const,
  genre_ids: [16],
  id,
  original_title: title,
  popularity: 1000 - id,
  poster_path: null,
  release_date: '1999-03-31',
  title,
  vote_average: 8,
  match,
});

export const director = {
  id: 7,
  name: 'Hayao Miyazaki',
  known_for: [],
  known_for_department: 'Directing',
  popularity: 50,
  profile_path: null,
  match,
};

/** An answer of the search with these titles and nothing else. */
export const found = (results: readonly object[], rest: object = {}) => ({
  page: 1,
  total_pages: 1,
  total_results: results.length,
  results,
  people: [],
  best: null,
  corrected: null,
  totals: { movie: results.length, tv: 0, person: 0 },
  facets: [],
  relax: [],
  ignored: [],
  ...rest,
});

export type Answer = object;
/** What each path answers, given its query; a missing path answers that it found nothing. */
export type Answers = Readonly<
  Record<string, (search: URLSearchParams) => Answer | Promise<Answer> | undefined>
>;

const nothing = { movies: [], series: [], people: [], best: null, corrected: null };

export async function showSearchPage(path: string, answers: Answers) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname, searchParams, search } = new URL(request.url);
    asked.push(pathname + search);
    const query = searchParams.get('q');
    const empty = pathname === '/api/suggest' ? { query, ...nothing } : found([]);
    const answer = (await answers[pathname]?.(searchParams)) ?? empty;
    return answer instanceof Response ? answer : Response.json({ query, ...answer });
  };
  const store = configureStore({
    reducer: { [client.reducerPath]: client.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: { origin: 'http://app.test', fetch, sleep: async () => {}, random: () => 0.5 },
        },
      }).concat(client.middleware),
  });
  const location = memoryLocation({ path, record: true });
  await render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Page />
      </Router>
    </Provider>,
  );
  return { history: location.history, navigate: location.navigate, asked };
}

export const field = () => page.getByRole('textbox', { name: 'Search films, series and people' });
export const row = (name: string | RegExp) => page.getByRole('link', { name });

export const matrices: Answers = {
  '/api/search': (search) =>
    found(search.get('q')?.startsWith('mat') ? [film(1, 'The Matrix'), film(2, 'Matilda')] : []),
};
