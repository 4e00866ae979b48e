import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { keepAssets } from './keepAssets.ts';
import { createStaticFiles } from './staticFiles.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const day = (count: number) => new Date(Date.UTC(2026, 10, count));

/** A build as an image has it: only its own files. */
function build(name: string): string {
  const client = join(folder, name);
  mkdirSync(join(client, 'static/js'), { recursive: true });
  writeFileSync(join(client, `static/js/page-${name}.js`), `export const build = '${name}';`);
  writeFileSync(join(client, `static/js/page-${name}.js.br`), `packed ${name}`);
  writeFileSync(join(client, 'favicon.ico'), name);
  return client;
}

type Files = ReturnType<typeof createStaticFiles>;
const ask = (files: Files, path: string, headers: Record<string, string> = {}) =>
  files(new Request(`http://127.0.0.1${path}`, { headers }));
const text = async (answer: Response | null) => (answer === null ? null : answer.text());

test('a tab of the build before finds its files on a server that has only its own', async () => {
  const kept = join(folder, 'assets');
  keepAssets(build('one'), kept, day(1));
  const two = build('two');
  keepAssets(two, kept, day(2));
  const files = createStaticFiles(two, kept);

  const old = await ask(files, '/static/js/page-one.js');
  expect(await text(old)).toBe(`export const build = 'one';`);
  expect(old?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(old?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const packed = await ask(files, '/static/js/page-one.js', { 'accept-encoding': 'br' });
  expect([packed?.headers.get('content-encoding'), await text(packed)]).toEqual(['br', 'packed one']);
  expect(await text(await ask(files, '/static/js/page-two.js'))).toBe(`export const build = 'two';`);
  expect(await text(await ask(files, '/favicon.ico'))).toBe('two');
  expect(await ask(files, '/static/js/page-three.js')).toBeNull();
});

test('while replicas are exchanged, the old one finds the files of the new one', async () => {
  const kept = join(folder, 'assets');
  const one = build('one');
  keepAssets(one, kept, day(1));
  const files = createStaticFiles(one, kept);
  expect(await ask(files, '/static/js/page-two.js')).toBeNull();
  keepAssets(build('two'), kept, day(2));
  expect(await text(await ask(files, '/static/js/page-two.js'))).toBe(`export const build = 'two';`);
});

test('a file stays for a month after the last day that its build ran', () => {
  const kept = join(folder, 'assets');
  const names = () => readdirSync(join(kept, 'static/js')).filter((name) => name.endsWith('.js'));
  const one = build('one');
  for (const at of [1, 20, 40]) keepAssets(one, kept, day(at));
  const two = build('two');
  for (const at of [41, 71]) keepAssets(two, kept, day(at));
  expect(names()).toEqual(['page-one.js', 'page-two.js']);
  keepAssets(two, kept, day(72));
  expect(names()).toEqual(['page-two.js']);
  expect(existsSync(join(kept, 'static/js/page-one.js.br'))).toBe(false);
});

test('what a build folder keeps by itself is not kept twice', () => {
  const kept = join(folder, 'assets');
  const one = build('one');
  writeFileSync(join(one, 'static/js/page-zero.js'), '');
  writeFileSync(join(one, 'static/js/page-zero.js.br'), '');
  mkdirSync(join(one, '.vite'));
  writeFileSync(join(one, '.vite/retired.json'), '{"static/js/page-zero.js":"2026-11-01T00:00:00.000Z"}');
  keepAssets(one, kept, day(1));
  expect(readdirSync(join(kept, 'static/js')).toSorted()).toEqual(['page-one.js', 'page-one.js.br']);
});

test('two replicas may begin at once, both of them process 1 of a container', async () => {
  const one = build('one');
  for (let count = 0; count < 400; count += 1)
    writeFileSync(join(one, `static/js/part-${count}.js`), `export const part = ${count};`);
  const kept = join(folder, 'assets');
  const script = `
    const { workerData } = require('node:worker_threads');
    import(workerData.module).then(({ keepAssets }) => keepAssets(workerData.one, workerData.kept, new Date()));`;
  // Threads have one number of a process, as containers have.
  const workerData = { module: new URL('keepAssets.ts', import.meta.url).href, one, kept };
  const replicas = [1, 2].map(() => new Worker(script, { eval: true, workerData }));
  await Promise.all(replicas.map((replica) => once(replica, 'exit')));
  expect(readdirSync(join(kept, 'static/js'))).toHaveLength(402);
});

test('a copy that was cut off is made again', async () => {
  const kept = join(folder, 'assets');
  const one = build('one');
  keepAssets(one, kept, day(1));
  writeFileSync(join(kept, 'static/js/page-one.js'), 'export');
  keepAssets(one, kept, day(2));
  const files = createStaticFiles(build('two'), kept);
  expect(await text(await ask(files, '/static/js/page-one.js'))).toBe(`export const build = 'one';`);
});

test('no address leads out of the folder', async () => {
  const kept = join(folder, 'assets');
  const one = build('one');
  keepAssets(one, kept, day(1));
  writeFileSync(join(folder, 'secret.json'), 'secret');
  writeFileSync(join(kept, 'secret.json'), 'secret');
  writeFileSync(join(kept, 'static/.hidden.json'), 'secret');
  mkdirSync(join(kept, 'static/folder.js'));
  const files = createStaticFiles(one, kept);
  for (const path of [
    '/static/../secret.json',
    '/static/..%2fsecret.json',
    '/static/%2e%2e/secret.json',
    '/static/js/../../secret.json',
    '/static/..%5csecret.json',
    '/static/js%00.js',
    '/static//secret.json',
    '/static/.hidden.json',
    '/static/folder.js',
    '/static',
    '/secret.json',
  ]) {
    expect([path, await ask(files, path)]).toEqual([path, null]);
  }
});
