import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import { describe, expect, it, afterEach, beforeEach } from 'vitest';

import type { SearchEntry } from '#entry.ts';
import { openStaging } from '#importing/staging/openStaging.ts';
import { entryOf } from '#importing/testing/sampleEmbedded.ts';

import { addEmbedded } from '../rebuildIndex.ts';
import { matchSources } from './matchSources.ts';
import { imdbGenres, mergedEntries } from './mergedEntries.ts';
import { attachWorkTables } from './workTables.ts';

describe('imdbGenres', () => {
  it("turns IMDb's genres into numbers of TMDB's, which differ for films and series", () => {
    expect(imdbGenres('movie', 'movie', 'Action,Adventure,Sci-Fi')).toEqual([28, 12, 878]);
    expect(imdbGenres('tv', 'tvSeries', 'Action,Adventure,Sci-Fi')).toEqual([10759, 10765]);
    expect(imdbGenres('movie', 'tvMovie', 'Drama')).toEqual([18, 10770]);
  });

  it('leaves out genres that TMDB lacks', () => {
    expect(imdbGenres('movie', 'movie', 'Film-Noir,Sport')).toEqual([]);
    expect(imdbGenres('movie', 'movie', 'constructor')).toEqual([]);
    expect(imdbGenres('movie', '', '')).toEqual([]);
  });
});

describe('mergedEntries', () => {
  let folder = '';
  let staging: DatabaseSync;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-merge-'));
    staging = openStaging(folder);
  });
  afterEach(() => {
    staging.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const tmdb = (
    kind: string,
    id: number,
    name: string,
    popularity = 1,
    flags: { adult?: 1; video?: 1 } = {},
  ) =>
    staging
      .prepare('INSERT INTO tmdb VALUES (?, ?, ?, ?, ?, ?, 1)')
      .run(kind, id, name, popularity, flags.adult ?? 0, flags.video ?? 0);

  type Title = { type?: string; original?: string; year?: number | null; votes?: number; last?: number };

  function imdb(
    number: number,
    name: string,
    { type = 'movie', original = name, year = null, votes, last }: Title = {},
  ) {
    staging
      .prepare('INSERT INTO imdb_title VALUES (?, ?, ?, ?, 0, ?, ?, 100, ?, 2)')
      .run(number, type, name, original, year, last ?? null, 'Drama');
    if (votes !== undefined)
      staging.prepare('INSERT INTO imdb_rating VALUES (?, 7.5, ?, 3)').run(number, votes);
  }

  const names = (number: number, ...all: string[]) =>
    all.forEach((name, ord) =>
      staging.prepare("INSERT INTO imdb_name VALUES (?, ?, ?, '', 0, 4)").run(number, ord, name),
    );

  function merge(...embedded: SearchEntry[]): SearchEntry[] {
    attachWorkTables(staging, folder);
    addEmbedded(staging, embedded);
    matchSources(staging);
    return [...mergedEntries(staging, { withUnrated: false })];
  }

  const brief = ({ kind, id, name, imdb: number }: SearchEntry) => [kind, id, name, number].join(' ');

  describe('mergedEntries', () => {
    it('uses the fields of an export where nothing else is known', () => {
      tmdb('movie', 7, 'Заря', 3.5, { adult: 1, video: 1 });
      tmdb('person', 9, 'Ada Holm', 2);
      expect(merge()).toEqual([
        entryOf({ kind: 'movie', id: 7, name: 'Заря', popularity: 3.5, adult: true, video: true }),
        entryOf({ kind: 'person', id: 9, name: 'Ada Holm', popularity: 2 }),
      ]);
    });

    it("adds IMDb's fields to a title that both have", () => {
      tmdb('movie', 194, "Le Fabuleux Destin d'Amélie Poulain", 2);
      imdb(211_915, 'Amélie', {
        original: "Le fabuleux destin d'Amélie Poulain",
        year: 2001,
        votes: 810_000,
      });
      names(211_915, 'Amelie of Montmartre', 'AMÉLIE', 'アメリ');
      const [entry, ...rest] = merge();
      expect(rest).toEqual([]);
      expect(entry).toEqual(
        entryOf({
          kind: 'movie',
          id: 194,
          name: 'Amélie',
          originalName: "Le Fabuleux Destin d'Amélie Poulain",
          alternatives: ['Amelie of Montmartre', 'アメリ'],
          popularity: 28.46,
          imdb: 'tt0211915',
          firstYear: 2001,
          lastYear: 2001,
          runtime: 100,
          genres: [18],
          score: 7.5,
          votes: 810_000,
        }),
      );
    });

    it('finds the same title by the name shown, and by its names in other countries', () => {
      tmdb('movie', 1, 'Spirited Away');
      imdb(11, 'Spirited Away', { original: 'Sen to Chihiro no kamikakushi', votes: 5 });
      tmdb('movie', 2, '七人の侍');
      imdb(12, 'Seven Samurai', { original: 'Shichinin no samurai', votes: 5 });
      names(12, 'Die sieben Samurai', '七人の侍');
      tmdb('tv', 2, 'Dark');
      imdb(13, 'Dark', { type: 'tvSeries', votes: 5 });
      expect(merge().map(brief)).toEqual([
        'movie 1 Spirited Away tt0000011',
        'movie 2 Seven Samurai tt0000012',
        'tv 2 Dark tt0000013',
      ]);
    });

    it("leaves the embedded rows unchanged, and only adds names and IMDb's number", () => {
      const own = entryOf({
        kind: 'movie',
        id: 603,
        name: 'The Matrix',
        alternatives: ['Matrix I'],
        popularity: 200,
        firstYear: 1999,
        lastYear: 1999,
        runtime: 136,
        score: 8.4,
        votes: 9000,
      });
      tmdb('movie', 603, 'The Matrix', 1);
      imdb(133_093, 'The Matrix', { year: 1999, votes: 2_000_000 });
      imdb(106_062, 'Matrix', { year: 1993, votes: 300 });
      names(133_093, 'MATRIX I', 'Die Matrix');
      expect(merge(own)).toEqual([
        { ...own, alternatives: ['Matrix I', 'Die Matrix'], imdb: 'tt0133093' },
        expect.objectContaining({ id: 1_000_106_062, name: 'Matrix' }),
      ]);
    });

    it('follows the number of IMDb where the embedded title has it, whatever the names', () => {
      const own = entryOf({ kind: 'movie', id: 5, name: 'Home', imdb: 'tt0000020', firstYear: 1990 });
      imdb(20, 'Something Else', { year: 1950, votes: 5 });
      imdb(21, 'Home', { year: 1990, votes: 9999 });
      expect(merge(own).map(brief)).toEqual(['movie 5 Home tt0000020', 'movie 1000000021 Home tt0000021']);
    });

    it('takes the title of the same year, or of the year beside it, for an embedded one without a number', () => {
      const own = entryOf({ kind: 'movie', id: 5, name: 'Home', firstYear: 1990 });
      imdb(20, 'Home', { year: 2015, votes: 99_999 });
      imdb(21, 'Home', { year: 1991, votes: 9 });
      imdb(22, 'Home', { year: 1990, votes: 5 });
      expect(merge(own).map(brief)).toEqual([
        'movie 5 Home tt0000022',
        'movie 1000000020 Home tt0000020',
        'movie 1000000021 Home tt0000021',
      ]);
    });

    it("recognises the embedded people and titles without TMDB's number by name, the best known first", () => {
      const person = (id: number, popularity: number) =>
        entryOf({ kind: 'person', id, name: 'Tom Holland', popularity });
      tmdb('person', 1_136_406, 'Tom Holland', 90);
      tmdb('person', 42, 'Tom Holland', 3);
      tmdb('person', 43, 'Tom Holland', 1);
      tmdb('movie', 900, 'The Long Pier', 5);
      tmdb('movie', 901, 'The Long Pier', 4);
      const own = entryOf({ kind: 'movie', id: 1_500_000_000, name: 'The Long Pier', firstYear: 1980 });
      expect(merge(person(2_000_000_001, 50), person(2_000_000_002, 5), own).map(brief)).toEqual([
        'movie 1500000000 The Long Pier ',
        'person 2000000001 Tom Holland ',
        'person 2000000002 Tom Holland ',
        'movie 901 The Long Pier ',
        'person 43 Tom Holland ',
      ]);
    });

    it('reserves an embedded number', () => {
      tmdb('person', 77, 'Somebody Else', 90);
      expect(merge(entryOf({ kind: 'person', id: 77, name: 'Ada Holm' })).map(brief)).toEqual([
        'person 77 Ada Holm ',
      ]);
    });

    it("adds the name at home that only TMDB's export has", () => {
      tmdb('movie', 346, '七人の侍');
      const own = entryOf({
        kind: 'movie',
        id: 346,
        name: 'Seven Samurai',
        originalName: 'Shichinin no samurai',
      });
      expect(merge(own)[0]?.alternatives).toEqual(['七人の侍']);
    });

    it('gives titles that only IMDb has numbers of their own, if enough people have rated them', () => {
      imdb(1, 'A Film', { votes: 5, year: 1950 });
      imdb(2, 'An Unrated Film');
      imdb(3, 'A Short', { type: 'short', votes: 99 });
      imdb(4, 'A Known Short', { type: 'short', votes: 100 });
      imdb(5, 'A Tape', { type: 'video', votes: 5 });
      imdb(6, 'A Series', { type: 'tvSeries', votes: 5, year: 1990, last: 1995 });
      const entries = merge();
      expect(entries.map(brief)).toEqual([
        'movie 1000000001 A Film tt0000001',
        'movie 1000000004 A Known Short tt0000004',
        'movie 1000000005 A Tape tt0000005',
        'tv 1000000006 A Series tt0000006',
      ]);
      expect(entries.map(({ video }) => video)).toEqual([false, false, true, false]);
      expect(entries[3]).toMatchObject({ firstYear: 1990, lastYear: 1995 });
    });

    it('takes films and series, but no shorts and tapes, where nothing is rated', () => {
      imdb(1, 'A Film');
      imdb(3, 'A Short', { type: 'short' });
      imdb(5, 'A Tape', { type: 'video' });
      imdb(6, 'A Series', { type: 'tvMiniSeries' });
      expect(merge().map(({ name }) => name)).toEqual(['A Film', 'A Series']);
    });

    it('leaves out a title of IMDb that may be one of several at TMDB', () => {
      tmdb('movie', 1, 'Home', 2);
      tmdb('movie', 2, 'Home', 2);
      imdb(20, 'Home', { year: 2015, votes: 400 });
      // A series of the name is none of these films.
      imdb(21, 'Home', { type: 'tvSeries', votes: 400 });
      expect(merge().map(brief)).toEqual(['movie 1 Home ', 'movie 2 Home ', 'tv 1000000021 Home tt0000021']);
    });
  });
});
