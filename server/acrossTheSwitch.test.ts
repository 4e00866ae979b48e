import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { AssistantEvent } from '@marquee/contracts/assistant/events.ts';
import {
  LibraryNumbers,
  LibraryPage,
  MatchedRows,
  SharedList,
  Titles,
} from '@marquee/contracts/library/libraryAnswer.ts';
import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import type { Ask, Params } from '@marquee/titles';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { createApp } from './app.ts';
import { testParts } from './http/testParts.ts';
import { createLog } from './log.ts';
import { openCatalogueDatabase } from './openCatalogueDatabase.ts';
import { openServices } from './services.ts';
import { embeddedTitles } from './titles/embedded/embeddedTitles.ts';
import { createMapping } from './titles/tmdb/mapping/createMapping.ts';
import { mappingFileIn } from './titles/tmdb/mapping/mappingFile.ts';
import { type FakeTmdb, startFakeTmdb } from './titles/tmdb/testing/fakeTmdb.ts';
import { missingFilm, movedTitles, otherFilm, unknownFilm } from './titles/tmdb/testing/upstreamRows.ts';

const origin = 'http://127.0.0.1:3000';
const log = createLog('silent', process.stdout);
const now = () => new Date('2026-11-22T12:00:00Z');
const film = (id: number) => ({ media: 'movie', id }) as const;
const shining = { kept: 694, shown: movedTitles.get('movie/694') ?? 0 };
const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const share = 'x'.repeat(22);

/** The Matrix, The Shining, Ghostbusters, The Sound of Music and Breaking Bad, and a film without a number of TMDB's. */
const some = /"tmdb_id":(?:603|694|620|15121|1396)[,}]|"title":"Cats","original_title":"Cats","year":2019/;

let tmdb: FakeTmdb;
beforeAll(async () => {
  tmdb = await startFakeTmdb({ rows: 'all' });
}, 60_000);
afterAll(() => tmdb.close());

function dataFolder() {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-switch-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
  const rowsDirectory = join(dataDirectory, 'rows');
  mkdirSync(rowsDirectory);
  for (const file of ['films.jsonl', 'series.jsonl', 'names.jsonl']) {
    const lines = readFileSync(resolve(import.meta.dirname, '../content/catalogue', file), 'utf8').split(
      '\n',
    );
    const rows = file === 'names.jsonl' ? [] : lines.filter((line) => some.test(line));
    writeFileSync(join(rowsDirectory, file), rows.map((row) => `${row}\n`).join(''));
  }
  return { dataDirectory, rowsDirectory };
}
type Folder = ReturnType<typeof dataFolder>;

/** Looks for the titles at TMDB as the server does in the background, without its pauses. */
async function lookForAll(folder: Folder) {
  const opened = openCatalogueDatabase({ ...folder, now });
  if (!opened.ok) throw new Error(opened.problem);
  const ask = (async (path: string, params: Params = {}) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(params)) query.set(name, String(value));
    const headers = { authorization: `Bearer ${tmdb.token}` };
    const answer = await fetch(`${tmdb.url}/3/${path}?${query.toString()}`, { headers });
    return answer.ok ? { ok: true, body: await answer.json() } : { ok: false, status: answer.status };
  }) as Ask;
  const titles = embeddedTitles(opened.database);
  opened.database.close();
  const file = mappingFileIn(folder.dataDirectory);
  return createMapping({ ask, titles, file, now, log, wait: async () => {} }).look();
}

async function open(folder: Folder, from: 'embedded' | 'tmdb') {
  const live = { TMDB_TOKEN: tmdb.token, TMDB_BASE_URL: tmdb.url };
  const opened = await openServices({
    ...folder,
    settings: { PORT: 3000, HOST: '127.0.0.1', ...(from === 'tmdb' && live) },
    originOf: () => origin,
    now,
    log,
  });
  if (!opened.ok) throw new Error(opened.problem);
  const { services } = opened;
  const { fetch } = createApp(testParts({ ...services, now }));
  const ask = (path: string, init?: RequestInit) =>
    fetch(new Request(origin + path, init), { address: '203.0.113.7' });
  const json = async (path: string, init?: RequestInit): Promise<unknown> => (await ask(path, init)).json();
  return { ask, json, close: services.close };
}
type Opened = Awaited<ReturnType<typeof open>>;

const post = (body: unknown, token?: string): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
});

const signedUp = z.object({ idToken: z.string() });
const path = '/identitytoolkit.googleapis.com/v1/accounts:';
const person = { email: 'ann@films.example', password: 'correct horse battery', returnSecureToken: true };
const tokenOf = async ({ json }: Opened, call: 'signUp' | 'signInWithPassword') =>
  signedUp.parse(await json(`${path}${call}?key=marquee-embedded`, post(person))).idToken;

const picksOf = async ({ json }: Opened, body: object) =>
  z
    .object({ events: z.array(AssistantEvent) })
    .parse(await json('/api/concierge', post(body)))
    .events.flatMap((event) => (event.event === 'pick' ? [event.title] : []));

const sharedIds = async ({ json }: Opened) =>
  SharedList.parse(await json(`/api/lists/${share}`)).results.map(({ title }) => title.id);

test('libraries, links and the assistant go from the catalogue to TMDB and back', async () => {
  const folder = dataFolder();
  const before = await open(folder, 'embedded');
  const token = await tokenOf(before, 'signUp');
  const at = now().getTime();
  const item = (id: number, place: string) => ({
    key: libraryKey.item(list, film(id)),
    value: { place, note: '' },
    at,
  });
  const changes = [
    { key: libraryKey.list(list), value: { name: 'Evenings', about: '', share }, at },
    item(shining.kept, 'a'),
    item(603, 'b'),
    item(missingFilm.id, 'c'),
    { key: libraryKey.mark(film(shining.kept), 'rating'), value: 9, at },
  ];
  expect((await before.ask('/api/library/changes', post({ changes }, token))).status).toBe(200);
  expect(await sharedIds(before)).toEqual([shining.kept, 603, missingFilm.id]);
  const records = async (opened: Opened, as: string) =>
    LibraryPage.parse(await opened.json('/api/library', { headers: { authorization: `Bearer ${as}` } }))
      .records;
  const written = await records(before, token);
  await before.close();

  const { titles, confirmed, moved, missing } = await lookForAll(folder);
  expect([titles, confirmed]).toEqual([6, 1]);
  expect(missing.map(({ title }) => title)).toEqual([missingFilm.title]);
  expect(moved.find(({ id }) => id === shining.kept)).toMatchObject({
    tmdb: shining.shown,
    by: 'name',
    other: `${otherFilm.title} (${otherFilm.year})`,
  });

  const live = await open(folder, 'tmdb');
  const [first, second, third = 0] = await sharedIds(live);
  expect([first, second]).toEqual([shining.shown, 603]);
  // TMDB lacks it: it stays what the catalogue says, out of the way of TMDB's numbers.
  expect(third).toBeGreaterThan(100_000_000);
  expect(await live.json(`/3/movie/${third}`)).toMatchObject({ id: third, title: missingFilm.title });
  expect(await records(live, await tokenOf(live, 'signInWithPassword'))).toEqual(written);
  const numbers = LibraryNumbers.parse(await live.json('/api/library/numbers'));
  expect(numbers.moved).toContainEqual(['movie', shining.kept, shining.shown]);

  const { results } = Titles.parse(await live.json(`/api/titles?keys=movie-${shining.shown},movie-694`));
  expect(results.map((title) => title.media_type === 'movie' && title.title)).toEqual([
    'The Shining',
    otherFilm.title,
  ]);
  expect(results[0]?.poster_path).toMatch(/\.jpg$/);

  const asked = { turns: [{ say: 'a film like The Shining' }] };
  const named = { turns: [{ say: 'The Shining' }] };
  expect(await picksOf(live, named)).toContainEqual(expect.objectContaining({ id: shining.shown }));
  const seen = await picksOf(live, { ...asked, seen: [`movie/${shining.shown}`, 'movie/603'] });
  expect(seen.map(({ id }) => id)).not.toContain(603);

  const leadsTo = async ({ ask }: Opened, link: string) => (await ask(link)).headers.get('location');
  expect(await leadsTo(live, '/movie/694-the-shining?x=1')).toBe(`/movie/${shining.shown}-the-shining?x=1`);
  expect(await leadsTo(live, '/movie/694-the-ferry-at-low-water')).toBeNull();

  const rows = [
    { title: 'The Shining', year: 1980, imdb: null, tmdb: shining.kept, media: 'movie' },
    { title: unknownFilm.title, year: unknownFilm.year, imdb: null, tmdb: null, media: null },
    { title: 'Breaking Bad', year: 2008, imdb: null, tmdb: null, media: 'tv' },
    { title: 'No such thing at all', year: 1999, imdb: null, tmdb: null, media: null },
  ];
  const matched = MatchedRows.parse(await live.json('/api/match', post({ rows }))).rows;
  expect(matched.map((row) => (row.status === 'matched' ? row.title.id : row.status))).toEqual([
    // The number says one thing and the name another: a person chooses.
    'doubtful',
    unknownFilm.id,
    movedTitles.get('tv/1396'),
    'unknown',
  ]);
  await live.close();

  const after = await open(folder, 'embedded');
  expect(await sharedIds(after)).toEqual([shining.kept, 603, missingFilm.id]);
  expect(await records(after, await tokenOf(after, 'signInWithPassword'))).toEqual(written);
  expect(LibraryNumbers.parse(await after.json('/api/library/numbers'))).toEqual({ moved: [] });
  expect(await leadsTo(after, `/movie/${shining.shown}-the-shining`)).toBe('/movie/694-the-shining');
  expect(await leadsTo(after, `/movie/${third}`)).toBe('/movie/15121');
  await after.close();
}, 120_000);
