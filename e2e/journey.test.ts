import { expect, test } from '@playwright/test';

import { watchPage } from './support/watchPage.ts';

/** The list prefetches pages: waits until those that belong to this place are there. */
async function untilSteady(count: () => Promise<number>): Promise<void> {
  let before: number;
  do {
    before = await count();
    await new Promise((later) => setTimeout(later, 1_000));
  } while ((await count()) !== before);
}

test('home → list → title → trailer → person → back, back → search with a typo → title', async ({
  page,
  baseURL,
}) => {
  const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Top rated' }).click();
  await expect(page).toHaveURL('/top_rated');
  await expect(page.getByRole('heading', { level: 1, name: 'Top rated' })).toBeVisible();

  const main = page.getByRole('main');
  const titles = main.locator('a[href^="/movie/"]').filter({ visible: true });
  await titles.nth(19).scrollIntoViewIfNeeded();
  await expect.poll(() => titles.count()).toBeGreaterThan(30);
  const film = titles.nth(30);
  await film.scrollIntoViewIfNeeded();
  const href = (await film.getAttribute('href')) ?? '';
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await untilSteady(() => titles.count());
  const scrolled = await page.evaluate(() => scrollY);
  await film.click();
  await expect(page).toHaveURL(href);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(title).not.toBe('');

  await page.getByRole('button', { name: /play/i }).first().click();
  const player = page.getByRole('dialog');
  await expect(player).toBeVisible();
  const seek = player.getByRole('slider').first();
  const positionNow = async () =>
    Number(await seek.getAttribute('aria-valuenow').then((value) => value ?? seek.inputValue()));
  const started = await positionNow();
  await expect.poll(positionNow).toBeGreaterThan(started);
  await page.keyboard.press('Escape');
  await expect(player).toBeHidden();

  await main.locator('a[href^="/person/"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/person\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // What is under the pointer is prefetched, which isn't part of the cost of going back.
  await page.mouse.move(0, 0);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/3/')) requests.push(request.url());
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Top rated' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 3);
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(3);
  await expect(page.locator(`a[href="${href}"]`).first()).toBeInViewport();
  expect(requests).toEqual([]);

  await page.keyboard.press('/');
  await page.keyboard.type('godfahter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=godfahter/);
  await main
    .getByRole('link', { name: /The Godfather/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/movie\/238-the-godfather/);
  await expect(page.getByRole('heading', { level: 1, name: 'The Godfather' })).toBeVisible();
  expect(faults).toEqual([]);
});
