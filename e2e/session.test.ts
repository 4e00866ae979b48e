import { expect, type Page, test } from '@playwright/test';

import { signUp } from './support/signUp.ts';
import { watchPage } from './support/watchPage.ts';

const html = (page: Page) => page.locator('html');
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true });
const lookup = '**/v1/accounts:lookup*';

/** Until the identity library has looked up the stored session. */
const sessionAsked = (page: Page) =>
  page.waitForRequest((request) => request.url().includes('accounts:lookup'));

/** Which of this device's stores has the session. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const isSession = (key: unknown) => String(key).startsWith('firebase:authUser:');
    const places: string[] = [];
    for (const [name, open] of [
      ['local', () => localStorage],
      ['session', () => sessionStorage],
    ] as const) {
      try {
        if (Object.keys(open()).some(isSession)) places.push(name);
      } catch {
        // Closed, so nothing is in it.
      }
    }
    try {
      const request = indexedDB.open('firebaseLocalStorageDb');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('Closed.')));
      });
      if (database.objectStoreNames.contains('firebaseLocalStorage')) {
        const keys = database
          .transaction('firebaseLocalStorage')
          .objectStore('firebaseLocalStorage')
          .getAllKeys();
        await new Promise((resolve) => keys.addEventListener('success', resolve));
        if (keys.result.some(isSession)) places.push('indexed');
      }
      database.close();
    } catch {
      // As above.
    }
    return places;
  });

test('a guest loads nothing for a session', async ({ page, baseURL }) => {
  const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /firebase|googleapis|\/api\/identity/i.test(path))).toEqual([]);
  await expect(html(page)).not.toHaveAttribute('data-session');
  expect(faults).toEqual([]);
});

test('a new account has its name and one of our pictures, before any script at the next visit', async ({
  page,
  baseURL,
}) => {
  const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
  await signUp(page, 'Inês');
  await expect(html(page)).toHaveAttribute('data-session', 'in');
  await expect.poll(() => keptIn(page)).toEqual(['indexed']);
  const hint = await page.evaluate(() => localStorage.getItem('marquee-session') ?? '');
  expect(JSON.parse(hint)).toEqual({
    v: 1,
    uid: expect.any(String),
    name: 'Inês',
    photo: expect.stringMatching(/^\/avatars\/[\w.-]+\.svg$/),
  });

  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto('/about');
  await expect(html(page)).toHaveAttribute('data-session', 'in');
  const picture = await page.evaluate(() => document.documentElement.style.getPropertyValue('--avatar'));
  expect(picture).toMatch(/^url\("\/avatars\//);
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
});

const closeIndexed = () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
const breakIndexed = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Not here.', 'SecurityError');
  };
};
const closeLocal = () =>
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new DOMException('Not here.', 'SecurityError');
    },
  });
const fillLocal = () =>
  Object.defineProperty(localStorage, 'setItem', {
    value: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  });
const closeTab = () =>
  Object.defineProperty(globalThis, 'sessionStorage', {
    get: () => {
      throw new DOMException('Not here.', 'SecurityError');
    },
  });

for (const [name, breaks, places] of [
  ['everything is open', [], ['indexed']],
  ['IndexedDB is closed', [closeIndexed], ['local']],
  ['IndexedDB does not open', [breakIndexed], ['local']],
  ['local storage is closed too', [closeIndexed, closeLocal], ['session']],
  ['local storage is full', [breakIndexed, fillLocal], ['session']],
] as const)
  test(
    `the session outlives a reload where ${name}`,
    { tag: breaks.length === 0 ? [] : '@full' },
    async ({ page }) => {
      for (const script of breaks) await page.addInitScript(script);
      await signUp(page);
      await expect.poll(() => keptIn(page)).toEqual(places);
      await Promise.all([sessionAsked(page), page.reload()]);
      await expect(html(page)).toHaveAttribute('data-session', 'in');
    },
  );

test('where nothing can be stored, the session lasts for the page', async ({ page }) => {
  for (const script of [closeIndexed, closeLocal, closeTab]) await page.addInitScript(script);
  await signUp(page);
  await expect(html(page)).toHaveAttribute('data-session', 'in');
  await page.reload();
  await expect(html(page)).not.toHaveAttribute('data-session');
});

test('another tab follows a sign-in, and a sign-out', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByText('You are not signed in')).toBeVisible();
  await signUp(page, 'Ines');
  await expect(signOut(other)).toBeVisible();
  await expect(html(other)).toHaveAttribute('data-session', 'in');

  await signOut(other).click();
  await expect(html(page)).not.toHaveAttribute('data-session');
  await expect(html(other)).not.toHaveAttribute('data-session');
  await expect.poll(() => keptIn(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('marquee-session'))).toBeNull();
});

test(
  'a session survives a service that is busy, closing, down or unreachable',
  { tag: '@full' },
  async ({ page }) => {
    await signUp(page);
    const service = /googleapis\.com|\/api\/identity/;
    for (const answer of [
      { status: 429, contentType: 'text/plain', body: 'Too many requests.' },
      { status: 503, contentType: 'text/plain', body: 'Not now.' },
      { status: 502, contentType: 'text/html', body: '<p>Not now.</p>' },
      null,
    ]) {
      await page.route(service, (route) =>
        answer ? route.fulfill(answer) : route.abort('connectionrefused'),
      );
      await Promise.all([sessionAsked(page), page.goto('/account')]);
      await expect(signOut(page)).toBeVisible();
      await expect.poll(() => keptIn(page)).toEqual(['indexed']);
      await page.unroute(service);
    }
    await Promise.all([sessionAsked(page), page.reload()]);
    await expect(signOut(page)).toBeVisible();
  },
);

test('a session that was ended elsewhere ends here at the next visit', async ({ page }) => {
  await signUp(page);
  await page.route(lookup, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.goto('/about');
  await expect(html(page)).not.toHaveAttribute('data-session');
  await expect.poll(() => keptIn(page)).toEqual([]);
});
