import type { Match, Suggestions } from '@marquee/contracts/suggest.ts';
import type { MovieListItem, PersonListItem } from '@marquee/contracts/tmdb/lists.ts';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { client } from '#web/api/client.ts';

import { HeaderSearch } from '../HeaderSearch.tsx';

export const film = (id: number, title: string): MovieListItem => ({
  adult: false,
  backdrop_path: null,
  genre_ids: [],
  id,
  original_language: 'en',
  original_title: title,
  overview: '',
  popularity: 100 - id,
  poster_path: null,
  release_date: '1999-03-31',
  title,
  video: false,
  vote_average: 8,
  vote_count: 10,
});

const person = (id: number, name: string): PersonListItem => ({
  adult: false,
  gender: 0,
  id,
  known_for: [],
  known_for_department: 'Directing',
  name,
  original_name: name,
  popularity: 50,
  profile_path: null,
});

export const match: Match = { by: 'name', text: null };

export const answerTo = (query: string): Suggestions => ({
  query,
  corrected: query === 'matirx' ? 'matrix' : null,
  best: null,
  movies: [
    { ...film(1, 'The Matrix'), match },
    { ...film(2, 'The Matrix Reloaded'), match },
  ],
  series: [],
  people: [{ ...person(3, 'Matthew Matrix'), match }],
});

/** A service that answers when the test lets it. */
export function slowService() {
  const waiting = new Map<string, (answer: Response) => void>();
  return {
    fetch: (request: Request) => {
      const query = new URL(request.url).searchParams.get('q') ?? 'nothing typed';
      return new Promise<Response>((resolve) => waiting.set(query, resolve));
    },
    asked: () => [...waiting.keys()],
    answer: (query: string, answer = answerTo(query)) => waiting.get(query)?.(Response.json(answer)),
    fail: (query: string) => waiting.get(query)?.(Response.json({}, { status: 500 })),
  };
}

type Fetch = (request: Request) => Promise<Response>;

const trending = {
  page: 1,
  results: [
    { ...person(9, 'Somebody'), media_type: 'person' },
    { ...film(8, 'Stalker'), media_type: 'movie' },
  ],
  total_pages: 1,
  total_results: 2,
};

export const promptService: Fetch = async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  return Response.json(pathname === '/3/trending/all/day' ? trending : answerTo(searchParams.get('q') ?? ''));
};

export async function showHeaderSearch(fetch: Fetch = promptService, path = '/') {
  const location = memoryLocation({ path, record: true });
  const store = configureStore({
    reducer: { [client.reducerPath]: client.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: {
          extraArgument: { origin: 'http://app.test', fetch, sleep: async () => {}, random: () => 0.5 },
        },
      }).concat(client.middleware),
  });
  await render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <button type="button">Elsewhere</button>
        <HeaderSearch />
      </Router>
    </Provider>,
  );
  return { at: () => location.history.at(-1) };
}

export const combobox = () => page.getByRole('combobox');
export const option = (name: string | RegExp) => page.getByRole('option', { name });

/** Waits until the real combobox has replaced the plain field. */
export async function openField() {
  await userEvent.click(page.getByLabelText('Search films, series and people'));
  await expect.element(combobox()).toHaveFocus();
}
