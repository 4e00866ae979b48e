import { expect, type Page, test } from '@playwright/test';

import { watchPage } from './support/watchPage.ts';

const main = (page: Page) => page.getByRole('main');
const countLine = (page: Page) => main(page).getByText(/^[\d,]+ (?:films|series) match\.$|^[\d,]+ films\.$/);
const numberOf = async (page: Page) =>
  Number((await countLine(page).textContent())?.replaceAll(',', '').match(/\d+/)?.[0]);

test('a genre of a film leads to discover, filters add up, and Back takes each of them off', async ({
  page,
  baseURL,
}) => {
  const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
  await page.goto('/movie/129');
  await main(page).getByRole('link', { name: 'Animation', exact: true }).first().click();
  await expect(page).toHaveURL('/discover/movie?genre=16');
  await expect(main(page).getByRole('link', { name: 'Animation remove' })).toBeVisible();
  const animated = await numberOf(page);

  await main(page)
    .getByRole('checkbox', { name: /^Japanese/ })
    .click();
  await expect(page).toHaveURL('/discover/movie?genre=16&language=ja');
  await expect.poll(() => numberOf(page)).toBeLessThan(animated);
  const japanese = await numberOf(page);

  await main(page).getByRole('checkbox', { name: 'Without Fantasy' }).click();
  await expect(page).toHaveURL('/discover/movie?genre=16,-14&language=ja');
  await expect(main(page).getByRole('link', { name: 'Not fantasy remove' })).toBeVisible();
  await expect.poll(() => numberOf(page)).toBeLessThan(japanese);
  const shared = page.url();
  const fitting = await numberOf(page);

  await page.goBack();
  await expect(page).toHaveURL('/discover/movie?genre=16&language=ja');
  await expect.poll(() => numberOf(page)).toBe(japanese);
  await page.goBack();
  await expect.poll(() => numberOf(page)).toBe(animated);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Spirited Away' })).toBeVisible();

  await page.goto(shared);
  await expect.poll(() => numberOf(page)).toBe(fitting);
  expect(faults).toEqual([]);
});

test('coming back from a title finds the same place, without asking again', async ({ page }) => {
  await page.goto('/discover/movie?genre=35');
  const titles = main(page).locator('a[href^="/movie/"]');
  await titles.nth(19).scrollIntoViewIfNeeded();
  await expect.poll(() => titles.count()).toBeGreaterThan(30);
  const film = titles.nth(28);
  await film.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const scrolled = await page.evaluate(() => scrollY);
  const href = (await film.getAttribute('href')) ?? '';
  await film.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1, name: 'Discover films' })).toBeHidden();
  // What is under the pointer is prefetched, which isn't part of the cost of going back.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/discover')) asked.push(request.url());
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/discover\/movie\?genre=35/);
  await expect(page.locator(`a[href="${href}"]`).first()).toBeInViewport();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(3);
  expect(asked).toEqual([]);
});

test('keywords complete as they are typed', { tag: '@full' }, async ({ page }) => {
  await page.goto('/discover/movie');
  await main(page).getByRole('button', { name: 'Keyword', exact: true }).click();
  // The plain field is replaced by the completing one as soon as it has the focus.
  await main(page).getByRole('textbox', { name: 'Keyword' }).focus();
  await main(page).getByRole('combobox', { name: 'Keyword' }).fill('time trav');
  await page
    .getByRole('option', { name: /^time travel/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/discover\/movie\?keyword=\d+$/);
  await expect(main(page).getByRole('link', { name: 'Time travel remove' })).toBeVisible();
});

test('filters that leave nothing say which one to drop', { tag: '@full' }, async ({ page }) => {
  await page.goto('/discover/movie?genre=27&year=1920..1930&language=ko');
  await expect(page.getByRole('heading', { name: 'No films match all filters' })).toBeVisible();
  await main(page)
    .getByRole('link', { name: /^Without “Korean”/ })
    .click();
  await expect(page).toHaveURL('/discover/movie?genre=27&year=1920..1930');
  await expect(main(page).locator('a[href^="/movie/"]').first()).toBeVisible();
});

test('a surprise fits the filters, and another one is another one', { tag: '@full' }, async ({ page }) => {
  await page.goto('/discover/movie?language=ja', { waitUntil: 'networkidle' });
  await main(page).getByRole('button', { name: 'Surprise me' }).click();
  const picked = page.getByRole('dialog').locator('a[href^="/movie/"]').first();
  await expect(picked).toBeVisible();
  const first = (await picked.getAttribute('href')) ?? '';
  await page.getByRole('button', { name: /another/i }).click();
  await expect(picked).not.toHaveAttribute('href', first);
});

test('on a phone the filters are a sheet that gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/discover/movie');
  const opener = main(page).getByRole('link', { name: /^Filters/ });
  await opener.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: /^Drama/ }).click();
  await expect(page).toHaveURL('/discover/movie?genre=18');
  await sheet.getByRole('button', { name: /^Show [\d,]+ films/ }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(main(page).getByRole('link', { name: 'Drama remove' })).toBeVisible();
});
