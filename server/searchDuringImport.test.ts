import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { isFull } from '../tools/setup/full.mjs';
import { type Replica, startReplica } from './testing/startReplica.ts';

const films = isFull ? 300_000 : 5000;
const imported = 'Sevenfold Lanternfish';
const queries = ['godfather', 'matirx', 'the', 'tom hanks', 'lantern', imported, 'film number 17'];
const paths = queries.flatMap((query) => {
  const q = encodeURIComponent(query);
  return [`/api/suggest?q=${q}`, `/api/search?q=${q}`, `/3/search/multi?query=${q}`];
});

let replica: Replica;
beforeAll(async () => {
  replica = await startReplica({ TRUSTED_PROXIES: '127.0.0.1' });
}, 120_000);
afterAll(() => replica.remove());

let asked = 0;
async function ask(path: string) {
  const number = (asked += 1);
  // Each comes from another visitor, and past the cache of answers.
  const headers = { 'x-forwarded-for': `10.2.${(number >> 8) & 255}.${number & 255}` };
  const answer = await fetch(`${replica.origin}${path}&visit=past-${number}`, { headers });
  // Search names the parameters that it doesn't know.
  return { path, status: answer.status, body: (await answer.text()).replaceAll(`past-${number}`, '') };
}

async function askAll(): Promise<Map<string, string>> {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (const path of paths) answers.push(await ask(path));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  return new Map(answers.map(({ path, body }) => [path, body]));
}

function importFilms(): Promise<unknown[]> {
  const file = join(replica.folder, 'movie_ids_11_20_2026.json');
  const line = (id: number, name: string) =>
    `${JSON.stringify({ adult: false, id: 9_000_000 + id, original_title: name, popularity: 1 + (id % 90), video: false })}\n`;
  const others = Array.from({ length: films }, (_, index) => line(index + 1, `Film Number ${index}`));
  writeFileSync(file, line(0, imported) + others.join(''));
  const child = spawn(process.execPath, ['server/catalogueCommand.ts', 'import', file], {
    cwd: resolve(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], DATA_DIR: replica.folder },
    stdio: 'ignore',
  });
  return once(child, 'exit');
}

it('search answers from the index before an import or from the one after it, and never fails', async () => {
  const before = await askAll();
  const isNew = (answers: ReadonlyMap<string, string>) =>
    answers.get(`/api/suggest?q=${encodeURIComponent(imported)}`)?.includes('9000000') === true;
  expect(isNew(before)).toBe(false);

  let isImporting = true;
  const importing = importFilms().then(([code]) => {
    isImporting = false;
    return code;
  });
  const during: Map<string, string>[] = [];
  for (let rounds = 0; isImporting || !isNew(during.at(-1) ?? before); rounds += 1) {
    if (!isImporting && rounds > 2000) throw new Error('The new index is not served.');
    during.push(await askAll());
    await setTimeout(20);
  }
  expect(await importing).toBe(0);
  // Each process that searches changes over by itself, within two seconds.
  await setTimeout(3000);
  const after = await askAll();

  expect(during.filter((answers) => !isNew(answers)).length).toBeGreaterThan(0);
  const strange = during.flatMap((answers) =>
    paths.filter((path) => ![before.get(path), after.get(path)].includes(answers.get(path))),
  );
  expect([...new Set(strange)]).toEqual([]);
}, 600_000);
