import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { type Answers, director, film, found, matrices, row, showSearchPage } from './testing/searchPage.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('what was found', () => {
  const byPerson = { by: 'person', text: 'Hayao Miyazaki' };
  const miyazaki: Answers = {
    '/api/search': (search) =>
      found(
        [
          { ...film(3, 'Porco Rosso'), match: byPerson },
          { ...film(4, 'Ponyo'), match: byPerson },
        ],
        {
          people: [director],
          best: { media: 'person', id: 7 },
          corrected: search.has('exact') ? null : 'Miyazaki',
          totals: { movie: 2, tv: 0, person: 1 },
        },
      ),
    '/3/person/7/combined_credits': () => ({
      cast: [],
      crew: [
        { ...film(3, 'Porco Rosso'), job: 'Director' },
        { ...film(3, 'Porco Rosso'), job: 'Writer' },
        { ...film(4, 'Ponyo'), job: 'Director', release_date: '2008-07-19' },
      ],
    }),
  };

  it('says a corrected spelling in words, and leads to what was typed and back', async () => {
    const { navigate } = await showSearchPage('/search?q=miyasaki&type=movie&genre=16', miyazaki);
    await expect
      .element(page.getByText('Showing Miyazaki instead of miyasaki: 2 films.').first())
      .toBeInTheDocument();
    const exact = '/search?q=miyasaki&type=movie&exact=1&genre=16';
    await expect.element(row('Search for exactly "miyasaki"')).toHaveAttribute('href', exact);
    navigate(exact);
    await expect
      .element(row('Allow other spellings'))
      .toHaveAttribute('href', '/search?q=miyasaki&type=movie&genre=16');
  });

  it('shows a person with what they did in their work', async () => {
    await showSearchPage('/search?q=miyasaki', miyazaki);
    await expect.element(page.getByText('Director and writer of 2 films here, 1999 to 2008')).toBeVisible();
    await expect.element(row(/Porco Rosso.*Directed and written by Hayao Miyazaki/)).toBeVisible();
    await expect.element(row(/Ponyo.*Directed by Hayao Miyazaki/)).toBeVisible();
    expect(row(/Person Hayao Miyazaki/).elements()).toHaveLength(1);
  });

  it('shows the first people beside the titles, and where the rest of them are', async () => {
    const people = [7, 8, 9].map((id) => Object.assign({}, director, { id, name: `Tom ${id}` }));
    await showSearchPage('/search?q=tom', {
      '/api/search': () =>
        found([film(1, 'Tombstone')], {
          people,
          best: { media: 'movie', id: 1 },
          totals: { movie: 1, tv: 0, person: 12 },
        }),
    });
    const section = page.getByRole('region', { name: 'People' });
    await expect.element(section.getByRole('link', { name: 'Tom 8 Director' })).toBeVisible();
    await expect
      .element(section.getByRole('link', { name: 'See all 12 people' }))
      .toHaveAttribute('href', '/search?q=tom&type=person');
  });

  it('shows no hit large where something else than the closest comes first', async () => {
    const best = { best: { media: 'movie', id: 2 } };
    await showSearchPage('/search?q=mat&sort=newest', {
      '/api/search': () => found([film(1, 'The Matrix'), film(2, 'Matilda')], best),
    });
    await expect.element(row(/Matilda/)).toBeVisible();
    expect(row(/Film Matilda/).elements()).toHaveLength(0);
    expect(page.getByRole('list', { name: 'Results' }).getByRole('link').elements()).toHaveLength(2);
  });

  it('counts each kind and leads to the kinds that have something', async () => {
    await showSearchPage('/search?q=matrix', matrices);
    const kinds = page.getByRole('navigation', { name: 'Kind of result' });
    await expect.element(kinds.getByRole('link', { name: 'Films 2' })).toBeVisible();
    await expect.element(kinds.getByText('People')).toBeVisible();
    await expect.element(kinds.getByRole('link', { name: /People/ })).not.toBeInTheDocument();
  });

  it('says that near spellings were left out where exactly the words are meant', async () => {
    await showSearchPage('/search?q=matirx&exact=1', {});
    await expect.element(page.getByText(/Other spellings were left out/)).toBeVisible();
    await expect.element(row('Allow other spellings')).toHaveAttribute('href', '/search?q=matirx');
  });

  it('tries single words where all together find nothing', async () => {
    await showSearchPage('/search?q=matrix%20unplugged', {
      '/api/suggest': (search) => ({
        query: search.get('q'),
        series: [],
        people: [],
        best: null,
        corrected: null,
        movies: search.get('q') === 'matrix' ? [film(1, 'The Matrix')] : [],
      }),
    });
    const words = page.getByRole('list', { name: 'Try fewer words' });
    await expect.element(words.getByRole('link', { name: 'matrix' })).toBeVisible();
    expect(words.getByRole('link').elements()).toHaveLength(1);
  });
});

describe('what narrows the results', () => {
  const genres = {
    name: 'genre',
    options: [
      { value: '878', label: 'Science fiction', count: 2 },
      { value: '35', label: 'Comedy', count: 1 },
    ],
  };

  it('is beside them, and keeps the words and the kind', async () => {
    await showSearchPage('/search?q=mat&type=movie&genre=878', {
      '/api/search': () =>
        found([film(1, 'The Matrix')], { facets: [genres], ignored: [{ name: 'banana', value: '1' }] }),
    });
    const panel = page.getByRole('complementary', { name: 'Filters' });
    await expect.element(panel.getByRole('checkbox', { name: /^Comedy/ })).toBeVisible();
    await expect
      .element(panel.getByRole('checkbox', { name: /^Comedy/ }))
      .toHaveAttribute('href', '/search?q=mat&type=movie&genre=878,35');
    await expect
      .element(page.getByRole('link', { name: /^Science fiction.*remove/i }))
      .toHaveAttribute('href', '/search?q=mat&type=movie');
    await expect.element(page.getByText(/banana/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Best match/ }));
    await expect
      .element(page.getByRole('link', { name: /Newest/ }))
      .toHaveAttribute('href', '/search?q=mat&type=movie&genre=878&sort=newest');
  });

  it('says which filter to drop where nothing is left', async () => {
    await showSearchPage('/search?q=mat&genre=37', {
      '/api/search': () =>
        found([], {
          facets: [{ name: 'genre', options: [{ value: '37', label: 'Western', count: 0 }] }],
          relax: [{ name: 'genre', value: '37', total: 2 }],
        }),
    });
    await expect
      .element(page.getByRole('link', { name: /Without .Western. ?2/ }))
      .toHaveAttribute('href', '/search?q=mat');
  });

  it('is not beside people, whom filters do not speak about', async () => {
    await showSearchPage('/search?q=tom&type=person', {
      '/api/search': () =>
        found([], { people: [director], facets: [genres], totals: { movie: 3, tv: 0, person: 1 } }),
    });
    await expect.element(row(/Hayao Miyazaki/)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
  });
});

describe('one kind', () => {
  const paged: Answers = {
    '/api/search': (search) => {
      const number = Number(search.get('page'));
      return found([film(number, `Film ${number}`), film(100, 'Everywhere')], {
        page: number,
        total_pages: 3,
        total_results: 6,
        totals: { movie: 6, tv: 0, person: 0 },
      });
    },
  };

  it('adds page after page, and nothing twice', async () => {
    await showSearchPage('/search?q=film&type=movie', paged);
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect.element(row(/Film 2/)).toBeVisible();
    expect(row(/Everywhere/).elements()).toHaveLength(1);
  });

  it('keeps what is there when the next page does not arrive', async () => {
    let broken = true;
    await showSearchPage('/search?q=film&type=movie', {
      '/api/search': (search) =>
        search.get('page') === '2' && broken
          ? Response.json({}, { status: 500 })
          : paged['/api/search']?.(search),
    });
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(row(/Film 1/)).toBeVisible();
    broken = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(row(/Film 2/)).toBeVisible();
  });

  it('has the next page behind the button where there are no scripts', async () => {
    await showSearchPage('/search?q=film&type=movie&genre=16,-27', paged);
    const button = page.getByRole('button', { name: 'Show more' });
    await expect.element(button).toBeVisible();
    const form = button.element().closest('form') ?? undefined;
    expect(Object.fromEntries(new FormData(form))).toEqual({
      q: 'film',
      type: 'movie',
      genre: '16,-27',
      page: '2',
    });
    expect(new URL(form?.action ?? '').pathname).toBe('/search');
  });

  it('starts at the page that the address asks for', async () => {
    await showSearchPage('/search?q=film&type=movie&page=3', paged);
    await expect.element(row(/Film 3/)).toBeVisible();
    await expect.element(row('Go to the first page')).toHaveAttribute('href', '/search?q=film&type=movie');
  });

  it('says what else there is where a kind has nothing', async () => {
    await showSearchPage('/search?q=matrix&type=person', {
      '/api/search': () => found([], { totals: { movie: 2, tv: 0, person: 0 } }),
    });
    await expect.element(page.getByText('But there are other results: 2 films.')).toBeVisible();
    await expect.element(row('Show all results')).toHaveAttribute('href', '/search?q=matrix');
  });

  it('says that the list ends before the page that was asked for', async () => {
    await showSearchPage('/search?q=matrix&page=9', {
      '/api/search': () => found([], { page: 9, totals: { movie: 2, tv: 0, person: 0 } }),
    });
    await expect.element(page.getByRole('heading', { name: 'This page has no results' })).toBeVisible();
    await expect.element(row('Go to the first page').last()).toHaveAttribute('href', '/search?q=matrix');
  });
});

it('says when the results did not load, and gets them on a second try', async () => {
  let broken = true;
  await showSearchPage('/search?q=heat', {
    '/api/search': () => (broken ? Response.json({}, { status: 500 }) : found([film(9, 'Heat')])),
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  broken = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(row(/Heat/)).toBeVisible();
});
