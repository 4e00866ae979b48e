import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';

import { expect, test } from '@playwright/test';

/** What TCP sends before the first acknowledgement: ten segments. */
const firstFlightBytes = 14_600;
/** On the wire, with headers: what isn't shown at first may grow to this. The week's programme is some hundred of it. */
const mostBytes = 20_500;

type Wire = { head: number; body: Buffer };

/** An answer as it travels. */
const ask = (url: string) =>
  new Promise<Wire>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      const head = `HTTP/1.1 200 OK\r\n\r\n${response.rawHeaders.join('\r\n')}\r\n`.length;
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ head, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });

const decompress = promisify(brotliDecompress);

/** As much of the document as a browser can read before it has acknowledged anything. */
const beginning = async ({ head, body }: Wire) =>
  String(
    await decompress(body.subarray(0, firstFlightBytes - head), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }),
  );

/** Whether that holds the styles, the heading and the picture that fill the first screen. */
const hasFirstScreen = (html: string) =>
  ['</style>', '</h1>'].every((part) => html.includes(part)) &&
  /<img[^>]* fetchPriority="high"[^>]*>/.test(html);

test('a document whose styles fill the first ten segments is found out', async () => {
  const html = `<style>${randomBytes(15_000).toString('base64')}</style><h1>A</h1><img fetchPriority="high">`;
  expect(hasFirstScreen(html)).toBe(true);
  expect(hasFirstScreen(await beginning({ head: 1000, body: brotliCompressSync(html) }))).toBe(false);
});

for (const path of ['/', '/top_rated', '/movie/603-the-matrix'])
  test(`the first screen of ${path} is inside the first ten segments`, async ({ page, baseURL }) => {
    // Once its pictures are drawn, and it is asked for often enough to be compressed well.
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(async () => {
      const wire = await ask(baseURL + path);
      expect(wire.head + wire.body.length).toBeLessThan(mostBytes);
      expect(hasFirstScreen(await beginning(wire))).toBe(true);
    }).toPass({ timeout: 120_000 });
  });
