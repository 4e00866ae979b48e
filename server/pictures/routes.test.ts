import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { createPictureNames } from '@marquee/artwork';
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { catalogueSubjects } from '../../packages/artwork/testing/catalogueSubjects.ts';
import { type Artwork, createArtwork } from './createArtwork.ts';
import { createArtworkRoutes } from './routes.ts';

let folder = '';
let artwork: Artwork;
let app: ReturnType<typeof createArtworkRoutes>;
const now = () => new Date('2026-01-14T12:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artwork-'));
  artwork = createArtwork({ subjects: catalogueSubjects(), dataDir: folder, now });
  app = createArtworkRoutes(artwork);
});
afterAll(async () => {
  await artwork.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://test${path}`, { headers });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Processes that this one has started, as Linux knows them. */
const childrenOf = () =>
  readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

describe('a picture that exists', () => {
  it.skipIf(process.platform !== 'linux')('is drawn where others leave the processor time', async () => {
    const before = childrenOf();
    await get('/w342/m2-poster.svg');
    const drawers = childrenOf().filter((child) => !before.includes(child));
    expect(drawers.length).toBeGreaterThan(0);
    for (const drawer of drawers) expect(getPriority(drawer)).toBeGreaterThan(getPriority());
  });

  it.each([
    '/w342/m1-poster.svg',
    '/w92/m1-poster.svg',
    '/w1280/m1-backdrop.svg',
    '/original/t1-poster.svg',
    '/w185/t1-s1-poster.svg',
    '/w300/t1-s1e2-still.svg',
    '/h632/p1-profile.svg',
    '/w500/c1-poster.svg',
    '/w780/c1-backdrop.svg',
    '/w1280/m1-layer1.svg',
  ])('%s is an SVG, shown anywhere, that may run nothing', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect((await bytes(response)).toString()).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('may be kept for ever by the name that says its version, and for a while by any other', async () => {
    const lifetimeOf = async (file: string) => (await get(`/w342/${file}`)).headers.get('cache-control');
    const named = createPictureNames(catalogueSubjects())('m1-poster.svg');
    expect(named).toMatch(/^m1-poster\.[0-9a-z]{8}\.svg$/);
    expect(await lifetimeOf(named)).toBe('max-age=31536000, immutable');
    expect(await lifetimeOf('m1-poster.svg')).toBe('public, max-age=300');
    expect(await lifetimeOf('m1-poster.zzzzzz00.svg')).toBe('public, max-age=300');
    const bodies = await Promise.all(
      [named, 'm1-poster.zzzzzz00.svg'].map(async (file) => bytes(await get(`/w342/${file}`))),
    );
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it('is not drawn for a client that only wants what is there already', async () => {
    const wanted = { 'cache-control': 'only-if-cached', 'accept-encoding': 'br' };
    expect((await get('/w342/m27-poster.svg', wanted)).status).toBe(504);
    await get('/w342/m27-poster.svg');
    expect((await get('/w342/m27-poster.svg', wanted)).status).toBe(200);
  });

  it('comes in the best encoding that the client accepts, the same picture in each', async () => {
    const path = '/w342/m2-poster.svg';
    const plain = await get(path, { 'accept-encoding': 'identity' });
    const gzip = await get(path, { 'accept-encoding': 'gzip, deflate' });
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    const refused = await get(path, { 'accept-encoding': 'br;q=0' });
    const encodings = [plain, gzip, brotli, refused].map(({ headers }) => headers.get('content-encoding'));
    expect(encodings).toEqual([null, 'gzip', 'br', null]);
    const svg = await bytes(plain);
    expect(gunzipSync(await bytes(gzip)).equals(svg)).toBe(true);
    expect(brotliDecompressSync(await bytes(brotli)).equals(svg)).toBe(true);
  });

  it('is a JPEG in link previews, whatever encodings the client accepts', async () => {
    const response = await get('/original/m1-share.jpg', { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect((await bytes(response)).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it.each([
    ['/w260/m1-poster.webp', 260, 390],
    ['/w92/t1-s1-poster.webp', 92, 138],
    ['/w500/c1-poster.webp', 500, 750],
    ['/w600/m1-backdrop.webp', 600, 338],
  ])('%s is a bitmap as large as its name says', async (path, width, height) => {
    const response = await get(path, { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await sharp(await bytes(response)).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it('looks as a bitmap as it does as a drawing', async () => {
    const ofDrawing = new Resvg((await bytes(await get('/w342/m5-poster.svg'))).toString(), {
      fitTo: { mode: 'width', value: 260 },
    }).render().pixels;
    const bitmap = await sharp(await bytes(await get('/w260/m5-poster.webp')))
      .ensureAlpha()
      .raw()
      .toBuffer();
    const apart = bitmap.reduce((sum, value, at) => sum + Math.abs(value - (ofDrawing[at] ?? 0)), 0);
    expect(apart / bitmap.length).toBeLessThan(4);
  });

  it('is not drawn again for the next request, nor after a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'artwork-'));
    const asked = { size: 'w342', file: 'm3-poster.svg' };
    const first = createArtwork({ subjects: catalogueSubjects(), dataDir, now });
    await first.drawAhead(asked);
    await first.close();
    const second = createArtwork({ subjects: catalogueSubjects(), dataDir, now });
    await second.close();
    // A closed one draws nothing: what it answers was kept.
    const kept = second.find(asked);
    expect(kept.status === 'found' && (await kept.body('br')).ok).toBe(true);
    const other = second.find({ ...asked, file: 'm4-poster.svg' });
    expect(other.status === 'found' && (await other.body('br')).ok).toBe(false);
    const answer = await createArtworkRoutes(second).request('http://test/w342/m4-poster.svg');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    await rm(dataDir, { recursive: true });
  });

  it('is not sent again to a client that has it', async () => {
    const first = await get('/w342/m1-poster.svg');
    const again = await get('/w342/m1-poster.svg', {
      'if-none-match': `"other", ${first.headers.get('etag')}`,
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await get('/w342/m1-poster.svg', { 'if-none-match': '"other"' });
    expect(other.status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const response = await app.request('http://test/w342/m1-poster.svg', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('anything else', () => {
  it.each([
    '/w343/m1-poster.svg',
    '/w1280/m1-poster.svg',
    '/w342/m1-poster.png',
    '/w185/m1-poster.webp',
    '/original/m1-poster.webp',
    '/w300/m1-layer1.webp',
    '/w342/m999999-poster.svg',
    '/w342/t1-s99-poster.svg',
    '/w300/t1-s1e999-still.svg',
    '/w185/p9999999-profile.svg',
    '/w342/c9999999-poster.svg',
    '/w342/',
    '/w342',
    '/',
    '/w342/m1-poster.svg/more',
    '/w342/..%2f..%2fpackage.json',
    '/..%2f..%2f/m1-poster.svg',
    '/w342/%2e%2e%2fm1-poster.svg',
    '/w342/m1-poster.svg%00',
    '/w342/%ff%fe',
    '/w342/%',
    `/w342/${'m'.repeat(8000)}`,
    '/constructor/m1-poster.svg',
  ])('%s is a 404 with a reason', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: 'not-found',
      message: expect.any(String),
      requestId: '',
    });
  });

  it('is never a failure, whatever the address', async () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('w342', '..', '.', 'm1-poster.svg', '%2e', '%c0%ae'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), async (parts) => {
        const response = await get(
          `/${parts.map((one) => (one.startsWith('%') ? one : encodeURIComponent(one.toWellFormed()))).join('/')}`,
        );
        expect([200, 404]).toContain(response.status);
      }),
      { numRuns: 120 },
    );
  });
});
