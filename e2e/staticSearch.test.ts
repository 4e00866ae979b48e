import { expect, type Page, test } from '@playwright/test';

import { pressSlash } from './support/pressSlash.ts';
import { type StaticSite, startStaticSite } from './support/staticSite.ts';
import { untilAlive } from './support/untilAlive.ts';

// One host for all of them: the build takes a while.
test.describe.configure({ mode: 'default' });

let site: StaticSite;

test.beforeAll(async () => {
  site = await startStaticSite();
});

test.afterAll(() => site.close());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await untilAlive(page);
}

const main = (page: Page) => page.getByRole('main');
const callsOf = (pattern: RegExp) => site.movieCalls.filter((path) => pattern.test(path));

test('typing asks TMDB for the whole word, and not for each letter', { tag: '@full' }, async ({ page }) => {
  await open(page, '/about');
  await pressSlash(page);
  site.movieCalls.length = 0;
  await page.keyboard.type('rock', { delay: 120 });
  await expect(page.getByRole('option', { name: /Rock/ }).first()).toBeVisible();
  const suggested = callsOf(/^\/3\/search\/multi\?/);
  expect(suggested.filter((path) => path.includes('query=rock&'))).toHaveLength(1);
  expect(suggested.length).toBeLessThanOrEqual(2);

  await open(page, '/search');
  site.movieCalls.length = 0;
  await main(page).locator('input[name="q"]').click();
  await page.keyboard.type('rock', { delay: 120 });
  await expect(main(page).getByRole('link', { name: /Rock/ }).first()).toBeVisible();
  expect(callsOf(/^\/3\/search\/movie\?/).length).toBeLessThanOrEqual(2);
});

test('a search reports a refused token and an unreachable TMDB', { tag: '@full' }, async ({ page }) => {
  // At no moment in between may it be well: an answer would stay in the browser's cache.
  site.tmdb.fail({ kind: 'status', status: 401 });
  await open(page, '/search?q=matrix');
  await expect(main(page).getByText(/does not accept this site’s access token/)).toBeVisible();
  site.tmdb.fail({ kind: 'reset' });
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('The film service could not be reached.')).toBeVisible();
  site.tmdb.reset();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(
    main(page)
      .getByRole('link', { name: /The Matrix/ })
      .first(),
  ).toBeVisible();
});
