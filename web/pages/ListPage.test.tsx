import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { createStore } from '#web/app/store.ts';
import { titleLists } from '#web/features/lists/titleLists.ts';

import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { EndlessList } from './ListPage.tsx';

/** A busy machine may be slow. */
const patient = { timeout: 15_000 };

const total = 45;
const film = (id: number) => ({
  id,
  title: `Film ${id}`,
  release_date: '1999-03-31',
  poster_path: null,
  backdrop_path: null,
  genre_ids: [18],
  vote_average: 8,
});

/** A list of 45 films. Page 2 repeats the last film of page 1, as a list does that moves in between. */
function service() {
  const asked: string[] = [];
  const broken = new Set<string>();
  const fetch = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const number = Number(searchParams.get('page'));
    asked.push(`${pathname}?page=${number}`);
    if (broken.has(`${number}`)) return Response.json({ success: false }, { status: 500 });
    const first = (number - 1) * 20 + (number === 2 ? 0 : 1);
    const last = Math.min(number * 20, total);
    const results = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => film(first + index));
    return Response.json({ page: number, results, total_pages: 3, total_results: total });
  };
  return { asked, broken, fetch };
}

async function show(start: number, { fetch }: ReturnType<typeof service>) {
  const store = createStore({ origin: location.origin, fetch, sleep: async () => {}, random: () => 0.5 });
  await render(
    <Provider store={store}>
      <EndlessList list={titleLists.topRated} page={start} />
    </Provider>,
  );
}

const cells = () => [...document.querySelectorAll<HTMLLIElement>('ol > li')];
const numbers = () => cells().map(({ value }) => value);
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Scrolls to the end again and again, until the end of the list shows. */
const scrollTill = async (text: string | RegExp) =>
  await expect
    .poll(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return page.getByText(text).elements().length;
    }, patient)
    .toBe(1);

afterEach(() => scrollTo(0, 0));

describe('an endless list', () => {
  it('loads the following pages on scrolling, each film once and numbered on', async () => {
    await page.viewport(1200, 700);
    const { asked, ...rest } = service();
    await show(1, { asked, ...rest });
    await expect.element(page.getByText('Film 20')).toBeVisible();
    await scrollTill('End of the list: 45 films.');
    expect(numbers().slice(-45)).toEqual(upTo(1, 45));
    expect(asked).toEqual([1, 2, 3].map((number) => `/3/movie/top_rated?page=${number}`));
    expect(
      cells()
        .slice(-45)
        .map((cell) => cell.querySelector('a')?.textContent),
    ).toEqual(upTo(1, 45).map((number) => expect.stringContaining(`Film ${number}`)));
  });

  it('keeps what is there when the next page fails, and continues on request', async () => {
    await page.viewport(1200, 700);
    const lists = service();
    lists.broken.add('2');
    await show(1, lists);
    await scrollTill(/Everything loaded so far is above/);
    expect(numbers().slice(-20)).toEqual(upTo(1, 20));
    lists.broken.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Film 40')).toBeInTheDocument();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });

  it('starts at the page of the address and offers the one before', async () => {
    await page.viewport(1200, 700);
    await show(3, service());
    await expect.element(page.getByText('41 of 45')).toBeInTheDocument();
    expect(numbers().slice(-5)).toEqual(upTo(41, 45));
    const before = page.getByRole('link', { name: 'Films 21 to 40' });
    await expect.element(before).toHaveAttribute('href', '/top_rated?page=2');
    await before.click();
    await expect.element(page.getByText('Film 21')).toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Films 1 to 20' })).toBeInTheDocument();
  });

  it('says where the list ends when the address goes beyond', async () => {
    await show(9, service());
    await expect.element(page.getByRole('heading', { name: 'There is no page 9' })).toBeVisible();
    await expect.element(page.getByText('The list ends on page 3.')).toBeVisible();
  });

  it('says so when the list does not arrive at all', async () => {
    const lists = service();
    lists.broken.add('1');
    await show(1, lists);
    await expect.element(page.getByRole('alert').getByText('The list did not load')).toBeVisible();
    // No request is under way any more.
    expect(document.querySelectorAll('h1 + p > *')).toHaveLength(0);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Top rated' })).toBeVisible();
  });
});
