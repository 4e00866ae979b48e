import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { root } from '../tools/setup/install.mjs';
import { beyondBudget, sizesOfBuild } from '../tools/size.ts';
import { axe, rules } from './support/axe.ts';
import { pressSlash } from './support/pressSlash.ts';
import { password } from './support/signUp.ts';
import { type StaticSite, startStaticSite } from './support/staticSite.ts';
import { untilAlive } from './support/untilAlive.ts';
import { watchPage } from './support/watchPage.ts';

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

const full = { tag: '@full' };
const main = (page: Page) => page.getByRole('main');
const callsOf = (pattern: RegExp) => site.movieCalls.filter((path) => pattern.test(path));

test('no page loads more than the budget allows', () => {
  const sizes = sizesOfBuild(join(root, 'dist/static'));
  expect(sizes.pages.length).toBeGreaterThan(10);
  expect(beyondBudget(sizes)).toEqual([]);
});

test('the home page is put together of TMDB’s own answers, with the token as bearer', async ({ page }) => {
  const { faults } = watchPage(page, ...site.origins);
  site.movieCalls.length = 0;
  const asked = page.waitForRequest((request) => request.url().includes('/3/movie/popular'));
  await open(page, '/');
  expect(await (await asked).headerValue('authorization')).toBe(`Bearer ${site.tmdb.token}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root .boot')).toHaveCount(0);
  const poster = main(page).locator('img[src*="/t/p/w"]').first();
  await expect(poster).toBeVisible();
  expect(await poster.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);
  expect(callsOf(/^\/api\//)).toEqual([]);
  expect(faults).toEqual([]);
});

test('another spelling of an address becomes the one of its page', full, async ({ page }) => {
  const { faults } = watchPage(page, ...site.origins);
  await open(page, '/Top_Rated/?page=2');
  await expect(page).toHaveURL(`${site.origin}/top_rated?page=2`);
  await expect(page).toHaveTitle(/Top rated/);
  await open(page, '/SEEN');
  await expect(page).toHaveURL(`${site.origin}/seen`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Seen');
  await open(page, '/movie/tt0133093');
  await expect(page).toHaveURL(`${site.origin}/movie/603-the-matrix`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('The Matrix');
  expect(faults).toEqual([]);
});

test('from a list to a film, its trailers, and back to the place', async ({ page }) => {
  const { faults } = watchPage(page, ...site.origins);
  await open(page, '/top_rated');
  await expect(page).toHaveTitle(/Top rated/);
  const film = main(page).getByRole('link', { name: /\w/ }).and(page.locator('[href^="/movie/"]')).nth(7);
  await film.scrollIntoViewIfNeeded();
  const href = (await film.getAttribute('href')) ?? '';
  await film.click();
  await expect(page).toHaveURL(site.origin + href);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Play trailer' }).first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/top_rated`);
  await expect(page.locator(`[href="${href}"]`).first()).toBeInViewport();
  expect(faults).toEqual([]);
});

test('trailers are asked for below the film’s own number', full, async ({ page }) => {
  site.movieCalls.length = 0;
  await open(page, '/');
  await main(page).getByRole('button', { name: 'Play trailer' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => callsOf(/^\/3\/movie\/\d+\/videos(?:\?|$)/).length).toBeGreaterThan(0);
});

test('a search asks with adult titles included, finds, and suggests', async ({ page }) => {
  const { faults } = watchPage(page, ...site.origins);
  site.movieCalls.length = 0;
  await open(page, '/search?q=matrix');
  await expect(
    main(page)
      .getByRole('link', { name: /The Matrix/ })
      .first(),
  ).toBeVisible();
  const searches = callsOf(/^\/3\/search\/movie\?/);
  expect(searches.length).toBeGreaterThan(0);
  for (const path of searches) {
    const query = new URL(path, site.origin).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ query: 'matrix', include_adult: 'true' });
  }
  await open(page, '/about');
  await pressSlash(page);
  await page.keyboard.type('rocky');
  await expect(page.getByRole('option', { name: /Rocky/ }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('every address leads straight to its page, and a reload stays there', full, async ({ page }) => {
  const { faults } = watchPage(page, ...site.origins);
  for (const [path, title] of [
    ['/movie/603', /The Matrix/],
    ['/tv/1399', /Game of Thrones/],
    ['/now_playing', /now playing/i],
    ['/upcoming', /[Uu]pcoming|[Cc]oming/],
    ['/top_popular', /[Pp]opular/],
    ['/discover/movie?genre=18', /drama|Discover/i],
    ['/about', /About/],
  ] as const) {
    await open(page, path);
    await expect(page).toHaveTitle(title);
    await page.reload();
    await expect(page).toHaveTitle(title);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  }
  await open(page, '/movie/603');
  await expect(page).toHaveURL(`${site.origin}/movie/603-the-matrix`);
  expect(faults).toEqual([]);
});

test('a visitor signs up, stays signed in over a reload, signs out and in again', async ({ page }) => {
  const { faults } = watchPage(page, ...site.origins);
  const email = `${randomUUID()}@films.example`;
  await open(page, '/signup?from=%2Faccount');
  await page.getByLabel('Username').fill('Ines');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(`${site.origin}/account`);
  await expect(main(page).getByText('Ines').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
  const avatar = main(page).locator('img').first();
  await expect(avatar).toHaveAttribute('src', /^\/avatars\/[\w.-]+\.svg$/);
  expect(await avatar.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);
  expect(site.identityCalls.some((path) => path.includes('accounts:signUp'))).toBe(true);
  expect(site.identityCalls.some((path) => path.includes('accounts:update'))).toBe(true);
  // Where the library is, and nothing that only a server could show.
  await expect(main(page).getByText(/on this device only, not in the account/)).toBeVisible();
  await expect(main(page).getByRole('list', { name: 'Devices' })).toHaveCount(0);

  await page.reload();
  await expect(main(page).getByText('Ines').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(main(page).getByText('You are not signed in')).toBeVisible();

  await open(page, '/signin?from=%2Faccount');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${site.origin}/account`);
  await expect(main(page).getByText('Ines').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a wrong password is explained', full, async ({ page }) => {
  await open(page, '/signin');
  await page.getByLabel('E-mail address').fill(`${randomUUID()}@films.example`);
  await page.getByLabel('Password', { exact: true }).fill('not of the house');
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(main(page).getByText('Wrong e-mail address or password.')).toBeVisible();
});

test('the library is kept on the device, and says that it is there only', async ({ page }) => {
  const { faults } = watchPage(page, ...site.origins);
  await open(page, '/movie/603');
  await main(page)
    .getByRole('button', { name: /^Add The Matrix to watchlist$/ })
    .first()
    .click();
  await expect(page.getByText('The Matrix added to your watchlist.')).toBeVisible();
  await open(page, '/watchlist');
  await expect(
    main(page)
      .getByRole('link', { name: /The Matrix/ })
      .first(),
  ).toBeVisible();
  await expect(main(page).getByText('All of this is stored on this device only.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: /sync it to your other devices/ })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('no page promises what only a server could keep', full, async ({ page }) => {
  const promises =
    /every device|in sync|follows you|sync it to your other devices|on (?:your )?lists\b|lists that you share|where you are signed in\b(?! can)|added to your account|read every mail/i;
  const said = async () => {
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    return `${description} ${await page.locator('body').innerText()}`;
  };
  for (const path of [
    '/signin',
    '/signup',
    '/forgot',
    '/account',
    '/about',
    '/watchlist',
    '/lists',
    '/import',
    '/list/abcdefghijkl',
  ]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect([path, (await said()).match(promises)?.[0]]).toEqual([path, undefined]);
  }
  await page.goto(`${site.origin}/signup?from=%2Faccount`);
  await untilAlive(page);
  await page.getByLabel('Username').fill('Ines');
  await page.getByLabel('E-mail address').fill(`${randomUUID()}@films.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(main(page).getByText('Shown on this page, only to you.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your library stays on this device.');
  expect((await said()).match(promises)?.[0]).toBeUndefined();
});

test('features that are off say so in their place, and are listed', full, async ({ page }) => {
  const { faults } = watchPage(page, ...site.origins);
  await open(page, '/list/abcdefghijkl');
  await expect(main(page).getByRole('heading', { name: 'No shared lists here' })).toBeVisible();
  await open(page, '/about');
  await expect(main(page).getByRole('region', { name: 'What is not available here' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('pages have no fault that axe knows', full, async ({ page }) => {
  for (const path of ['/', '/movie/603', '/about', '/ai', '/account']) {
    await open(page, path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await axe(page).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => [path, id, nodes.map(({ target }) => target)])).toEqual([]);
  }
});

test('where TMDB refuses the token it says so, and where it is down it offers to try again', async ({
  page,
}) => {
  // At no moment in between may it be well: an answer would stay in the browser's cache.
  site.tmdb.fail({ kind: 'status', status: 401 });
  await open(page, '/movie/603');
  await expect(main(page).getByText(/does not accept this site’s access token/)).toBeVisible();

  site.tmdb.fail({ kind: 'status', status: 503, retryAfter: 30 });
  await open(page, '/movie/603');
  const again = main(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  site.tmdb.reset();
  await again.click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'The Matrix' })).toBeVisible();
});

test('a page whose part is gone after a new build is reloaded once', full, async ({ page }) => {
  await open(page, '/about');
  await page.route('**/static/js/SearchPage-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.evaluate(() => {
    history.pushState(null, '', '/search?q=matrix');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(main(page).getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await page.unroute('**/static/js/SearchPage-*.js');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(
    main(page)
      .getByRole('link', { name: /The Matrix/ })
      .first(),
  ).toBeVisible();
});

test('without scripts it says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/movie/603`);
  await expect(page.locator('noscript p')).toBeVisible();
  await context.close();
});
