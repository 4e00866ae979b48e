import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { paths } from '@marquee/contracts/paths.ts';
import { expect, type Page, test } from '@playwright/test';

import { type FakeTmdb, startFakeTmdb } from '#server/titles/tmdb/testing/fakeTmdb.ts';

import { type RunningServer, startServer } from '../bench/support/runningServer.ts';
import { axe } from './support/axe.ts';
import { untilAlive } from './support/untilAlive.ts';

const matrix = paths.title('movie', 603, 'The Matrix');
const main = (page: Page) => page.getByRole('main');
const language = (page: Page) => page.getByLabel('Language of titles and texts');
const country = (page: Page) => page.getByLabel('Country', { exact: true });
const certificate = (page: Page) =>
  main(page).locator('dl > div').filter({ hasText: 'Age rating' }).getByRole('definition');

/** What the console must not report: a hydration mismatch. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

test.describe('with our own catalogue', () => {
  test('a country is chosen, no language, and a certificate says whose it is', async ({ page }) => {
    await page.goto(paths.about);
    await untilAlive(page);
    await expect(language(page)).toHaveCount(0);
    await country(page).selectOption({ label: 'Germany' });
    await page.goto(matrix);
    await untilAlive(page);
    await expect(certificate(page)).toHaveText('R (United States)');
  });
});

test.describe('with TMDB', () => {
  // One server of its own, with a TMDB on the loopback interface behind it.
  test.describe.configure({ mode: 'serial' });
  let tmdb: FakeTmdb;
  let server: RunningServer;
  let dataDirectory: string;

  test.beforeAll(async () => {
    dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-locale-'));
    tmdb = await startFakeTmdb({ rows: 'all' });
    server = await startServer(dataDirectory, {
      TMDB_TOKEN: tmdb.token,
      TMDB_BASE_URL: tmdb.url,
      TMDB_IMAGE_BASE_URL: `${tmdb.url}/t/p`,
      TMDB_EXPORTS_URL: `${tmdb.url}/exports`,
    });
  });
  test.afterAll(async () => {
    await server.stop();
    await tmdb.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  });

  const go = (page: Page, path: string) => page.goto(server.origin + path);
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('titles and texts come in the chosen language, marked as such, on every page', async ({ page }) => {
    const faults = watch(page);
    await go(page, `${paths.about}#language-and-country`);
    await untilAlive(page);
    await language(page).selectOption({ label: 'German · Deutsch' });
    await go(page, matrix);
    await expect(heading(page)).toHaveText('The Matrix (de)');
    await expect(heading(page)).toHaveAttribute('lang', 'de');
    await expect(main(page).locator('p[lang=de]', { hasText: 'Auf Deutsch:' })).toBeVisible();
    // Links to our own pages keep their English text.
    await expect(
      main(page)
        .getByRole('link', { name: /science fiction/i })
        .first(),
    ).toBeVisible();
    await go(page, paths.topRated);
    await expect(
      main(page)
        .getByRole('link', { name: /\(de\)/ })
        .first(),
    ).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('a loaded page is never blank on the way to another language', { tag: '@full' }, async ({ page }) => {
    await go(page, paths.about);
    await untilAlive(page);
    await language(page).selectOption({ label: 'German · Deutsch' });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const note = () => seen.push(document.querySelector('h1')?.textContent ?? 'nothing');
      addEventListener('DOMContentLoaded', () => {
        note();
        new MutationObserver(note).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      });
    });
    await go(page, matrix);
    await expect(heading(page)).toHaveText('The Matrix (de)');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect([...new Set(seen)]).toEqual(['The Matrix', 'The Matrix (de)']);
  });

  test('untranslated texts are in English, without a mark', { tag: '@full' }, async ({ page }) => {
    await go(page, paths.about);
    await untilAlive(page);
    await language(page).selectOption({ label: 'German · Deutsch' });
    tmdb.reset();
    await go(page, paths.title('movie', 680, 'Pulp Fiction'));
    await expect
      .poll(() => tmdb.calls.some(({ path }) => path.includes('/movie/680') && path.includes('de-DE')))
      .toBe(true);
    await expect(heading(page)).toHaveText('Pulp Fiction');
    const overview = main(page).locator('p[class*=lead]').first();
    await expect(overview).not.toBeEmpty();
    await expect(overview).not.toHaveAttribute('lang');
  });

  test('the country decides on certificate and services, and follows from tab to tab', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await go(page, matrix);
    await untilAlive(page);
    await expect(main(page).getByLabel('Region')).toHaveValue('US');
    await expect(certificate(page)).toHaveText('R (United States)');
    await go(other, paths.about);
    await untilAlive(other);
    await country(other).selectOption({ label: 'Germany' });
    await expect(certificate(page)).toHaveText('16 (Germany)');
    await expect(main(page).getByText('Kanal Kino')).toBeVisible();
    await main(page).getByLabel('Region').selectOption({ label: 'France' });
    await main(page).getByRole('button', { name: 'Make France my country' }).click();
    await expect(country(other)).toHaveValue('FR');
  });

  test('the programme is the one of the country', { tag: '@full' }, async ({ page }) => {
    await go(page, paths.about);
    await untilAlive(page);
    await country(page).selectOption({ label: 'Germany' });
    tmdb.reset();
    await go(page, paths.upcoming);
    await expect
      .poll(() => tmdb.calls.filter(({ path }) => /upcoming.*region=DE/.test(path)).length)
      .toBeGreaterThan(0);
  });

  test('the choice is accessible, and its page names it', { tag: '@full' }, async ({ page }) => {
    await go(page, paths.home);
    await page.getByRole('link', { name: 'Language and country' }).click();
    await expect(page.getByRole('heading', { name: 'Language and country' })).toBeInViewport();
    const part = axe(page).include('section[aria-labelledby=language-and-country]');
    expect((await part.analyze()).violations).toEqual([]);
  });
});
