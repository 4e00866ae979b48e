import { expect, type Page, test } from '@playwright/test';

import { untilAlive } from './support/untilAlive.ts';

/** Errors of React and unhandled rejections. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

/** A prefetch may still be under way, and would load by itself what failed. */
async function untilStill(page: Page, asked: () => number): Promise<void> {
  await expect(async () => {
    const before = asked();
    await page.waitForTimeout(500);
    expect(asked()).toBe(before);
  }).toPass();
}

test('a list that fails to load says so, and one button loads it again', async ({ page }) => {
  let isDown = true;
  let asked = 0;
  await page.goto('/about');
  await untilAlive(page);
  await page.route('**/3/movie/top_rated**', (route) => {
    asked += 1;
    return isDown
      ? route.fulfill({
          status: 500,
          json: { success: false, status_code: 11, status_message: 'Internal error.' },
        })
      : route.continue();
  });
  await page.getByRole('link', { name: 'Top rated' }).first().click();
  const retry = page.getByRole('button', { name: /try again/i });
  await expect(retry).toBeVisible();
  await untilStill(page, () => asked);
  isDown = false;
  await retry.click();
  await expect(page.getByRole('main').locator('a[href^="/movie/"]').first()).toBeVisible();
});

test('a page that is no JSON says so', { tag: '@full' }, async ({ page }) => {
  await page.goto('/about');
  await untilAlive(page);
  await page.route('**/3/movie/top_rated**', (route) =>
    route.fulfill({ body: '<html>captive portal</html>', contentType: 'text/html' }),
  );
  await page.getByRole('link', { name: 'Top rated' }).first().click();
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
});

test('a chunk that fails is a designed message, and trying again loads it', async ({ page }) => {
  await page.goto('/about');
  let isDown = true;
  await page.route('**/static/js/ListPage-*.js', (route) => (isDown ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Top rated' }).first().click();
  const again = page.getByRole('button', { name: /(try|load) again/i });
  await expect(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Top rated' })).toBeVisible();
});

test('a part that is later than the library is hydrated as it was printed, and then gets its marks', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  let arrive = () => {};
  const isWanted = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/static/js/TitlePageMore-*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/movie/603-the-matrix');
  await untilAlive(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Add The Matrix to watchlist' }).first()).toBeVisible();
  const card = main.locator('[data-card]').first();
  await expect(card).toBeAttached();
  await card.evaluate((element) => element.setAttribute('data-printed', ''));
  arrive();
  const taken = main.locator('[data-printed]');
  await taken.scrollIntoViewIfNeeded();
  await expect(taken.getByRole('button').first()).toBeAttached();
  expect(complaints).toEqual([]);
});

test(
  'a part that fails to load says so in its place, and one button loads it',
  { tag: '@full' },
  async ({ page }) => {
    const complaints = complaintsOf(page);
    let isDown = true;
    await page.route('**/static/js/TitlePageMore-*.js', (route) =>
      isDown ? route.abort() : route.continue(),
    );
    await page.goto('/movie/603-the-matrix');
    const missing = page.getByRole('alert').filter({ hasText: 'The rest of this page did not load' });
    await expect(missing).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'The Matrix' })).toBeVisible();
    isDown = false;
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'More like this' })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  'a page stays as it was printed where its own script fails to load',
  { tag: '@full' },
  async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.route(/static\/js\/(?:MoviePage|openNavigation)-/, (route) => route.abort());
    await page.goto('/movie/603-the-matrix', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: 'The Matrix' })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test(
  'a service that asks for a long wait is not waited for: the page says so, and asks again afterwards',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/about');
    await untilAlive(page);
    await page.clock.install();
    let asked = 0;
    let isDown = true;
    await page.route('**/3/movie/top_rated?page=1', (route) => {
      asked += 1;
      return isDown
        ? route.fulfill({ status: 503, headers: { 'retry-after': '10' }, json: { success: false } })
        : route.continue();
    });
    await page.getByRole('link', { name: 'Top rated' }).first().click();
    const said = page.getByRole('alert').filter({ hasText: /Trying again in about 1[0-3] seconds\./ });
    await expect(said).toBeVisible();
    await untilStill(page, () => asked);
    const before = asked;
    isDown = false;
    await page.clock.runFor(13_000);
    await expect(page.getByRole('main').locator('a[href^="/movie/"]').first()).toBeVisible();
    expect(asked - before).toBe(1);
  },
);
