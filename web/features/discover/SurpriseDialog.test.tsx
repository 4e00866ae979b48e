import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { createStore } from '#web/app/store.ts';

import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { SurpriseDialog } from './SurpriseDialog.tsx';

const film = (id: number) => ({
  media_type: 'movie',
  id,
  title: `Film ${id}`,
  release_date: '1999-03-31',
  poster_path: null,
  backdrop_path: null,
  genre_ids: [16],
  vote_average: 8,
});

const details = (id: number) => ({
  ...film(id),
  original_title: '',
  original_language: 'ja',
  origin_country: ['JP'],
  genres: [{ id: 16, name: 'Animation' }],
  overview: `What happens in film ${id}.`,
  tagline: '',
  homepage: '',
  imdb_id: null,
  runtime: 100,
  status: 'Released',
  budget: 0,
  revenue: 0,
  vote_count: 1,
  belongs_to_collection: null,
  production_companies: [],
  credits: { cast: [], crew: [] },
  keywords: { keywords: [] },
  recommendations: { results: [] },
  release_dates: { results: [] },
  videos: { results: [] },
  'watch/providers': { results: {} },
});

/** Picks the first that was not here yet. */
function service(ids: readonly number[]) {
  const asked: string[] = [];
  const state = { broken: false };
  const fetch = async (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const one = /^\/3\/movie\/(\d+)$/.exec(pathname)?.[1];
    if (one !== undefined) return Response.json(details(Number(one)));
    asked.push(decodeURIComponent(pathname + search));
    if (state.broken) return Response.json({}, { status: 500 });
    const not = new Set((searchParams.get('not') ?? '').split(',').map(Number));
    const fresh = ids.filter((id) => !not.has(id));
    const [first] = fresh;
    return Response.json({
      result: first === undefined ? null : film(first),
      total: ids.length,
      left: Math.max(0, fresh.length - 1),
    });
  };
  return { asked, state, fetch };
}

const parts = [
  { facet: 'genre', value: '16', label: 'Animation', isOut: false },
  { facet: 'genre', value: '27', label: 'Not horror', isOut: true },
  { facet: 'year', value: null, label: '1990 to 1999', isOut: false },
] as const;

async function show({ fetch }: ReturnType<typeof service>) {
  const store = createStore({ origin: location.origin, fetch, sleep: async () => {}, random: () => 0.5 });
  await render(
    <Provider store={store}>
      <SurpriseDialog
        ask={{ media: 'movie', pieces: ['genre=16,-27', 'year=1990..1999'] }}
        parts={parts}
        onClose={() => {}}
      />
    </Provider>,
  );
}

const heading = (name: string) => page.getByRole('heading', { level: 2, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1000, 900));

describe('a surprise', () => {
  it('shows one that fits, says why, and leads to its page', async () => {
    const lists = service([1, 2]);
    await show(lists);
    await expect.element(heading('Film 1')).toBeVisible();
    expect(lists.asked).toEqual(['/api/discover/movie/surprise?genre=16,-27&year=1990..1999']);
    await expect.element(page.getByText('What happens in film 1.')).toBeVisible();
    await expect.element(page.getByText('One of 2 films that match.')).toBeVisible();
    await expect.element(page.getByText('Animation, not horror')).toBeVisible();
    await expect.element(page.getByRole('definition').getByText('1999')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to the film' }))
      .toHaveAttribute('href', '/movie/1-film-1');
  });

  it('picks another one at the keyboard, and none twice', async () => {
    const lists = service([1, 2, 3]);
    await show(lists);
    await expect.element(button('Another one')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Film 2')).toBeVisible();
    await expect.element(button('Another one')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Film 3')).toBeVisible();
    expect(lists.asked.at(-1)).toContain('not=1,2');
    await expect.element(page.getByText('All 3 films that match have been picked already.')).toBeVisible();
    await expect.element(button('Start again')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Film 1')).toBeVisible();
  });

  it('says so when nothing fits', async () => {
    await show(service([]));
    await expect.element(heading('No films match all filters')).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(0);
  });

  it('keeps the pick when the next one does not come, and gets it on a second try', async () => {
    const lists = service([1, 2]);
    await show(lists);
    await expect.element(heading('Film 1')).toBeVisible();
    lists.state.broken = true;
    await button('Another one').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(heading('Film 1')).toBeVisible();
    lists.state.broken = false;
    await button('Try again').click();
    await expect.element(heading('Film 2')).toBeVisible();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });
});
