import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { type RunningServer, startServer } from '../bench/support/runningServer.ts';
import { axe, rules } from './support/axe.ts';
import { measurementId, serveGoogleAnalytics } from './support/googleAnalytics.ts';
import { type StaticSite, startStaticSite } from './support/staticSite.ts';
import { untilAlive } from './support/untilAlive.ts';

// One server and one host of files for all of them.
test.describe.configure({ mode: 'default' });

const kinds = ['server', 'static'] as const;
let server: RunningServer;
let host: StaticSite;
let dataDirectory: string;

test.beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-analytics-'));
  server = await startServer(dataDirectory, {
    FIREBASE_PROJECT_ID: 'films-example',
    FIREBASE_API_KEY: 'AIzaFilms',
    FIREBASE_APP_ID: '1:1234567890:web:321abc456def',
    FIREBASE_MEASUREMENT_ID: measurementId,
  });
  host = await startStaticSite({ VITE_FIREBASE_MEASUREMENT_ID: measurementId });
});

test.afterAll(async () => {
  await server.stop();
  await host.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const originOf = (kind: (typeof kinds)[number]) => (kind === 'server' ? server : host).origin;
const line = (page: Page) => page.getByRole('region', { name: 'Counting visits' });
const yes = (page: Page) => page.getByRole('button', { name: 'Count my visits', exact: true });
const no = (page: Page) => page.getByRole('button', { name: 'Don’t count them' });

async function open(page: Page, address: string) {
  await page.goto(address);
  await untilAlive(page);
}

const counters = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'));

/** Numbers by which Google's library would know this browser again. */
const installations = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('firebase-installations-database')) return 0;
    const database = await new Promise<IDBDatabase>((opened) => {
      const request = indexedDB.open('firebase-installations-database');
      request.addEventListener('success', () => opened(request.result));
    });
    const request = database
      .transaction('firebase-installations-store')
      .objectStore('firebase-installations-store')
      .count();
    await new Promise((counted) => request.addEventListener('success', counted));
    database.close();
    return request.result;
  });

/** What of the page is in another place with the line than without it. */
const movedBy = (page: Page) =>
  line(page).evaluate((shown) => {
    const places = () =>
      [...document.querySelectorAll('#root *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { name: element.outerHTML.slice(0, 80), place: [x, y, width, height].join() };
      });
    scrollTo(0, 0);
    const before = places();
    shown.style.display = 'none';
    const after = places();
    shown.style.display = '';
    return before.filter(({ place }, index) => place !== after[index]?.place).map(({ name }) => name);
  });

const full = { tag: '@full' };
/** Long enough for any request that was to come. */
const settle = (page: Page) => page.waitForLoadState('networkidle');

for (const kind of kinds) {
  const tag = kind === 'server' ? [] : '@full';
  test(`${kind}: nothing is asked before an answer, and nothing moves`, full, async ({ page, context }) => {
    const { asked } = await serveGoogleAnalytics(context);
    await open(page, `${originOf(kind)}/import`);
    await expect(yes(page)).toBeVisible();
    await expect(no(page)).toBeVisible();
    await settle(page);
    expect(await movedBy(page)).toEqual([]);
    expect(asked).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test(`${kind}: who agrees is counted by pages alone, from then on`, { tag }, async ({ page, context }) => {
    const google = await serveGoogleAnalytics(context);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) faults.push(message.text());
    });
    await open(page, `${originOf(kind)}/search?q=matrix`);
    await yes(page).click();
    await expect(page.getByText('Your visits are counted from now on.')).toBeFocused();
    await expect.poll(google.pages).toEqual(['/search']);
    await page.getByRole('main').locator('a[href^="/movie/603"]').first().click();
    await expect.poll(google.pages).toEqual(['/search', '/movie/603']);
    await expect(line(page)).toHaveCount(0);
    await page.goBack();
    await expect.poll(google.pages).toEqual(['/search', '/movie/603', '/search']);
    await open(page, `${originOf(kind)}/list/a-secret-address`);
    await expect.poll(google.pages).toEqual(['/search', '/movie/603', '/search', '/list/:share']);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => google.asked.some(({ text }) => text.includes('user_engagement'))).toBe(true);
    expect(google.asked.filter(({ text }) => /matrix|secret|view_search_results/i.test(text))).toEqual([]);
    expect(new Set(google.asked.map((request) => request.host))).toEqual(
      new Set([
        'firebase.googleapis.com',
        'firebaseinstallations.googleapis.com',
        'www.googletagmanager.com',
        'region1.google-analytics.com',
      ]),
    );
    expect(await counters(context)).toHaveLength(2);
    const commands = await page.evaluate(() =>
      (Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[]).map((command) => Array.from(command)),
    );
    expect(commands).toContainEqual([
      'consent',
      'default',
      expect.objectContaining({
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      }),
    ]);
    expect(commands).toContainEqual([
      'config',
      measurementId,
      expect.objectContaining({
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      }),
    ]);
    expect(faults).toEqual([]);
  });

  test(`${kind}: who says no is not asked again, and not counted`, full, async ({ page, context }) => {
    const { asked } = await serveGoogleAnalytics(context);
    await open(page, `${originOf(kind)}/`);
    await no(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your visits are not counted.')).toBeFocused();
    await open(page, `${originOf(kind)}/top_rated`);
    await settle(page);
    await expect(line(page)).toHaveCount(0);
    expect(asked).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test(`${kind}: a withdrawal stops counting at once, in every tab`, { tag }, async ({ page, context }) => {
    const google = await serveGoogleAnalytics(context);
    await open(page, `${originOf(kind)}/top_rated`);
    await yes(page).click();
    await expect.poll(google.pages).toEqual(['/top_rated']);
    const other = await context.newPage();
    await open(other, `${originOf(kind)}/about`);
    await expect.poll(google.pages).toEqual(['/top_rated', '/about']);
    expect(await counters(context)).toHaveLength(2);
    await expect.poll(() => installations(other)).toBe(1);
    await expect(yes(other)).toHaveAttribute('aria-pressed', 'true');

    await no(other).click();
    await expect.poll(() => counters(context)).toEqual([]);
    await expect.poll(() => installations(other)).toBe(0);
    const before = google.asked.length;
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(no(page)).toHaveAttribute('aria-pressed', 'true');
    await other.getByRole('contentinfo').getByRole('link', { name: 'Now playing' }).click();
    await expect(other).toHaveURL(/now_playing/);
    await settle(other);
    for (const tab of [page, other]) await tab.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await open(other, `${originOf(kind)}/top_popular`);
    await settle(other);
    expect(google.asked.slice(before)).toEqual([]);
    expect(await counters(context)).toEqual([]);
    expect(await installations(other)).toBe(0);
  });

  test(`${kind}: a browser that refuses has answered`, full, async ({ page, context }) => {
    const { asked } = await serveGoogleAnalytics(context);
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      localStorage.setItem('marquee-analytics', 'yes');
    });
    await open(page, `${originOf(kind)}/about`);
    await expect(page.getByText(/Global Privacy Control/)).toBeVisible();
    await expect(yes(page)).toHaveCount(0);
    await open(page, `${originOf(kind)}/top_rated`);
    await settle(page);
    await expect(line(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
}

test('an unreachable Google has no visible effect', full, async ({ page, context }) => {
  const google = await serveGoogleAnalytics(context, { isDown: true });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await open(page, `${server.origin}/top_rated`);
  await yes(page).click();
  await expect.poll(() => new Set(google.asked.map((request) => request.host)).size).toBeGreaterThan(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'true');
  await settle(page);
  expect(faults).toEqual([]);
});

test('where the script of the choice fails, one button loads it', full, async ({ page }) => {
  let isDown = true;
  await page.route('**/static/js/AboutPageAnalytics-*.js', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto(`${server.origin}/about`);
  const missing = page.getByRole('main').getByRole('alert');
  await expect(missing).toContainText('Part of this page did not load.');
  isDown = false;
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(yes(page)).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test('without scripts the page says so, and there is no question', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.origin}/about`);
  await expect(page.getByText('so nothing is counted')).toBeVisible();
  await expect(yes(page)).toBeHidden();
  await expect(page.getByText('Google’s Firebase stores your e-mail address')).toBeVisible();
  await context.close();
});

test('the policy lets Google in where visits may be counted, and where not there is no trace of it', async ({
  request,
  baseURL,
}) => {
  const counted = await request.get(`${server.origin}/`);
  const policy = counted.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com[ ;]/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/region1\.google-analytics\.com[ ;]/);
  expect(await counted.text()).toContain(`"measurementId":"${measurementId}"`);

  const plain = await request.get(`${baseURL}/about`);
  const html = await plain.text();
  const traces = /googletagmanager|google-analytics|measurementId|Counting visits|marquee-analytics/;
  expect(plain.headers()['content-security-policy']).not.toMatch(traces);
  expect(html).not.toMatch(traces);
  const scripts = [...html.matchAll(/"(\/static\/js\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(2);
  for (const path of scripts) expect(await (await request.get(baseURL + path)).text()).not.toMatch(traces);
});

test('axe finds nothing in the line and the choice, in all looks', full, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, part] of [
    ['/top_rated', line(page)],
    ['/about', yes(page)],
  ] as const) {
    await open(page, server.origin + path);
    await expect(part).toBeVisible();
    for (const width of [390, 1440])
      for (const theme of ['dark', 'light']) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
        const { violations } = await axe(page).withTags(rules).analyze();
        expect(violations.map(({ id, nodes }) => [path, width, theme, id, nodes[0]?.html])).toEqual([]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
      }
  }
});
