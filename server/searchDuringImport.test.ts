import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { isFull } from '../tools/setup/full.mjs';
import { type Replica, startReplica } from './testing/startReplica.ts';

const films = isFull ? 300_000 : 5000;
const newFilm = 'Sevenfold Lanternfish';
const queries = ['godfather', 'matirx', 'the', 'tom hanks', 'lantern', newFilm, 'film number 17'];
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
async function ask(path: string): Promise<{ path: string; status: number; body: string }> {
  const number = (asked += 1);
  // Each comes from another visitor, and with blanks of its own at the end, since answers are kept by query.
  const headers = { 'x-forwarded-for': `10.2.${(number >> 8) & 255}.${number & 255}` };
  const blanks = number.toString(2).replaceAll('0', '%20').replaceAll('1', '%09');
  const answer = await fetch(`${replica.origin}${path}${blanks}`, { headers });
  // Answers repeat the query.
  const body = (await answer.text()).replaceAll(/(?: |\\t)+"/g, '"');
  // A machine that is too busy for anything says so.
  if (answer.status === 503 && answer.headers.has('retry-after')) return ask(path);
  return { path, status: answer.status, body };
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
  writeFileSync(file, line(0, newFilm) + others.join(''));
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
    answers.get(`/api/suggest?q=${encodeURIComponent(newFilm)}`)?.includes('9000000') === true;
  expect(isNew(before)).toBe(false);

  const during: Map<string, string>[] = [];
  const askUntil = async (isOver: () => boolean) => {
    while (!isOver()) {
      during.push(await askAll());
      await setTimeout(20);
    }
  };
  const importing = new AbortController();
  const imported = importFilms().finally(() => importing.abort());
  await askUntil(() => importing.signal.aborted);
  expect(await imported).toEqual([0, null]);
  await askUntil(() => isNew(during.at(-1) ?? before));
  // Each process that searches changes over by itself, within two seconds.
  await setTimeout(3000);
  const after = await askAll();

  expect(during.filter((answers) => !isNew(answers)).length).toBeGreaterThan(0);
  const strange = during.flatMap((answers) =>
    paths.filter((path) => ![before.get(path), after.get(path)].includes(answers.get(path))),
  );
  expect([...new Set(strange)]).toEqual([]);
}, 600_000);
