import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { createStore } from '#web/app/store.ts';

import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { load, Page } from './DiscoverPage.tsx';

/** A busy machine may be slow. */
const patient = { timeout: 15_000 };

const film = (id: number) => ({
  media_type: 'movie',
  id,
  title: `Film ${id}`,
  release_date: '1999-03-31',
  poster_path: null,
  backdrop_path: null,
  genre_ids: [18],
  vote_average: 8,
});

const facets = [
  {
    name: 'genre',
    options: [
      { value: '16', label: 'Animation', count: 12 },
      { value: '35', label: 'Comedy', count: 30 },
    ],
  },
  { name: 'person', options: [{ value: '7', label: 'Hayao Miyazaki', count: 11 }] },
];

/** 45 films without filters, three with any, none with the genre 37. */
function service() {
  const asked: string[] = [];
  const state: { broken: boolean; wait: Promise<void> | null } = { broken: false, wait: null };
  const fetch = async (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    asked.push(decodeURIComponent(pathname + search));
    await state.wait;
    if (state.broken) return Response.json({}, { status: 500 });
    const genre = searchParams.get('genre');
    const total = genre === '37' ? 0 : /(?:genre|year|person)=/.test(search) ? 3 : 45;
    const number = Number(searchParams.get('page') ?? 1);
    const ids = Array.from({ length: total }, (_, at) => at + 1).slice((number - 1) * 20, number * 20);
    return Response.json({
      page: number,
      total_pages: Math.max(1, Math.ceil(total / 20)),
      total_results: total,
      results: ids.map(film),
      facets,
      relax: total === 0 ? [{ name: 'genre', value: '37', total: 45 }] : [],
      ignored: [],
    });
  };
  return { asked, state, fetch };
}

const storeFor = ({ fetch }: ReturnType<typeof service>) =>
  createStore({ origin: location.origin, fetch, sleep: async () => {}, random: () => 0.5 });

async function show(path: string, answers = service()) {
  const memory = memoryLocation({ path, record: true });
  await render(
    <Provider store={storeFor(answers)}>
      <Router hook={memory.hook} searchHook={memory.searchHook}>
        <Page />
      </Router>
    </Provider>,
  );
  return { ...memory, ...answers };
}

const cells = () =>
  page
    .getByRole('list', { name: /^Films \d/ })
    .getByRole('link')
    .elements();
const chip = (name: string) =>
  page.getByRole('group', { name: 'Active filters' }).getByRole('link', { name: new RegExp(`^${name}`) });

beforeEach(() => page.viewport(1280, 900));
afterEach(() => scrollTo(0, 0));

describe('the discover page', () => {
  it('shows everything there is, with its number', async () => {
    const { asked } = await show('/discover/movie');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Discover films' })).toBeVisible();
    await expect.element(page.getByText('45 films.', { exact: true })).toBeVisible();
    await expect.poll(() => cells().length, patient).toBeGreaterThanOrEqual(20);
    expect(asked[0]).toBe('/api/discover/movie');
  });

  it('asks for equal states in equal words, and says them in words', async () => {
    const { asked } = await show('/discover/movie?person=7&genre=-35,16&sort=score');
    await expect.element(chip('Hayao Miyazaki')).toBeVisible();
    await expect.element(chip('Not comedy')).toBeVisible();
    await expect.element(page.getByText('3 films match.')).toBeVisible();
    expect(asked[0]).toBe('/api/discover/movie?genre=16,-35&person=7&sort=score');
    await expect.poll(() => document.title, patient).toBe('Animation, not comedy, Hayao Miyazaki on Marquee');
  });

  it('makes a step of each change, and keeps the old titles until the new ones are here', async () => {
    const answers = service();
    const { history } = await show('/discover/movie', answers);
    await expect.poll(() => cells().length, patient).toBeGreaterThanOrEqual(20);
    let answer = () => {};
    answers.state.wait = new Promise((resolve) => (answer = resolve));
    await page.getByRole('checkbox', { name: /^Animation/ }).click();
    await expect.poll(() => history.at(-1), patient).toBe('/discover/movie?genre=16');
    expect(history).toHaveLength(2);
    await expect.element(chip('Animation')).toBeVisible();
    expect(cells().length).toBeGreaterThanOrEqual(20);
    answer();
    await expect.element(page.getByText('3 films match.')).toBeVisible();
    expect(cells()).toHaveLength(3);
  });

  it('stops waiting when its titles fail to load', async () => {
    const answers = service();
    answers.state.broken = true;
    await show('/discover/movie', answers);
    const problem = page.getByRole('alert').filter({ hasText: 'The list did not load' });
    await expect.element(problem).toBeVisible();
    expect(document.querySelectorAll('h1 + p > *')).toHaveLength(0);
    answers.state.broken = false;
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => cells().length, patient).toBeGreaterThanOrEqual(20);
  });

  it('keeps what was there when the new titles do not arrive, and tries again when asked to', async () => {
    const answers = service();
    await show('/discover/movie', answers);
    await expect.poll(() => cells().length, patient).toBeGreaterThanOrEqual(20);
    answers.state.broken = true;
    await page.getByRole('checkbox', { name: /^Animation/ }).click();
    const problem = page.getByRole('alert').filter({ hasText: 'The list did not load' });
    await expect.element(problem).toBeVisible();
    expect(cells().length).toBeGreaterThanOrEqual(20);
    answers.state.broken = false;
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('3 films match.')).toBeVisible();
    await expect.poll(() => cells().length, patient).toBe(3);
  });

  it('says which filter to drop where nothing fits', async () => {
    const { history } = await show('/discover/movie?genre=37');
    await expect.element(page.getByRole('heading', { name: 'No films match all filters' })).toBeVisible();
    await page.getByRole('link', { name: /Without .*Western/ }).click();
    await expect.poll(() => history.at(-1), patient).toBe('/discover/movie');
    await expect.element(page.getByText('45 films.', { exact: true })).toBeVisible();
  });

  it('lists what of the address is ignored', async () => {
    await show('/discover/movie?utm_source=mail&year=later&genre=16');
    await expect.element(page.getByText('Not understood and ignored: Year “later”.')).toBeVisible();
    await expect.element(page.getByText('3 films match.')).toBeVisible();
  });

  it('leads to the series with the filters that both have', async () => {
    await show('/discover/movie?genre=28&certification=PG&year=1990..');
    const media = page.getByRole('navigation', { name: 'Films or series' });
    await expect
      .element(media.getByRole('link', { name: 'Series' }))
      .toHaveAttribute('href', '/discover/tv?genre=10759&year=1990..');
  });

  it('says where the list ends when the address goes beyond', async () => {
    await show('/discover/movie?page=9');
    await expect.element(page.getByRole('heading', { name: 'There is no page 9' })).toBeVisible();
  });

  it('has the next page behind a link where there are no scripts', async () => {
    await show('/discover/movie?sort=score&page=2');
    await expect
      .element(page.getByRole('link', { name: 'Films 1 to 20' }))
      .toHaveAttribute('href', '/discover/movie?sort=score');
  });
});

describe('loading', () => {
  const outcome = (path: string, answers = service()) => {
    const { pathname, searchParams } = new URL(path, location.origin);
    return load({ dispatch: storeFor(answers).dispatch, pathname, params: {}, search: searchParams });
  };

  it.each([
    ['/discover', '/discover/movie'],
    ['/discover?genre=16', '/discover/movie?genre=16'],
    ['/discover/movie?year=1999..1990&genre=16', '/discover/movie?genre=16&year=1990..1999'],
    ['/discover/movie?year=1990&year=1999&page=1', '/discover/movie?year=1990..1999'],
    ['/discover/tv?genre=&sort=popularity', '/discover/tv'],
    ['/discover/movie?year=1999..1990&utm_source=mail', '/discover/movie?year=1990..1999'],
  ])('leads from %s to its one address', async (path, better) => {
    expect(await outcome(path)).toEqual({ redirect: better });
  });

  it.each([
    ['/discover/movie', 200],
    ['/discover/movie?genre=16,-27&year=1990..1999', 200],
    ['/discover/movie?genre=16&utm_source=mail&gclid=1', 200],
    ['/discover/movie?more=mood', 200],
    ['/discover/movie?page=9', 404],
    ['/discover/movie?page=x', 404],
  ])('answers %s with %i', async (path, status) => expect(await outcome(path)).toEqual({ status }));

  it('says that the service is gone', async () => {
    const answers = service();
    answers.state.broken = true;
    expect(await outcome('/discover/movie', answers)).toEqual({ status: 503 });
  });
});
