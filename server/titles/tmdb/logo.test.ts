import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { logoAddress, readLogo, withLogo } from './logo.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const files = async () => null;
const request = new Request('http://localhost/tmdb-logo.svg');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-logo-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is shown where the operator has put it', async () => {
  await writeFile(join(folder, 'tmdb-logo.svg'), drawing);
  const logo = await readLogo(folder);
  expect(logoAddress(logo)).toBe('/tmdb-logo.svg');
  const answer = await withLogo(files, logo)(request);
  expect(await answer?.text()).toBe(drawing);
  expect(answer?.headers.get('content-type')).toBe('image/svg+xml');
  expect(await withLogo(files, logo)(new Request('http://localhost/other.svg'))).toBeNull();
});

it.each([
  ['nothing', null],
  ['an empty file', ''],
  ['more than a logo', 'x'.repeat(100_001)],
])('is not, where there is %s', async (_, content) => {
  if (content !== null) await writeFile(join(folder, 'tmdb-logo.svg'), content);
  const logo = await readLogo(folder);
  expect(logoAddress(logo)).toBeNull();
  expect(await withLogo(files, logo)(request)).toBeNull();
});
