import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';

import type { ForeignTitle } from './foreignLibrary.ts';
import { readFiles } from './readFiles.ts';

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const zip = (files: Zippable) => new Uint8Array(zipSync(files));

async function read(...files: File[]) {
  const result = await readFiles(files);
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.file}`);
  return result.value;
}

async function refusal(...files: File[]) {
  const result = await readFiles(files);
  return result.ok ? 'none' : `${result.problem.code}: ${result.problem.file}`;
}

/** A title's data, without empty fields. */
function said({ row, ...rest }: ForeignTitle) {
  const { title, year, imdb, tmdb, media } = row;
  const full = Object.entries({ title, year, imdb, tmdb, media, ...rest }).filter(
    ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(full);
}

const diary =
  '\ufeffDate,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\r\n' +
  '2024-03-02,"Crouching Tiger, Hidden Dragon",2000,https://boxd.it/1,4.5,,,2024-03-01\r\n' +
  '2024-05-02,Heat,1995,https://boxd.it/2,,Yes,"a ""quoted"" tag",2024-05-01\r\n' +
  '2024-05-02,,1995,https://boxd.it/2,,,,2024-05-01\r\n';
const watchlist = 'Letterboxd URI,Year,Name,Date\nhttps://boxd.it/3,1972,Solaris,2023-01-31\n';
const list =
  'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-01-01,Rainy days,,https://boxd.it/l,"Slow,\nand long"\n\n' +
  'Position,Name,Year,URL,Description\n1,Solaris,1972,https://boxd.it/3,With tea\n2,Heat,1995,https://boxd.it/2,\n';

const heat = { title: 'Heat', year: 1995, seen: { on: '2024-05-01' } };

describe('Letterboxd', () => {
  it('is read from its archive: each title once, with all that its files say', async () => {
    const { foreign, passedOver } = await read(
      file(
        'letterboxd.zip',
        zip({
          'diary.csv': strToU8(diary),
          'watchlist.csv': strToU8(watchlist),
          'ratings.csv': strToU8('Date,Name,Year,Letterboxd URI,Rating\n2024-01-01,Heat,1995,x,0.5\n'),
          'lists/rainy-days.csv': strToU8(list),
          'profile.csv': strToU8('Date Joined,Username\n2020-01-01,ann\n'),
          'deleted/diary.csv': strToU8(diary.replace('Heat', 'Gone')),
          'photo.jpg': strToU8('x'),
        }),
      ),
    );
    expect(foreign.titles.map(said)).toEqual([
      {
        title: 'Crouching Tiger, Hidden Dragon',
        year: 2000,
        seen: { on: '2024-03-01' },
        rating: 9,
      },
      { ...heat, rating: 1, lists: [{ name: 'Rainy days', note: '' }] },
      {
        title: 'Solaris',
        year: 1972,
        watchlist: { added: '2023-01-31T00:00:00.000Z' },
        lists: [{ name: 'Rainy days', note: 'With tea' }],
      },
    ]);
    expect(foreign.lists).toEqual([{ name: 'Rainy days', about: 'Slow, and long' }]);
    expect(foreign.nameless).toBe(1);
    expect(passedOver).toEqual(['profile.csv']);
  });

  it('distinguishes similar files by their names, and asks where it can’t', async () => {
    const { foreign } = await read(file('watched.csv', watchlist));
    expect(foreign.titles.map(said)).toEqual([{ title: 'Solaris', year: 1972, seen: { on: null } }]);
    expect(await refusal(file('films.csv', watchlist))).toBe('ambiguous: films.csv');
  });
});

describe('IMDb', () => {
  const ratings =
    'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,Year\n' +
    'tt0113277,8,2024-01-01,Heat,Heat,u,Movie,1995\n' +
    'tt5753856,10,2024-01-01,Dark,Dark,u,TV Series,2017\n' +
    'tt2178784,9,2024-01-01,The Rains of Castamere,x,u,TV Episode,2013\n';

  it('is read with its numbers; episodes are counted', async () => {
    const { foreign } = await read(file('ratings.csv', ratings));
    expect(foreign.titles.map(said)).toEqual([
      { title: 'Heat', year: 1995, imdb: 'tt0113277', media: 'movie', seen: { on: null }, rating: 8 },
      { title: 'Dark', year: 2017, imdb: 'tt5753856', media: 'tv', seen: { on: null }, rating: 10 },
    ]);
    expect(foreign.others).toBe(1);
  });

  it('has a watchlist and lists', async () => {
    const table = 'Position,Const,Created,Title,Title Type,Year\n1,tt0113277,2022-02-03,Heat,movie,1995\n';
    const { foreign } = await read(file('WATCHLIST.csv', table), file('heists.csv', table));
    expect(foreign.titles.map(said)).toEqual([
      {
        title: 'Heat',
        year: 1995,
        imdb: 'tt0113277',
        media: 'movie',
        watchlist: { added: '2022-02-03T00:00:00.000Z' },
        lists: [{ name: 'heists', note: '' }],
      },
    ]);
    expect(foreign.lists).toEqual([{ name: 'heists', about: '' }]);
  });
});

describe('Trakt', () => {
  const movie = {
    title: 'Heat',
    year: 1995,
    ids: { trakt: 1, slug: 'heat-1995', imdb: 'tt0113277', tmdb: 949 },
  };

  it('is read from its JSON', async () => {
    const { foreign } = await read(
      file('ratings-movies.json', JSON.stringify([{ rated_at: '2024-01-01T10:00:00Z', rating: 7, movie }])),
      file(
        'history.json',
        JSON.stringify([
          { watched_at: '2024-05-01T21:00:00.000Z', type: 'movie', movie },
          { watched_at: '2024-05-01T21:00:00.000Z', type: 'episode', episode: {}, show: { title: 'Dark' } },
          { watched_at: '2024-05-01T21:00:00.000Z', type: 'movie', movie: { ids: {} } },
          null,
        ]),
      ),
      file(
        'watchlist.json',
        JSON.stringify([{ listed_at: '2023-01-01T00:00:00Z', show: { title: 'Dark', year: 2017 } }]),
      ),
    );
    expect(foreign.titles.map(said)).toEqual([
      { ...heat, imdb: 'tt0113277', tmdb: 949, media: 'movie', rating: 7 },
      { title: 'Dark', year: 2017, media: 'tv', watchlist: { added: '2023-01-01T00:00:00.000Z' } },
    ]);
    expect([foreign.others, foreign.nameless]).toEqual([1, 2]);
  });

  it('is read from its tables', async () => {
    const { foreign } = await read(
      file('ratings.csv', 'rated_at,type,title,year,imdb_id,tmdb_id,rating\n2024,movie,Heat,1995,,949,7\n'),
    );
    expect(foreign.titles.map(said)).toEqual([
      { title: 'Heat', year: 1995, tmdb: 949, media: 'movie', rating: 7, seen: { on: null } },
    ]);
  });
});

describe('our own export', () => {
  it('is read record by record; what no library stores is counted', async () => {
    const records = [
      { key: 'mark/movie/603/rating', value: 9, at: 1, version: 1 },
      { key: 'mark/movie/603/rating', value: 19 },
      { key: 'mark/movie/604/seen', value: { on: '2024-13-01' } },
      { key: '__proto__/x', value: 1 },
      null,
    ];
    const { records: read_ } = await read(file('m.json', JSON.stringify({ marquee: 1, records })));
    expect(read_).toEqual({ writes: [{ key: 'mark/movie/603/rating', value: 9 }], broken: 4 });
  });

  it('of a newer kind is refused', async () => {
    expect(await refusal(file('m.json', '{"marquee":3,"records":[]}'))).toBe('newer: m.json');
  });
});

describe('what isn’t read', () => {
  it.each([
    ['another table', 'a.csv', 'a,b\n1,2\n', 'unknown'],
    ['nothing', 'a.csv', '', 'unknown'],
    ['half of a JSON', 'a.json', '[{"movie":', 'broken'],
    ['other JSON', 'a.json', '{"a":1}', 'unknown'],
    ['half of an archive', 'a.zip', zip({ 'diary.csv': strToU8(diary) }).slice(0, 80), 'broken'],
    ['an archive of others', 'a.zip', zip({ 'a.zip': zip({ 'diary.csv': strToU8(diary) }) }), 'unknown'],
    [
      'too many rows',
      'watched.csv',
      `Name,Year,Letterboxd URI\n${'A,2000,x\n'.repeat(100_001)}`,
      'too-many-rows',
    ],
    [
      'too many files',
      'a.zip',
      zip(Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`${n}.txt`, strToU8('x')]))),
      'too-many-files',
    ],
  ])('is refused with the reason: %s', async (_, name, content, code) => {
    expect(await refusal(file(name, content))).toBe(`${code}: ${name}`);
  });

  it('a bomb is given up before it is unpacked', async () => {
    const bomb = zip({ 'watched.csv': [new Uint8Array(20 * 1024 * 1024), { level: 6 }] });
    expect(bomb.length).toBeLessThan(30_000);
    expect(await refusal(file('a.zip', bomb))).toBe('bomb: a.zip');
  });

  it('as many rows as are allowed are read', async () => {
    const rows = Array.from({ length: 100_000 }, (_, n) => `Film ${n},2000,x\n`).join('');
    const { foreign } = await read(file('watched.csv', `Name,Year,Letterboxd URI\n${rows}`));
    expect(foreign.titles).toHaveLength(100_000);
  });
});
