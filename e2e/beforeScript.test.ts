import { expect, type Page, test } from '@playwright/test';

import { watchPage } from './support/watchPage.ts';

/** At an address whose scripts are blocked until the test releases them. */
async function beforeScript(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/static/js/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

test('on a phone "Filters" opens its sheet once it can, and the address stays', async ({ page, baseURL }) => {
  const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await beforeScript(page, '/discover/movie');
  const opener = main(page).getByRole('link', { name: /^Filters/ });
  await opener.click();
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeInViewport();
  release();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/discover/movie');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
  expect(faults).toEqual([]);
});

for (const [name, address, opened, tag] of [
  ['Surprise me', '/discover/movie?language=ja', 'link', '@full'],
  ['Saved filters', '/discover/movie', 'button', '@full'],
  ['Play teaser', '/movie/603-the-matrix', 'slider', []],
] as const)
  test(`"${name}" opens its dialog once it can`, { tag: [tag].flat() }, async ({ page }) => {
    const release = await beforeScript(page, address);
    await page.getByRole('button', { name }).first().click();
    release();
    await expect(dialog(page).getByRole(opened).first()).toBeVisible();
  });

test('the theme and a choice are those that were chosen', async ({ page }) => {
  const release = await beforeScript(page, '/about');
  const slash = page.getByRole('switch', { name: /Press \/ to search/ });
  await slash.uncheck();
  await page.getByRole('button', { name: 'Dark or light' }).click();
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-slash', 'off');
  await page.unroute('**/static/js/**');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(slash).not.toBeChecked();
});

test('of two presses the later one counts', { tag: '@full' }, async ({ page }) => {
  const release = await beforeScript(page, '/discover/movie');
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await page.getByRole('button', { name: 'Saved filters' }).click();
  release();
  await expect(dialog(page)).toHaveAccessibleName('Saved filters');
});
