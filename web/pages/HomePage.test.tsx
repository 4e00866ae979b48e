import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { createStore } from '#web/app/store.ts';

import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { Page } from './HomePage.tsx';

const film = (id: number) => ({
  id,
  title: `Film ${id}`,
  overview: '',
  release_date: `${1950 + id}-01-01`,
  poster_path: null,
  backdrop_path: null,
  genre_ids: [18, 80],
  vote_average: 8,
});

const films = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => film(from + index));
const dates = { minimum: '2026-11-27', maximum: '2026-12-24' };

const person = (id: number, name: string) => ({ id, name });
const feature = {
  ...film(1),
  title: 'Lawrence of Arabia',
  tagline: 'The sand remakes the man who crosses it.',
  runtime: 228,
  credits: { crew: [{ ...person(70, 'One Film Only'), job: 'Director' }], cast: [person(71, 'Omar Sharif')] },
  release_dates: { results: [{ iso_3166_1: 'US', release_dates: [{ certification: 'PG' }] }] },
};

const listOf = (results: readonly unknown[]) => ({ page: 1, results, total_pages: 1, total_results: 1012 });

const answers: Readonly<Record<string, unknown>> = {
  '/3/movie/now_playing': { ...listOf(films(1, 8)), dates },
  '/3/movie/popular': listOf(films(10, 8)),
  '/3/movie/top_rated': listOf(films(20, 12)),
  '/3/movie/upcoming': { ...listOf(films(40, 8)), dates },
  '/3/movie/1': feature,
  '/3/trending/tv/week': listOf([]),
  '/3/discover/movie': listOf(films(50, 4)),
  '/3/person/70/movie_credits': { cast: [], crew: [{ ...film(1), job: 'Director' }] },
  '/3/person/71/movie_credits': { cast: films(60, 5), crew: [] },
};

async function show(broken = new Set<string>()) {
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const answer = answers[pathname];
    return broken.has(pathname) || answer === undefined
      ? Response.json({ success: false }, { status: 500 })
      : Response.json(answer);
  };
  const store = createStore({ origin: location.origin, fetch, sleep: async () => {}, random: () => 0.5 });
  await page.viewport(1200, 800);
  await render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
}

/** Scrolls up and down the page until the text is there: the lower rows load when they come near. */
const walkTo = async (text: string | RegExp) =>
  await expect
    .poll(
      () => {
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        scrollTo(0, isAtEnd ? 0 : scrollY + 400);
        return page.getByText(text).elements().length;
      },
      { timeout: 50_000 },
    )
    .toBeGreaterThan(0);

describe('the home page', () => {
  it('opens with the feature: its title broken in two, tagline, facts and the week’s programme', async () => {
    await show();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Lawrence of Arabia' })).toBeVisible();
    await expect.element(page.getByText('The sand remakes the man who crosses it.')).toBeVisible();
    await expect.element(page.getByText('3 h 48 min')).toBeVisible();
    const programme = page.getByRole('navigation', { name: 'Features this week' });
    expect(programme.getByRole('link').elements()).toHaveLength(5);
    await expect.element(page.getByText('The programme changes on Friday')).toBeInTheDocument();
  });

  it('puts a person with enough films in focus: not the director of one, but the lead', async () => {
    await show();
    await walkTo('Omar Sharif');
    await expect
      .element(page.getByText(/^On screen in five films here, from 2010 to 2014/))
      .toBeInTheDocument();
    expect(page.getByText('One Film Only').elements()).toHaveLength(1);
  });

  it('goes on around a row that fails, and loads it again on request', async () => {
    const broken = new Set(['/3/movie/popular']);
    await show(broken);
    await expect
      .element(page.getByText('The film service answered with an error.', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Top rated' })).toBeInTheDocument();
    broken.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('link', { name: /^Film 10/ })).toBeInTheDocument();
  });

  it('shows the days on which the next films start, and leaves out a row without titles', async () => {
    await show();
    await walkTo('27 Nov');
    expect(page.getByText('Series of the week').elements()).toHaveLength(0);
  });
});
