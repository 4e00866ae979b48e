import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { client } from '#web/api/client.ts';
import { recentSearches } from '#web/features/search/useRecentSearches.ts';

import { Page } from './SearchPage.tsx';

const film = (id: number, title: string) => ({
  genre_ids: [16],
  id,
  original_title: title,
  popularity: 1000 - id,
  poster_path: null,
  release_date: '1999-03-31',
  title,
  vote_average: 8,
});

const director = {
  id: 7,
  name: 'Hayao Miyazaki',
  known_for: [],
  known_for_department: 'Directing',
  popularity: 50,
  profile_path: null,
};

const pageOf = (results: unknown[], page = 1, pages = 1, total = results.length) => ({
  page,
  results,
  total_pages: pages,
  total_results: total,
});

type Answer = object;
/** What each path answers, given its query; a missing path answers an empty page. */
type Answers = Readonly<Record<string, (search: URLSearchParams) => Answer | Promise<Answer> | undefined>>;

const nothing = { movies: [], series: [], people: [], corrected: null };

async function show(path: string, answers: Answers) {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push(`${pathname}?${searchParams}`);
    const empty = pathname === '/api/suggest' ? { query: searchParams.get('q'), ...nothing } : pageOf([]);
    const answer = (await answers[pathname]?.(searchParams)) ?? empty;
    return answer instanceof Response ? answer : Response.json(answer);
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

const field = () => page.getByRole('textbox', { name: 'Search films, series and people' });
const row = (name: string | RegExp) => page.getByRole('link', { name });

const matrices: Answers = {
  '/3/search/movie': (search) =>
    pageOf(search.get('query')?.startsWith('mat') ? [film(1, 'The Matrix'), film(2, 'Matilda')] : []),
};

beforeEach(async () => {
  await page.viewport(1280, 900);
});
afterEach(() => recentSearches.clear());

describe('searching', () => {
  it('sends the words and include_adult to the protocol', async () => {
    const { asked } = await show('/search?q=matrix', matrices);
    await expect.element(row(/The Matrix/)).toBeVisible();
    expect(asked).toContain('/3/search/movie?query=matrix&include_adult=true&page=1');
  });

  it('finds while typing, and keeps the address in step with one entry for a query', async () => {
    const { history } = await show('/search', matrices);
    await userEvent.click(field());
    await userEvent.keyboard('matrix');
    await expect.element(row(/The Matrix/)).toBeVisible();
    await expect.poll(() => history.at(-1)).toBe('/search?q=matrix');
    expect(history).toHaveLength(1);
  });

  it('gives the next query an entry of its own once the last one was meant', async () => {
    const { history } = await show('/search?q=matrix', matrices);
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}{End}{Backspace}{Backspace}');
    await expect.poll(() => history.at(-1)).toBe('/search?q=matr');
    expect(history).toEqual(['/search?q=matrix', '/search?q=matr']);
    expect(recentSearches.recent()).toEqual(['matrix']);
  });

  it('follows the address when it changes by itself', async () => {
    const { navigate } = await show('/search?q=matrix', matrices);
    await expect.element(row(/The Matrix/)).toBeVisible();
    navigate('/search?q=zzz');
    await expect.element(field()).toHaveValue('zzz');
    await expect.element(page.getByRole('heading', { name: 'Nothing here is called "zzz"' })).toBeVisible();
  });

  it('keeps the last results, dimmed, until the next ones are there', async () => {
    let answer: (value: Answer) => void = () => {};
    const { history } = await show('/search?q=matrix', {
      '/3/search/movie': (search) =>
        search.get('query') === 'matrix'
          ? pageOf([film(1, 'The Matrix')])
          : new Promise((resolve) => (answer = resolve)),
    });
    await expect.element(row(/The Matrix/)).toBeVisible();
    await userEvent.fill(field(), 'heat');
    await expect.poll(() => document.querySelector('[data-stale]')).not.toBeNull();
    await expect.element(row(/The Matrix/)).toBeVisible();
    answer(pageOf([film(9, 'Heat')]));
    await expect.element(row(/Heat/)).toBeVisible();
    await expect.element(row(/The Matrix/)).not.toBeInTheDocument();
    expect(document.querySelector('[data-stale]')).toBeNull();
    await expect.poll(() => history.at(-1)).toBe('/search?q=heat');
  });

  it('remembers a search whose result was followed', async () => {
    await show('/search?q=matrix', matrices);
    await userEvent.click(row(/The Matrix/));
    expect(recentSearches.recent()).toEqual(['matrix']);
  });

  it('empties the field with one press and shows where to begin', async () => {
    recentSearches.add('alien');
    await show('/search?q=matrix', {
      ...matrices,
      '/3/trending/all/day': () =>
        pageOf([{ ...film(5, 'Stalker'), media_type: 'movie', backdrop_path: null }]),
    });
    await userEvent.click(page.getByRole('button', { name: 'Clear the search' }));
    await expect.element(field()).toHaveFocus();
    await expect.element(row('alien')).toBeVisible();
    await expect.element(row(/Stalker/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Forget "alien"' }));
    await expect.element(row('alien')).not.toBeInTheDocument();
  });
});

describe('what was found', () => {
  const miyazaki: Answers = {
    '/api/suggest': (search) => ({ query: search.get('q'), ...nothing, corrected: 'Miyazaki' }),
    '/3/search/person': () => pageOf([director]),
    '/3/person/7/combined_credits': () => ({
      cast: [],
      crew: [
        { ...film(3, 'Porco Rosso'), media_type: 'movie', job: 'Director' },
        { ...film(3, 'Porco Rosso'), media_type: 'movie', job: 'Writer' },
        { ...film(4, 'Ponyo'), media_type: 'movie', job: 'Director', release_date: '2008-07-19' },
      ],
    }),
  };

  it('says a corrected spelling in words', async () => {
    await show('/search?q=miyasaki', miyazaki);
    await expect
      .element(page.getByText('Nothing is spelled miyasaki. Showing Miyazaki: 1 person.').first())
      .toBeInTheDocument();
  });

  it('shows a person with what they did in their best known work', async () => {
    await show('/search?q=miyasaki', miyazaki);
    await expect.element(page.getByText('Director and writer of 2 films here, 1999 to 2008')).toBeVisible();
    await expect.element(row(/Porco Rosso.*Directed and written by Hayao Miyazaki/)).toBeVisible();
  });

  it('counts each kind and leads to the kinds that have something', async () => {
    await show('/search?q=matrix', matrices);
    const kinds = page.getByRole('navigation', { name: 'Kind of result' });
    await expect.element(kinds.getByRole('link', { name: 'Films 2' })).toBeVisible();
    await expect.element(kinds.getByText('People')).toBeVisible();
    await expect.element(kinds.getByRole('link', { name: /People/ })).not.toBeInTheDocument();
  });

  it('tries single words where all together find nothing', async () => {
    await show('/search?q=matrix%20unplugged', {
      '/api/suggest': (search) => ({
        query: search.get('q'),
        ...nothing,
        movies: search.get('q') === 'matrix' ? [film(1, 'The Matrix')] : [],
      }),
    });
    const words = page.getByRole('list', { name: 'With fewer words' });
    await expect.element(words.getByRole('link', { name: 'matrix' })).toBeVisible();
    expect(words.getByRole('link').elements()).toHaveLength(1);
  });
});

describe('one kind', () => {
  const paged: Answers = {
    '/3/search/movie': (search) => {
      const number = Number(search.get('page'));
      return pageOf([film(number, `Film ${number}`), film(100, 'Everywhere')], number, 3, 6);
    },
  };

  it('adds page after page, and nothing twice', async () => {
    await show('/search?q=film&type=movie', paged);
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect.element(row(/Film 2/)).toBeVisible();
    expect(row(/Everywhere/).elements()).toHaveLength(1);
  });

  it('keeps what is there when the next page does not arrive', async () => {
    let broken = true;
    await show('/search?q=film&type=movie', {
      '/3/search/movie': (search) =>
        search.get('page') === '2' && broken
          ? Response.json({}, { status: 500 })
          : paged['/3/search/movie']?.(search),
    });
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(row(/Film 1/)).toBeVisible();
    broken = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(row(/Film 2/)).toBeVisible();
  });

  it('has the next page behind the button where there are no scripts', async () => {
    await show('/search?q=film&type=movie', paged);
    const button = page.getByRole('button', { name: 'Show more' });
    await expect.element(button).toBeVisible();
    const form = button.element().closest('form') ?? undefined;
    expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'film', type: 'movie', page: '2' });
    expect(new URL(form?.action ?? '').pathname).toBe('/search');
  });

  it('starts at the page that the address asks for', async () => {
    await show('/search?q=film&type=movie&page=3', paged);
    await expect.element(row(/Film 3/)).toBeVisible();
    await expect.element(row('From the beginning')).toHaveAttribute('href', '/search?q=film&type=movie');
  });

  it('says what else there is where a kind has nothing', async () => {
    await show('/search?q=matrix&type=person', matrices);
    await expect.element(page.getByText('But there is something else by that name: 2 films.')).toBeVisible();
    await expect.element(row('Show everything')).toHaveAttribute('href', '/search?q=matrix');
  });
});

it('says when the results did not arrive, and gets them on a second try', async () => {
  let broken = true;
  const failing = (answer: Answer) => () => (broken ? Response.json({}, { status: 500 }) : answer);
  await show('/search?q=heat', {
    '/3/search/movie': failing(pageOf([film(9, 'Heat')])),
    '/3/search/tv': failing(pageOf([])),
    '/3/search/person': failing(pageOf([])),
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  broken = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(row(/Heat/)).toBeVisible();
});
