import { expect, type Page, test } from '@playwright/test';

import { untilAlive } from './support/untilAlive.ts';

test.use({ serviceWorkers: 'allow' });

const main = (page: Page) => page.getByRole('main');

/** The worker controls the page, and the cards of the library are stored. */
async function untilKept(page: Page, posters: number): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('marquee-posters');
      return [navigator.serviceWorker.controller !== null, (await cache.keys()).length];
    });
  await expect.poll(kept).toEqual([true, posters]);
}

async function watch(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
  await main(page)
    .getByRole('button', { name: `Add ${title} to watchlist` })
    .first()
    .click();
  await expect(page.getByText(`${title} added to your watchlist.`)).toBeVisible();
}

const card = (page: Page, name: string) => main(page).getByRole('link', { name }).first();

async function showsBoth(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible();
  for (const name of ['The Matrix', 'Forrest Gump']) await expect(card(page, name)).toBeVisible();
  await expect
    .poll(() =>
      main(page)
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth > 0)),
    )
    .toEqual([true, true]);
}

test('the library opens without a network, by a click and at its address, and other pages work again with it', async ({
  page,
  context,
}) => {
  await watch(page, '/movie/603-the-matrix', 'The Matrix');
  await watch(page, '/movie/13-forrest-gump', 'Forrest Gump');
  await untilKept(page, 2);

  await context.setOffline(true);
  await page
    .getByRole('link', { name: /Watchlist/ })
    .first()
    .click();
  await showsBoth(page);
  await page.reload();
  await showsBoth(page);
  await expect(page.getByText('You are offline.').first()).toBeVisible();

  await page.goto('/tv/1399');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(main(page).getByText(/because there is no network/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Watchlist' }).click();
  await showsBoth(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Game of Thrones' })).toBeVisible();
});

test('a page that opened while the worker was starting gets it, too', async ({ page, context }) => {
  await watch(page, '/movie/603-the-matrix', 'The Matrix');
  await untilKept(page, 1);
  const session = await context.newCDPSession(page);
  // Such a page has no worker either, although one is active.
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await untilKept(page, 1);
});

test(
  'a page that was not opened before says that there is no network, and comes when there is one',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.goto('/about');
    await untilAlive(page);
    await context.setOffline(true);
    await page.evaluate(() => {
      history.pushState(null, '', '/person/1');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.getByText(/may have been updated/)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'nothing that services answer is kept beside the build and the posters of the library',
  { tag: '@full' },
  async ({ page }) => {
    await watch(page, '/movie/603-the-matrix', 'The Matrix');
    await untilKept(page, 1);
    await page.goto('/top_rated');
    await untilAlive(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const each = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return each.flat().map(({ url }) => new URL(url).pathname);
    });
    const others = kept.filter((path) => !/^\/static\/(?:js|css|woff2)\//.test(path));
    expect(others.sort()).toEqual([expect.stringMatching(/^\/[\w.-]+\.svg$/), '/offline']);

    // What leaves the library is deleted from the device.
    await page.goto('/watchlist');
    await main(page).getByRole('button', { name: 'Remove The Matrix from watchlist' }).first().click();
    await untilKept(page, 0);
  },
);

test('with Save-Data nothing is stored', { tag: '@full' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'allow' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const page = await context.newPage();
  await page.goto('/about');
  await untilAlive(page);
  await page.waitForTimeout(3000);
  const state = await page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(state).toEqual({ caches: [], workers: 0 });
  await context.close();
});
