import { expect, type Page, test } from '@playwright/test';

import { pressSlash } from './support/pressSlash.ts';
import { watchPage } from './support/watchPage.ts';

const main = (page: Page) => page.getByRole('main');

test('suggestions correct typos, say so, and can be switched to exact spelling', async ({
  page,
  baseURL,
}) => {
  const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
  await page.goto('/about');
  await pressSlash(page);
  await page.keyboard.type('the dark nihgt');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').first()).toContainText('The Dark Knight');
  await expect(list.getByRole('option', { name: /exactly/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/movie/155-the-dark-knight');
  expect(faults).toEqual([]);
});

test('results are narrowed, sorted and shared by their address', async ({ page }) => {
  await page.goto('/search?q=matirx');
  await expect(
    main(page)
      .getByRole('status')
      .getByText(/Showing Matrix instead of matirx/),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Search for exactly "matirx"' }).click();
  await expect(page).toHaveURL('/search?q=matirx&exact=1');
  await page.goBack();

  await page.goto('/search?q=star');
  await main(page)
    .getByRole('checkbox', { name: /^Science fiction \d/ })
    .click();
  await expect(page).toHaveURL('/search?q=star&genre=878');
  await main(page)
    .getByRole('link', { name: /^Films/ })
    .click();
  await expect(page).toHaveURL(/\/search\?q=star&type=movie&genre=878/);
  await expect(main(page).getByRole('link', { name: 'Science fiction remove' })).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'Science fiction remove' })).toBeVisible();
  await expect(
    main(page)
      .getByRole('link', { name: /Star Wars/ })
      .first(),
  ).toBeVisible();
});

for (const [said, query] of Object.entries({
  'a name at IMDb': 'tt0133093',
  'a pasted link': 'https://www.themoviedb.org/movie/603-the-matrix?language=en-US',
  'a year': 'matrix year:1999',
  'the words run together': 'thematrix',
}))
  test(`${said} finds the film`, { tag: '@full' }, async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(
      main(page)
        .getByRole('link', { name: /The Matrix/ })
        .first(),
    ).toHaveAttribute('href', '/movie/603-the-matrix');
  });

test('whatever is typed, the page works', { tag: '@full' }, async ({ page, baseURL }) => {
  const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
  const odd = [
    '"',
    '*',
    'NEAR(a b)',
    'a -b',
    "'; DROP TABLE title; --",
    '%_',
    '🎬🍿',
    '\u202Eevil\u202C',
    '!!!',
    '\u0001\u0002',
    'x'.repeat(1500),
    'a '.repeat(700),
  ];
  for (const query of odd) {
    const answer = await page.goto(`/search?q=${encodeURIComponent(query)}`);
    expect(answer?.status(), query.slice(0, 20)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.goto('/search?q=star&genre=nope,1,-1&year=soon&bogus=1&page=9999&type=nothing&sort=weird');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(faults).toEqual([]);
});
