import { paths } from '@marquee/contracts/paths.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';

/** The attributes of every tag of a document's head that has the given name. */
async function headTags(request: APIRequestContext, path: string, name: 'meta' | 'link') {
  const html = await (await request.get(path)).text();
  const tags = html.slice(0, html.indexOf('</head>')).match(new RegExp(`<${name} [^>]*>`, 'g')) ?? [];
  return tags.map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
}

/** Width and height from the first frame header of a JPEG. */
function jpegSize(file: Buffer): [width: number, height: number] {
  let at = 2;
  while (at < file.length) {
    const marker = file.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
    at += 2 + file.readUInt16BE(at + 2);
  }
  throw new Error('This JPEG has no frame.');
}

const pngSize = (file: Buffer) => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;

const shared: readonly (readonly [name: string, path: string])[] = [
  ['the home page', paths.home],
  ['a list', paths.topRated],
  ['a film', '/movie/603'],
  ['a series', '/tv/1399'],
  ['a season', '/tv/1399/season/1'],
  ['a missing page', '/movie/999999999'],
];

for (const [name, path] of shared) {
  test(`a link to ${name} shows a picture that chats can load`, async ({ request, baseURL }) => {
    const tags = await headTags(request, path, 'meta');
    const content = (property: string) => tags.find((tag) => tag['property'] === property)?.['content'] ?? '';
    const address = content('og:image');
    expect(address.startsWith(`${baseURL}/`)).toBe(true);
    expect(content('og:image:type')).toBe('image/jpeg');
    expect(content('og:image:alt')).toBe(content('og:title'));
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const body = await answer.body();
    expect(body.length).toBeLessThan(300_000);
    expect(jpegSize(body)).toEqual([1200, 630]);
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
  });
}

test('a link to a member of the cast and to a collection shows a card of its own', async ({ request }) => {
  const film = (await (await request.get('/3/movie/603?append_to_response=credits')).json()) as {
    credits: { cast: { id: number }[] };
    belongs_to_collection: { id: number } | null;
  };
  const [player] = film.credits.cast;
  const found = [`/person/${player?.id}`, `/collection/${film.belongs_to_collection?.id}`];
  for (const path of found) {
    const tags = await headTags(request, path, 'meta');
    const address = tags.find((tag) => tag['property'] === 'og:image')?.['content'] ?? '';
    expect(address).toMatch(/\/t\/p\/original\/[pc]\d+-share\.\w{8}\.jpg$/);
    const answer = await request.get(address);
    expect(jpegSize(await answer.body())).toEqual([1200, 630]);
    expect(answer.headers()['cache-control']).toContain('immutable');
  }
});

test('every icon that a page or the manifest names is there, in its type and size', async ({ request }) => {
  const links = await headTags(request, '/about', 'link');
  const named = (rel: string) =>
    links.filter((link) => link['rel'] === rel).map((link) => link['href'] ?? '');
  expect(named('icon')).toEqual(['/favicon.ico', '/favicon.svg']);
  expect(named('apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
  const manifest = await request.get(named('manifest')[0] ?? '');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const {
    icons,
    shortcuts,
    start_url: start,
  } = (await manifest.json()) as {
    icons: { src: string; type: string; sizes: string }[];
    shortcuts: { url: string }[];
    start_url: string;
  };
  for (const { src, type, sizes } of [
    { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    { src: '/favicon.ico', type: 'image/x-icon', sizes: 'any' },
    ...icons,
  ]) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toBe(type);
    expect(type === 'image/png' ? pngSize(await answer.body()) : 'any', src).toBe(sizes);
  }
  for (const url of [start, ...shortcuts.map((shortcut) => shortcut.url)])
    expect((await request.get(url)).status(), url).toBe(200);
});

test('the bars of the browser have the colour of the chosen theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('marquee-theme', 'system'));
  const bar = page.locator('meta[name="theme-color"]');
  const ground = () =>
    page.evaluate(() => {
      const parts = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
      return `#${parts
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const light = await ground();
  await expect(bar).toHaveAttribute('content', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).not.toBe(light);
  await expect(bar).toHaveAttribute('content', await ground());
});

test('the avatars on offer are there', async ({ request }) => {
  const { avatars } = (await (await request.get('/api/avatars')).json()) as { avatars: { url: string }[] };
  expect(avatars.length).toBeGreaterThanOrEqual(24);
  for (const { url } of avatars.filter((_, index) => index % 9 === 0)) {
    const answer = await request.get(url);
    expect(answer.headers()['content-type']).toBe('image/svg+xml');
    expect(answer.headers()['cache-control']).toContain('immutable');
  }
  const unknown = await request.get('/avatars/nobody-red.svg');
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'not-found' });
});
