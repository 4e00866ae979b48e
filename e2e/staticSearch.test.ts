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
  await page.route('**/3/search/**', (route) =>
    route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': '*' },
      json: { success: false, status_code: 7, status_message: 'Invalid API key.' },
    }),
  );
  await open(page, '/search?q=matrix');
  await expect(main(page).getByText(/does not accept this site’s access token/)).toBeVisible();
  await page.unroute('**/3/search/**');
  await page.route('**/3/search/**', (route) => route.abort());
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('The film service could not be reached.')).toBeVisible();
  await page.unroute('**/3/search/**');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(
    main(page)
      .getByRole('link', { name: /The Matrix/ })
      .first(),
  ).toBeVisible();
});
