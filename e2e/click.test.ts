import { expect, type Page, test } from '@playwright/test';

import { untilAlive } from './support/untilAlive.ts';
import { watchPage } from './support/watchPage.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const popular = (page: Page) => page.getByRole('region', { name: 'Popular' }).locator('a[data-morph]');

async function openHome(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilAlive(page);
}

/** Presses a poster and says what is there when that task is over. */
const press = (page: Page, at: number) =>
  popular(page)
    .nth(at)
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
      const shown = [...document.querySelectorAll('h1')].filter((h1) => h1.checkVisibility());
      return { path: location.pathname, headings: shown.map(({ textContent }) => textContent) };
    });

test('a press shows what the card knows of the film, and the rest when it is here', async ({
  page,
  baseURL,
}) => {
  const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/3/movie/*', async (route) => {
    await promise;
    await route.continue();
  });
  await openHome(page);
  const href = await popular(page).nth(1).getAttribute('href');
  const name = await popular(page).nth(1).locator('span').nth(1).textContent();
  expect(await press(page, 1)).toEqual({ path: href, headings: [name] });
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1);
  await expect(page).toHaveTitle(name ?? '');
  resolve();
  await expect(page.getByRole('button', { name: 'Play teaser' })).toBeVisible();
  await expect(heading(page)).toHaveText(name ?? '');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${name} \\(\\d+\\)`));
  expect(faults).toEqual([]);
});

test('data that fail behind a shown heading become a message', async ({ page }) => {
  await page.route('**/3/movie/*', (route) => route.abort());
  await openHome(page);
  await press(page, 1);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.goBack();
  await expect(popular(page).nth(1)).toBeFocused();
});

test('a script that failed when the page was idle is asked for again by the press', async ({ page }) => {
  let isDown = true;
  await page.route('**/static/js/MoviePage-*.js', (route) => (isDown ? route.abort() : route.continue()));
  await openHome(page);
  await press(page, 1);
  await expect(heading(page).filter({ hasText: 'This page did not load' })).toBeVisible();
  await page.goBack();
  isDown = false;
  await press(page, 2);
  await expect(page.getByRole('button', { name: 'Play teaser' })).toBeVisible();
});

test('Back shows the page again as it was left, without a request', async ({ page }) => {
  await openHome(page);
  const cards = page.getByRole('group', { name: 'Popular' });
  await cards.evaluate((row) => row.scrollTo({ left: 600, behavior: 'instant' }));
  await popular(page).nth(5).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  const row = await cards.evaluate(({ scrollLeft }) => scrollLeft);
  await cards.evaluate((element) => Object.assign(element, { isTheSame: true }));
  await press(page, 5);
  await expect(page.getByRole('button', { name: 'Play teaser' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goBack();
  await expect(popular(page).nth(5)).toBeFocused();
  expect(await cards.evaluate((element) => 'isTheSame' in element)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(left);
  expect(await cards.evaluate(({ scrollLeft }) => scrollLeft)).toBe(row);
  await expect(page).toHaveTitle(/^Marquee/);
  expect(asked.filter((url) => /\/3\/movie\/[a-z]/.test(url))).toEqual([]);

  await page.goForward();
  await expect(page.getByRole('button', { name: 'Play teaser' })).toBeVisible();
});
