import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AssistantEvent } from '@marquee/contracts/assistant/events.ts';
import { LibraryPage, MatchedRows, SharedList, Titles } from '@marquee/contracts/library/libraryAnswer.ts';
import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { createApp } from './app.ts';
import { testParts } from './http/testParts.ts';
import { createLog } from './log.ts';
import { openServices } from './services.ts';
import { ownTitleId } from './titles/embedded/ids.ts';
import { shippedLines, writeRows } from './titles/embedded/testing/sampleRows.ts';
import { type FakeTmdb, startFakeTmdb } from './titles/tmdb/testing/fakeTmdb.ts';
import { missingFilm, unknownFilm } from './titles/tmdb/testing/upstreamRows.ts';

const origin = 'http://127.0.0.1:3000';
const log = createLog('silent', process.stdout);
const now = () => new Date('2026-11-22T12:00:00Z');
const film = (id: number) => ({ media: 'movie', id }) as const;
const shining = 694;
/** Has no number of TMDB's. */
const ownOnly = { title: 'Searching', year: 2018 };
const list = '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b';
const share = 'x'.repeat(22);

/** The Matrix, The Shining, Ghostbusters, The Sound of Music, Breaking Bad and Cats, and all without a number of TMDB's. */
const some = /"tmdb_id":(?:603|694|620|15121|1396|536869|null)[,}]/;

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
  const isWanted = (line: string) => some.test(line);
  writeRows(rowsDirectory, [
    ...shippedLines('films.jsonl', isWanted),
    ...shippedLines('series.jsonl', isWanted),
  ]);
  return { dataDirectory, rowsDirectory };
}
type Folder = ReturnType<typeof dataFolder>;

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

test('libraries, links and the assistant are the same under the catalogue and under TMDB', async () => {
  const folder = dataFolder();
  const before = await open(folder, 'embedded');
  const token = await tokenOf(before, 'signUp');
  const at = now().getTime();
  const item = (id: number, place: string) => ({
    key: libraryKey.item(list, film(id)),
    value: { place, note: '' },
    at,
  });
  const ours = ownTitleId('movie', ownOnly.title, ownOnly.year);
  const changes = [
    { key: libraryKey.list(list), value: { name: 'Evenings', about: '', share }, at },
    item(shining, 'a'),
    item(603, 'b'),
    item(missingFilm.id, 'c'),
    item(ours, 'd'),
    // A device that knows Cats by the number of earlier.
    item(ownTitleId('movie', 'Cats', 2019), 'e'),
    { key: libraryKey.mark(film(shining), 'rating'), value: 9, at },
  ];
  const all = [shining, 603, missingFilm.id, ours, 536_869];
  expect((await before.ask('/api/library/changes', post({ changes }, token))).status).toBe(200);
  expect(await sharedIds(before)).toEqual(all);
  const records = async (opened: Opened, as: string) =>
    LibraryPage.parse(await opened.json('/api/library', { headers: { authorization: `Bearer ${as}` } }))
      .records;
  const written = await records(before, token);
  await before.close();

  const live = await open(folder, 'tmdb');
  // TMDB lacks one of them, and one has no number of TMDB's: both are as the catalogue says.
  expect(await sharedIds(live)).toEqual(all);
  expect(await live.json(`/3/movie/${ours}`)).toMatchObject({ id: ours, title: ownOnly.title });
  expect(await records(live, await tokenOf(live, 'signInWithPassword'))).toEqual(written);

  const { results } = Titles.parse(await live.json(`/api/titles?keys=movie-${shining},movie-${ours}`));
  expect(results.map((title) => title.media_type === 'movie' && title.title)).toEqual([
    'The Shining',
    ownOnly.title,
  ]);
  expect(results[0]?.poster_path).toMatch(/\.jpg$/);

  expect(await picksOf(live, { turns: [{ say: 'The Shining' }] })).toContainEqual(
    expect.objectContaining({ id: shining }),
  );
  const asked = { turns: [{ say: 'a film like The Shining' }] };
  const seen = await picksOf(live, { ...asked, seen: [`movie/${shining}`, 'movie/603'] });
  expect(seen.map(({ id }) => id)).not.toContain(603);

  const rows = [
    { title: 'The Shining', year: 1980, imdb: null, tmdb: shining, media: 'movie' },
    { title: unknownFilm.title, year: unknownFilm.year, imdb: null, tmdb: null, media: null },
    { title: 'Breaking Bad', year: 2008, imdb: null, tmdb: null, media: 'tv' },
    { title: 'No such thing at all', year: 1999, imdb: null, tmdb: null, media: null },
  ];
  const matched = MatchedRows.parse(await live.json('/api/match', post({ rows }))).rows;
  expect(matched.map((row) => (row.status === 'matched' ? row.title.id : row.status))).toEqual([
    shining,
    unknownFilm.id,
    1396,
    'unknown',
  ]);

  const cats = ownTitleId('movie', 'Cats', 2019);
  const led = await live.ask(`/movie/${cats}-cats?x=1`);
  expect([led.status, led.headers.get('location')]).toEqual([301, '/movie/536869-cats?x=1']);
  expect(await live.json(`/3/movie/${cats}`)).toMatchObject({ id: 536_869, title: 'Cats' });
  await live.close();

  const after = await open(folder, 'embedded');
  expect(await sharedIds(after)).toEqual(all);
  expect(await records(after, await tokenOf(after, 'signInWithPassword'))).toEqual(written);
  expect((await after.ask(`/movie/${cats}`)).headers.get('location')).toBe('/movie/536869');
  expect(await after.json(`/3/movie/${cats}`)).toMatchObject({ id: 536_869 });
  await after.close();
}, 120_000);
