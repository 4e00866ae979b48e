import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { recentSearches } from '#web/features/search/useRecentSearches.ts';

import { type Answer, field, film, found, matrices, row, showSearchPage } from './testing/searchPage.tsx';

beforeEach(async () => {
  await page.viewport(1280, 900);
});
afterEach(() => recentSearches.clear());

describe('searching', () => {
  it('asks once, with everything that the address says', async () => {
    const { asked } = await showSearchPage(
      '/search?q=matrix&type=movie&genre=878,-27&sort=newest&exact=1',
      matrices,
    );
    await expect.element(row(/The Matrix/)).toBeVisible();
    expect(asked).toEqual(['/api/search?q=matrix&type=movie&exact=1&genre=878,-27&sort=newest&page=1']);
  });

  it('keeps the kind and the filters for new words, and forgives them', async () => {
    const { history } = await showSearchPage('/search?q=matrix&type=movie&genre=878&exact=1', matrices);
    await userEvent.fill(field(), 'matilda');
    await expect.poll(() => history.at(-1)).toBe('/search?q=matilda&type=movie&genre=878');
  });

  it('finds while typing, and keeps the address in step with one entry for a query', async () => {
    const { history } = await showSearchPage('/search', matrices);
    await userEvent.click(field());
    await userEvent.keyboard('matrix');
    await expect.element(row(/The Matrix/)).toBeVisible();
    await expect.poll(() => history.at(-1)).toBe('/search?q=matrix');
    expect(history).toHaveLength(1);
  });

  it('gives the next query an entry of its own once the last one was meant', async () => {
    const { history } = await showSearchPage('/search?q=matrix', matrices);
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}{End}{Backspace}{Backspace}');
    await expect.poll(() => history.at(-1)).toBe('/search?q=matr');
    expect(history).toEqual(['/search?q=matrix', '/search?q=matr']);
    await expect.poll(recentSearches.recent).toEqual(['matrix']);
  });

  it('follows the address when it changes by itself', async () => {
    const { navigate } = await showSearchPage('/search?q=matrix', matrices);
    await expect.element(row(/The Matrix/)).toBeVisible();
    navigate('/search?q=zzz');
    await expect.element(field()).toHaveValue('zzz');
    await expect.element(page.getByRole('heading', { name: 'No results for "zzz"' })).toBeVisible();
  });

  it('keeps the last results, dimmed, until the next ones are there', async () => {
    let answer: (value: Answer) => void = () => {};
    const { asked, history } = await showSearchPage('/search?q=matrix', {
      '/api/search': (search) =>
        search.get('q') === 'matrix'
          ? found([film(1, 'The Matrix')])
          : new Promise((resolve) => (answer = resolve)),
    });
    await expect.element(row(/The Matrix/)).toBeVisible();
    await userEvent.fill(field(), 'heat');
    await expect.poll(() => asked).toContain('/api/search?q=heat&page=1');
    expect(document.querySelector('[data-stale]')).not.toBeNull();
    await expect.element(row(/The Matrix/)).toBeVisible();
    answer(found([film(9, 'Heat')]));
    await expect.element(row(/Heat/)).toBeVisible();
    await expect.element(row(/The Matrix/)).not.toBeInTheDocument();
    expect(document.querySelector('[data-stale]')).toBeNull();
    await expect.poll(() => history.at(-1)).toBe('/search?q=heat');
  });

  it('remembers a search whose result was followed', async () => {
    await showSearchPage('/search?q=matrix', matrices);
    await userEvent.click(row(/The Matrix/));
    await expect.poll(recentSearches.recent).toEqual(['matrix']);
  });

  it('empties the field with one press and shows where to begin', async () => {
    await recentSearches.add('alien');
    await showSearchPage('/search?q=matrix', {
      ...matrices,
      '/3/trending/all/day': () => ({ results: [{ ...film(5, 'Stalker'), backdrop_path: null }] }),
    });
    await userEvent.click(page.getByRole('button', { name: 'Clear the search' }));
    await expect.element(field()).toHaveFocus();
    await expect.element(row('alien')).toBeVisible();
    await expect.element(row(/Stalker/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove "alien"' }));
    await expect.element(row('alien')).not.toBeInTheDocument();
  });
});
