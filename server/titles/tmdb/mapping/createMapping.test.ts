import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Ask } from '@marquee/titles';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { createMapping, type MappingParts } from './createMapping.ts';
import type { EmbeddedTitle } from './embeddedTitle.ts';

const log = pino({ level: 'silent' });

const film = (id: number, name: string, year: number, more: Partial<EmbeddedTitle> = {}): EmbeddedTitle => ({
  media: 'movie',
  id,
  name,
  originalName: name,
  alsoNamed: [],
  year,
  language: 'en',
  imdb: null,
  ownId: 200_000_000 + id,
  ...more,
});

type TheirFilm = { id: number; title: string; release_date: string } & Record<string, unknown>;

/** TMDB with these films; `calls` are the paths that were asked. */
function theirs(films: readonly TheirFilm[]) {
  const calls: string[] = [];
  let isDown = false;
  const ask = (async (path: string, params: object = {}) => {
    calls.push(path);
    if (isDown) return { ok: false, status: 0 };
    const asked = new Map(Object.entries(params));
    const answer = (body: unknown) => ({ ok: true, body });
    const [kind, name = ''] = path.split('/');
    if (kind === 'find') return answer({ movie_results: films.filter(({ imdb }) => imdb === name) });
    if (kind === 'search') {
      const year = String(asked.get('primary_release_year') ?? '');
      return answer({
        results: films.filter(
          ({ title, release_date }) =>
            title.includes(String(asked.get('query'))) && release_date.startsWith(year),
        ),
      });
    }
    const found = films.find(({ id }) => id === Number(name));
    return found ? answer(found) : { ok: false, status: 404 };
  }) as Ask;
  return {
    ask,
    calls,
    down: (next: boolean) => {
      isDown = next;
    },
  };
}

function dataFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mapping-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'tmdb', 'mapping.json');
}

const open = (parts: Pick<MappingParts, 'ask' | 'titles'> & Partial<MappingParts>) =>
  createMapping({
    file: null,
    now: () => new Date('2026-11-22T12:00:00Z'),
    log,
    wait: async () => {},
    ...parts,
  });

const movie = (id: number) => ({ media: 'movie', id }) as const;

test('a number counts where name and year agree', async () => {
  const { ask } = theirs([
    { id: 1, title: 'Solaris', release_date: '1972-03-20' },
    { id: 2, title: 'Amélie', release_date: '2002-01-01', original_title: 'Le Fabuleux Destin' },
    {
      id: 3,
      title: 'Seven',
      release_date: '1995-09-22',
      alternative_titles: { titles: [{ title: 'Se7en' }] },
    },
    { id: 4, title: 'Another Film', release_date: '1999-01-01' },
    { id: 5, title: 'Crash', release_date: '1996-07-17' },
  ]);
  const mapping = open({
    ask,
    titles: [
      film(1, 'Solaris', 1972),
      film(2, 'Le fabuleux destin', 2001),
      film(3, 'The Se7en', 1995),
      film(4, 'Alphaville', 1965),
      film(5, 'Crash', 2004),
      film(6, 'Stalker', 1979),
    ],
  });
  expect(mapping.liveOf(movie(1))).toBeUndefined();
  const { confirmed, moved, missing } = await mapping.look();
  expect([confirmed, moved]).toEqual([3, []]);
  expect(missing.map(({ id, why, other }) => [id, why, other])).toEqual([
    [4, 'nothing', 'Another Film (1999)'],
    [5, 'nothing', 'Crash (1996)'],
    [6, 'nothing', null],
  ]);
  expect([1, 2, 3, 4].map((id) => mapping.liveOf(movie(id)))).toEqual([movie(1), movie(2), movie(3), null]);
  // What TMDB lacks keeps out of the way of what it has.
  expect(mapping.numbers.shown(movie(4))).toEqual(movie(200_000_004));
  expect(mapping.numbers.shown(movie(1))).toEqual(movie(1));
});

test('what has another number is found by its number at IMDb, or by name and year', async () => {
  const { ask } = theirs([
    { id: 10, title: 'Wrong', release_date: '2000-01-01' },
    { id: 50, title: 'Ran', release_date: '1985-06-01', imdb: 'tt0089881' },
    { id: 60, title: 'Heat', release_date: '1995-12-15' },
    { id: 61, title: 'Heat', release_date: '1986-11-13' },
    // Of one name and year, and neither clearly the one.
    { id: 70, title: 'Twins', release_date: '2001-01-01', vote_count: 20 },
    { id: 71, title: 'Twins', release_date: '2001-05-01', vote_count: 30 },
    // The one that everybody knows.
    { id: 80, title: 'Gold', release_date: '2003-01-01', vote_count: 3 },
    { id: 81, title: 'Gold', release_date: '2003-05-01', vote_count: 900 },
  ]);
  const mapping = open({
    ask,
    titles: [
      film(10, 'Ran', 1985, { imdb: 'tt0089881' }),
      film(100_000_001, 'Heat', 1995),
      film(100_000_002, 'Twins', 2001),
      film(100_000_003, 'Gold', 2003),
    ],
  });
  const { moved, missing } = await mapping.look();
  expect(moved.map(({ id, tmdb, by }) => [id, tmdb, by])).toEqual([
    [10, 50, 'imdb'],
    [100_000_001, 60, 'name'],
    [100_000_003, 81, 'name'],
  ]);
  expect(missing.map(({ id, why }) => [id, why])).toEqual([[100_000_002, 'several']]);
  expect(mapping.numbers.kept(movie(50))).toEqual(movie(10));
});

test('no two titles are one at TMDB: the one whose number it is comes first', async () => {
  const { ask } = theirs([{ id: 20, title: 'Ikiru', release_date: '1952-10-09' }]);
  const mapping = open({ ask, titles: [film(100_000_020, 'Ikiru', 1952), film(20, 'Ikiru', 1952)] });
  const { confirmed, missing } = await mapping.look();
  expect([confirmed, missing.map(({ id, why }) => [id, why])]).toEqual([1, [[100_000_020, 'taken']]]);
});

test('where TMDB does not answer nothing is decided, and the rest is looked for later', async () => {
  const { ask, calls, down } = theirs([
    { id: 1, title: 'One', release_date: '2001-01-01' },
    { id: 2, title: 'Two', release_date: '2002-01-01' },
  ]);
  const titles = [film(1, 'One', 2001), film(2, 'Two', 2002)];
  const file = dataFile();
  const asking = open({
    ask: async (path, params) => {
      const answer = await ask(path, params);
      down(true);
      return answer as never;
    },
    titles,
    file,
  });
  expect(await asking.look()).toMatchObject({ looked: 1, confirmed: 1 });
  expect(asking.liveOf(movie(2))).toBeUndefined();

  down(false);
  calls.length = 0;
  const again = open({ ask, titles, file });
  expect(again.liveOf(movie(1))).toEqual(movie(1));
  expect(await again.look()).toMatchObject({ looked: 2, confirmed: 2 });
  expect(calls).toEqual(['movie/2']);
});

test('what was found is looked for again after a month, and when a row has changed', async () => {
  const { ask, calls } = theirs([
    { id: 1, title: 'One', release_date: '2001-01-01' },
    { id: 2, title: 'Two', release_date: '2002-01-01' },
  ]);
  const file = dataFile();
  let time = Date.parse('2026-11-22T12:00:00Z');
  const now = () => new Date(time);
  await open({ ask, titles: [film(1, 'One', 2001), film(2, 'Second', 2002)], file, now }).look();
  calls.length = 0;
  const titles = [film(1, 'One', 2001), film(2, 'Two', 2002)];
  await open({ ask, titles, file, now }).look();
  expect(calls).toEqual(['movie/2']);

  calls.length = 0;
  time += 31 * 24 * 60 * 60 * 1000;
  await open({ ask, titles, file, now }).look();
  expect(calls).toEqual(['movie/1', 'movie/2']);
});

test('a file that is damaged or cannot be written is no obstacle', async () => {
  const { ask } = theirs([{ id: 1, title: 'One', release_date: '2001-01-01' }]);
  const titles = [film(1, 'One', 2001)];
  const file = dataFile();
  await open({ ask, titles, file }).look();
  const whole = readFileSync(file, 'utf8');
  for (const text of ['', whole.slice(0, -5), '{"version":2}', '[]']) {
    writeFileSync(file, text);
    const mapping = open({ ask, titles, file });
    expect(mapping.report()).toMatchObject({ titles: 1, looked: 0 });
  }
  // A folder stands in its place.
  const mapping = open({ ask, titles, file: tmpdir() });
  expect(await mapping.look()).toMatchObject({ confirmed: 1 });
});

test('looks by itself until it is closed', async () => {
  const { ask } = theirs([{ id: 1, title: 'One', release_date: '2001-01-01' }]);
  const mapping = open({
    ask,
    titles: [film(1, 'One', 2001)],
    wait: (_, signal) =>
      signal.aborted ? Promise.reject(new Error('closed')) : new Promise((go) => setImmediate(go)),
  });
  mapping.begin();
  await expect.poll(() => mapping.report().confirmed).toBe(1);
  await mapping.close();
});

test('answers that are nothing of the sort decide nothing but that there is no such title', async () => {
  for (const body of [null, [], 'x', { results: 'x' }, { id: 'x' }, { movie_results: {} }]) {
    const ask = (async () => ({ ok: true, body })) as Ask;
    const mapping = open({ ask, titles: [film(1, 'One', 2001, { imdb: 'tt0000001' })] });
    expect(await mapping.look()).toMatchObject({ missing: [{ id: 1, why: 'nothing' }] });
  }
});
