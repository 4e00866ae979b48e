import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { paths } from '@marquee/contracts/paths.ts';
import { expect, type Page, test } from '@playwright/test';

import { type FakeTmdb, startFakeTmdb } from '#server/titles/tmdb/testing/fakeTmdb.ts';
import { unknownFilm } from '#server/titles/tmdb/testing/upstreamRows.ts';

import { type RunningServer, startServer } from '../bench/support/runningServer.ts';
import { axe } from './support/axe.ts';
import { embedPage } from './support/embedPage.ts';
import { untilAlive } from './support/untilAlive.ts';

// One server of its own, with a TMDB on the loopback interface behind it.
test.describe.configure({ mode: 'serial' });

const dayMilliseconds = 24 * 60 * 60 * 1000;
let tmdb: FakeTmdb;
let server: RunningServer;
let dataDirectory: string;

const start = () =>
  startServer(dataDirectory, {
    TMDB_TOKEN: tmdb.token,
    TMDB_BASE_URL: tmdb.url,
    TMDB_IMAGE_BASE_URL: `${tmdb.url}/t/p`,
    TMDB_EXPORTS_URL: `${tmdb.url}/exports`,
  });

test.beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-live-'));
  tmdb = await startFakeTmdb({ rows: 'all' });
  server = await start();
  // On a busy machine even this TMDB may take too long for a first visitor.
  for (const path of [paths.home, paths.popular, film, onlyTmdbs, '/search?q=matirx'])
    await expect(async () => {
      const page = await (await fetch(server.origin + path)).text();
      expect(page).not.toMatch(ageWords);
    }).toPass();
});

test.afterAll(async () => {
  await server.stop();
  await tmdb.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const ageWords = /This page shows (?:its answer from|Marquee’s own catalogue)/;
const main = (page: Page) => page.getByRole('main');
const go = (page: Page, path: string) => page.goto(server.origin + path);
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'TMDB' });
const film = paths.title('movie', 603, 'The Matrix');
const onlyTmdbs = paths.title('movie', unknownFilm.id, unknownFilm.title);

/** What must not happen: errors, refused content, and requests to other hosts than ours and the pictures'. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    const isPicture = origin === tmdb.url && pathname.startsWith('/t/p/');
    if (protocol.startsWith('http') && origin !== server.origin && !isPicture) faults.push(request.url());
  });
  return faults;
}

test('pages are made of what TMDB says, with pictures straight from its host', async ({ page }) => {
  const faults = watch(page);
  await go(page, paths.popular);
  const card = main(page)
    .getByRole('link', { name: new RegExp(unknownFilm.title) })
    .first();
  // It is on the list's second page, which is asked for on the way there.
  await page.mouse.wheel(0, 1500);
  await expect(card).toBeVisible();
  await card.click();
  await expect(page).toHaveURL(server.origin + onlyTmdbs);
  await expect(page.getByRole('heading', { level: 1, name: unknownFilm.title })).toBeVisible();
  const poster = main(page).locator(`img[src^="${tmdb.url}/t/p/w"]`).filter({ visible: true }).first();
  await expect(poster).toBeVisible();
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(notice(page)).toHaveCount(0);
  expect(await page.content()).not.toContain(tmdb.token);
  expect(faults).toEqual([]);
});

test(
  'what was asked for once is not asked for again by the next visitor',
  { tag: '@full' },
  async ({ page }) => {
    const visit = async () => {
      tmdb.reset();
      await go(page, paths.home);
      await untilAlive(page);
      await page.waitForLoadState('networkidle');
      // The server asks for single titles by itself, to know which is which.
      return tmdb.calls
        .map(({ path }) => path)
        .filter((path) => /^\/3\/(?:movie|tv|trending)\/[a-z]/.test(path));
    };
    await visit();
    expect(await visit()).toEqual([]);
  },
);

test('a slip of the pen is forgiven, and TMDB finds what was meant', { tag: '@full' }, async ({ page }) => {
  await go(page, '/search?q=matirx');
  await expect(
    main(page)
      .getByRole('status')
      .getByText(/Showing Matrix instead of matirx/),
  ).toBeVisible();
  const hit = main(page)
    .getByRole('link', { name: /The Matrix/ })
    .first();
  await expect(hit).toHaveAttribute('href', film);
  await expect(main(page).locator(`img[src^="${tmdb.url}/t/p/w"]`).first()).toBeAttached();
});

test("a trailer of TMDB's is played by its site after consent", { tag: '@full' }, async ({ page }) => {
  const strangers: string[] = [];
  await page.route(
    (url) => ![server.origin, tmdb.url].includes(url.origin),
    async (route) => {
      strangers.push(new URL(route.request().url()).origin);
      await route.fulfill({ contentType: 'text/html', body: embedPage('YouTube', 'plays') });
    },
  );
  await go(page, film);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Play trailer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/contacts YouTube \(Google\)/)).toBeVisible();
  expect(strangers).toEqual([]);
  await dialog.getByRole('button', { name: 'Play from YouTube' }).click();
  await expect(dialog.locator('iframe[src*="youtube-nocookie.com/embed/"]')).toHaveCSS('opacity', '1');
  expect(new Set(strangers)).toEqual(new Set(['https://www.youtube-nocookie.com']));
});

test('services and certificates come from TMDB, country by country', { tag: '@full' }, async ({ page }) => {
  await go(page, film);
  await expect(main(page).getByText('Lantern Stream').first()).toBeAttached();
  await expect(
    main(page)
      .getByText(/JustWatch/)
      .first(),
  ).toBeAttached();
});

test.describe('while TMDB is away', () => {
  test.beforeAll(async () => {
    // Two days go by without a visit.
    await server.stop();
    const answers = new DatabaseSync(join(dataDirectory, 'tmdb.sqlite'));
    answers.exec(
      `update answer set fetched_at = fetched_at - ${2 * dayMilliseconds}, fresh_until = fresh_until - ${2 * dayMilliseconds}`,
    );
    answers.close();
    tmdb.fail({ kind: 'refused' });
    server = await start();
  });

  test('pages that were there before still are, and say how old they are', async ({ page }) => {
    const faults = watch(page);
    for (const path of [film, onlyTmdbs, paths.popular, paths.home]) {
      const answer = await go(page, path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      // Leaving during hydration aborts the loading of its chunks.
      await untilAlive(page);
      await page.waitForLoadState('networkidle');
      await expect(notice(page)).toContainText("TMDB can't be reached.");
      await expect(notice(page)).toContainText(/its answer from 2 days ago/);
    }
    await go(page, film);
    await untilAlive(page);
    const { violations } = await axe(page).analyze();
    expect(violations).toEqual([]);
    // The host of pictures is away, too.
    expect(faults.filter((fault) => !fault.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
    await page.getByRole('link', { name: 'Top rated' }).first().click();
    await expect(main(page).locator('a[href^="/movie/"]').first()).toBeVisible();
  });

  test('a page that is asked for the first time is made of what Marquee knows, and says so', async ({
    page,
  }) => {
    const answer = await go(page, paths.title('movie', 348, 'Alien'));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Alien' })).toBeVisible();
    await expect(notice(page)).toContainText('This page shows Marquee’s own catalogue instead.');
  });

  test(
    'what only TMDB knows is promised for later, and one button loads it',
    { tag: '@full' },
    async ({ page }) => {
      const answer = await go(page, '/movie/9400003');
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['retry-after']).toBeTruthy();
      await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );

  test('health says which step fails; when TMDB is back, its data are shown again and the notice goes', async ({
    page,
    request,
  }) => {
    const health = await request.get(`${server.origin}/readyz`);
    expect(health.status()).toBe(200);
    expect(await health.json()).toMatchObject({ status: 'ready', tmdb: { status: 'failing', hop: 'tcp' } });
    await go(page, film);
    await untilAlive(page);
    const again = notice(page).getByRole('link', { name: 'Try again' });
    await expect(again).toBeVisible();
    tmdb.fail(null);
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(notice(page).getByText(/can't be reached/)).toHaveCount(0, { timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    await page.reload();
    await untilAlive(page);
    await expect(notice(page)).toHaveCount(0);
  });
});
