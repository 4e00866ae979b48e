import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import type { Match } from '#contracts/match.ts';
import type { Suggestions } from '#contracts/suggest.ts';
import type { MovieListItem, PersonListItem } from '#contracts/tmdb/lists.ts';
import { client } from '#web/api/client.ts';

import { HeaderSearch } from './HeaderSearch.tsx';
import { recentSearches } from './useRecentSearches.ts';

const film = (id: number, title: string): MovieListItem => ({
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

const match: Match = { by: 'name', text: null };

const answerTo = (query: string): Suggestions => ({
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

/** A service that answers when the test says so. */
function slowService() {
  const waiting = new Map<string, (answer: Suggestions) => void>();
  return {
    fetch: (request: Request) => {
      const query = new URL(request.url).searchParams.get('q') ?? '';
      return new Promise<Response>((resolve) =>
        waiting.set(query, (answer) => resolve(Response.json(answer))),
      );
    },
    asked: () => [...waiting.keys()],
    answer: (query: string, answer = answerTo(query)) => waiting.get(query)?.(answer),
  };
}

type Fetch = (request: Request) => Promise<Response>;

const promptService: Fetch = async (request) =>
  Response.json(answerTo(new URL(request.url).searchParams.get('q') ?? ''));

async function show(fetch: Fetch = promptService, path = '/') {
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

const combobox = () => page.getByRole('combobox');
const option = (name: string | RegExp) => page.getByRole('option', { name });

/** Waits for the real combobox to have taken the plain field's place. */
async function open() {
  await userEvent.click(page.getByLabelText('Search films, series and people'));
  await expect.element(combobox()).toHaveFocus();
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});
afterEach(() => recentSearches.clear());

describe('the field in the bar', () => {
  it('is a form that works before anything is loaded', async () => {
    await show();
    const field = page.getByRole('textbox', { name: 'Search films, series and people' }).element();
    expect(field).toHaveAttribute('name', 'q');
    const form = field.closest('form');
    expect(new URL(form?.action ?? '').pathname).toBe('/search');
    expect(form?.method).toBe('get');
  });

  it('keeps what was typed, the cursor and the focus when the combobox takes its place', async () => {
    await show();
    const plain = page.getByRole('textbox').element() as HTMLInputElement;
    plain.value = 'matrix';
    plain.focus();
    plain.setSelectionRange(2, 3);
    await expect.element(combobox()).toHaveValue('matrix');
    await expect.element(combobox()).toHaveFocus();
    const field = combobox().element() as HTMLInputElement;
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3]);
    await expect.element(option(/^The Matrix 1999/)).toBeVisible();
  });

  it('takes the cursor on "/", but leaves the sign to whoever is typing', async () => {
    await show();
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.keyboard('/');
    await expect.element(combobox()).toHaveFocus();
    await expect.element(combobox()).toHaveValue('');
    await userEvent.keyboard('a/b');
    await expect.element(combobox()).toHaveValue('a/b');
  });

  it('is not on the search page, which has one of its own', async () => {
    await show(promptService, '/search');
    await expect.element(page.getByRole('search')).not.toBeInTheDocument();
  });
});

describe('suggestions', () => {
  it('are read by kind, walked by arrow keys and followed by Enter', async () => {
    const { at } = await show();
    await open();
    await userEvent.keyboard('matr');
    await expect.element(page.getByRole('group', { name: 'Films' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'People' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(option(/Reloaded/)).toHaveAttribute('aria-selected', 'true');
    const field = combobox().element();
    expect(field.getAttribute('aria-activedescendant')).toBe(option(/Reloaded/).element().id);
    await userEvent.keyboard('{Enter}');
    expect(at()).toBe('/movie/2-the-matrix-reloaded');
    await expect.element(combobox()).toHaveValue('');
    expect(recentSearches.recent()).toEqual(['The Matrix Reloaded']);
  });

  it('underline the letters that were typed', async () => {
    await show();
    await open();
    await userEvent.keyboard('matr');
    await expect.element(option(/^The Matrix 1999/)).toBeVisible();
    await expect.element(option('Everything for "matr"')).toBeVisible();
    const marks = [
      ...option(/^The Matrix 1999/)
        .element()
        .querySelectorAll('mark'),
    ];
    expect(marks.map((mark) => mark.textContent)).toEqual(['Matr']);
  });

  it('leave Enter to the search while none is chosen', async () => {
    const { at } = await show();
    await open();
    await userEvent.keyboard('the matrix{Enter}');
    expect(at()).toBe('/search?q=the%20matrix');
    expect(recentSearches.recent()).toEqual(['the matrix']);
  });

  it('never show a late answer to an older text', async () => {
    const service = slowService();
    await show(service.fetch);
    await open();
    await userEvent.keyboard('mat');
    await expect.poll(service.asked).toContain('mat');
    await userEvent.clear(combobox());
    await userEvent.keyboard('alien');
    await expect.poll(service.asked).toContain('alien');
    service.answer('alien', { ...answerTo('alien'), movies: [{ ...film(7, 'Alien'), match }], people: [] });
    await expect.element(option(/^Alien/)).toBeVisible();
    service.answer('mat');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(option(/^Alien/)).toBeVisible();
    await expect.element(option(/Matrix/)).not.toBeInTheDocument();
  });

  it('keep the choice on its line when a newer answer moves the lines', async () => {
    const service = slowService();
    await show(service.fetch);
    await open();
    await userEvent.keyboard('mat');
    await expect.poll(service.asked).toContain('mat');
    service.answer('mat');
    await expect.element(option(/Reloaded/)).toBeVisible();
    await userEvent.keyboard('r');
    await expect.poll(service.asked).toContain('matr');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(option(/Reloaded/)).toHaveAttribute('aria-selected', 'true');
    const answer = answerTo('matr');
    service.answer('matr', { ...answer, movies: [{ ...film(9, 'Matrimony'), match }, ...answer.movies] });
    await expect.element(option(/Matrimony/)).toBeVisible();
    await expect.element(option(/Reloaded/)).toHaveAttribute('aria-selected', 'true');
  });

  it('close on Escape and keep the text; a second Escape empties the field', async () => {
    await show();
    await open();
    await userEvent.keyboard('matr');
    await expect.element(option(/Reloaded/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(combobox()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(combobox()).toHaveValue('matr');
    await userEvent.keyboard('{Escape}');
    await expect.element(combobox()).toHaveValue('');
  });

  it('choose nothing when the field is left', async () => {
    const { at } = await show();
    await open();
    await userEvent.keyboard('matr');
    await expect.element(option(/Reloaded/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
    await expect.element(combobox()).toHaveAttribute('aria-expanded', 'false');
    expect(at()).toBe('/');
    await expect.element(combobox()).toHaveValue('matr');
  });

  it('say a corrected spelling', async () => {
    await show();
    await open();
    await userEvent.keyboard('matirx');
    await expect.element(page.getByText('Showing matrix')).toBeVisible();
  });

  it('say when they did not arrive', async () => {
    await show(async () => Response.json({}, { status: 500 }));
    await open();
    await userEvent.keyboard('heat');
    await expect.element(page.getByText('Suggestions did not arrive. Enter still searches.')).toBeVisible();
    await expect.element(option('Everything for "heat"')).toBeVisible();
  });
});

describe('recent searches', () => {
  it('show in the empty field and lead to the search', async () => {
    recentSearches.add('heat');
    recentSearches.add('alien');
    const { at } = await show();
    await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(at()).toBe('/search?q=heat');
  });

  it('are forgotten one by one with Delete or the mouse, or all at once', async () => {
    for (const query of ['heat', 'alien', 'jaws']) recentSearches.add(query);
    await show();
    await open();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect.element(option('jaws')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('Forgot jaws.');
    await userEvent.click(page.getByTitle('Forget "alien"'));
    await expect.element(option('alien')).not.toBeInTheDocument();
    await userEvent.click(option('Clear recent searches'));
    expect(recentSearches.recent()).toEqual([]);
  });
});
