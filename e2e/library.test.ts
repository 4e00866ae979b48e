import { expect, type Page, test } from '@playwright/test';

import { axe, rules } from './support/axe.ts';
import { comeFromElsewhere, password, signUp } from './support/signUp.ts';
import { watchPage } from './support/watchPage.ts';

const origin = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;
const main = (page: Page) => page.getByRole('main');

/** On a title's own page, once the library is there. */
const press = (page: Page, name: RegExp) => main(page).getByRole('button', { name }).first().click();

async function rate(page: Page, halves: number): Promise<void> {
  await press(page, /rate .* and more$/i);
  const rating = page.getByRole('slider', { name: 'Your rating' });
  await rating.fill(String(halves));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function signIn(page: Page, email: string): Promise<void> {
  await comeFromElsewhere(page);
  await page.goto('/signin?from=%2Fwatchlist');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/watchlist');
}

test('a guest keeps, rates and hides without an account, and finds it after a reload', async ({
  page,
  baseURL,
}) => {
  const { faults } = watchPage(page, origin(baseURL));
  await page.goto('/movie/603');
  await press(page, /^Add The Matrix to watchlist$/);
  await expect(page.getByText('The Matrix added to your watchlist.')).toBeVisible();
  await page.goto('/watchlist');
  await expect(main(page).getByRole('link', { name: /The Matrix/ })).toBeVisible();
  await expect(main(page).getByText('All of this is stored on this device.')).toBeVisible();
  const { violations } = await axe(page).withTags(rules).analyze();
  expect(violations).toEqual([]);

  await page.goto('/movie/603');
  await rate(page, 9);
  await page.goto('/rated');
  await expect(main(page).getByText('4½ stars')).toBeVisible();
  // A rated title is seen, and a seen title leaves the watchlist.
  await page.goto('/watchlist');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  expect(faults).toEqual([]);
});

test(
  'what is seen leaves lists, rows and search with one switch, everywhere at once',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/movie/238');
    await press(page, /^Mark The Godfather as seen$/);
    await page.goto('/top_rated');
    const godfather = main(page).locator('a[href^="/movie/238-"]');
    await expect(godfather).toHaveCount(1);
    await main(page).getByRole('switch', { name: 'Hide seen' }).click();
    await expect(godfather).toHaveCount(0);
    for (const path of ['/discover/movie?sort=score', '/movie/240']) {
      await page.goto(path);
      await expect(main(page).locator('[data-card] button').first()).toBeAttached();
      await expect(godfather).toHaveCount(0);
    }
    // It stays on its own list, and the search reports what it leaves out.
    await page.goto('/seen');
    await expect(godfather).toHaveCount(1);
  },
);

test('what a guest kept joins the new account, and is there on another device', async ({ page, browser }) => {
  await page.goto('/movie/603');
  await press(page, /^Add The Matrix to watchlist$/);
  await page.goto('/movie/949');
  await press(page, /^Mark Heat as seen$/);
  const { email } = await signUp(page);
  await page.goto('/watchlist');
  await expect(main(page).getByRole('link', { name: /The Matrix/ })).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, email);
  await expect(main(other).getByRole('link', { name: /The Matrix/ })).toBeVisible();
  await other.goto('/seen');
  await expect(main(other).getByRole('link', { name: /Heat/ })).toBeVisible();

  // And back: what is removed there is gone here, and stays gone.
  await other.goto('/movie/603');
  await press(other, /^Remove The Matrix from watchlist$/);
  await expect(other.getByText('The Matrix removed from your watchlist.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await elsewhere.close();
});

test('another tab shows a mark without a reload', { tag: '@full' }, async ({ page, context }) => {
  await page.goto('/watchlist');
  await expect(page.getByRole('heading', { name: 'Your watchlist is empty' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/movie/603');
  await press(second, /^Add The Matrix to watchlist$/);
  await expect(main(page).getByRole('link', { name: /The Matrix/ })).toBeVisible();
});

test('what is done without a connection is sent when it is back', async ({ page, context, browser }) => {
  const { email } = await signUp(page);
  await page.goto('/movie/603');
  await expect(
    main(page)
      .getByRole('button', { name: /^Add The Matrix/ })
      .first(),
  ).toBeVisible();
  await context.setOffline(true);
  await press(page, /^Add The Matrix to watchlist$/);
  await expect(
    main(page)
      .getByRole('button', { name: /^Remove The Matrix from/ })
      .first(),
  ).toBeVisible();
  await context.setOffline(false);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, email);
  await expect(async () => {
    await other.reload();
    await expect(main(other).getByRole('link', { name: /The Matrix/ })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await elsewhere.close();
});

test('a list is made, put in order, shared, read by another visitor, and not shared any more', async ({
  page,
  browser,
}) => {
  await signUp(page, 'Ines');
  await page.goto('/lists');
  await page.getByLabel('Name of a new list').fill('For rainy days');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'For rainy days' })).toBeVisible();
  const address = page.url();
  for (const id of [603, 949]) {
    await page.goto(`/movie/${id}`);
    await press(page, /rate .* and more$/i);
    await page.getByRole('checkbox', { name: 'For rainy days' }).click();
    await expect(page.getByText(/added to “For rainy days”/)).toBeVisible();
  }
  await page.goto(address);
  const rows = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Move/ }) });
  await expect(rows).toHaveCount(2);
  await main(page).getByRole('button', { name: 'Move Heat up' }).click();
  await expect(rows.first()).toContainText('Heat');
  const { violations } = await axe(page).withTags(rules).analyze();
  expect(violations).toEqual([]);

  await main(page)
    .getByRole('switch', { name: /Anyone with the link/ })
    .click();
  const link = main(page).locator('a[href^="/list/"]');
  const shared = (await link.getAttribute('href')) ?? '';
  const elsewhere = await browser.newContext({ javaScriptEnabled: false });
  const stranger = await elsewhere.newPage();
  await expect(async () => {
    await stranger.goto(shared);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('For rainy days', {
      timeout: 2_000,
    });
  }).toPass();
  await expect(stranger.getByText('A list by Ines')).toBeVisible();
  await expect(stranger.locator('main ol a').first()).toContainText('Heat');

  await main(page)
    .getByRole('switch', { name: /Anyone with the link/ })
    .click();
  await expect(async () => {
    expect((await stranger.goto(shared))?.status()).toBe(404);
  }).toPass();
  await elsewhere.close();
});

test(
  'the home page has a row that follows from what was liked, with reasons',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/movie/603');
    await rate(page, 9);
    await page.goto('/');
    await page.mouse.wheel(0, 3_000);
    const row = page.getByRole('heading', { name: 'Because you liked The Matrix' });
    await expect(row).toBeVisible();
    await expect(
      main(page).getByRole('group', { name: 'Because you liked The Matrix' }).locator('em').first(),
    ).toBeVisible();
  },
);
