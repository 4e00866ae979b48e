import type { ForeignRow, KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import { MatchedRows } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { Problem } from '@marquee/contracts/problem.ts';
import { describe, expect, it } from 'vitest';

import { createApp } from '#server/app.ts';
import { testParts } from '#server/http/testParts.ts';
import { createFind } from '#server/titles/embedded/createFind.ts';

import { createSearch } from '../../packages/title-search/createSearch.ts';
import { testIndex } from '../../packages/title-search/testIndex.ts';
import { testSource } from '../../packages/titles/testing/testSource.ts';
import { createMatchRoutes } from './matchRoutes.ts';

const search = createSearch(
  testIndex({
    movie: [
      { name: 'The Matrix', year: 1999, imdb: 'tt0133093' },
      { name: 'Solaris', originalName: 'Солярис', year: 1972 },
      { name: 'Solaris', year: 2002 },
      { name: 'Star Wars', year: 1977, imdb: 'tt0076759' },
      { name: 'Crash', year: 2004 },
      { name: 'Crash', year: 2004 },
      { name: 'Amélie', originalName: 'Le Fabuleux Destin d’Amélie Poulain', year: 2001 },
      { name: 'Fargo', year: 1996 },
    ],
    tv: [
      { name: 'Fargo', year: 2014 },
      { name: 'Dark', year: 2017, imdb: 'tt5753856' },
    ],
  }),
);

const facts = {
  adult: false,
  backdrop_path: null,
  genre_ids: [],
  original_language: 'en',
  overview: '',
  popularity: 1,
  poster_path: null,
  vote_average: 0,
  vote_count: 0,
};

function find({ media, id }: TitleId): KnownTitle | undefined {
  const entry = search.entry(media, id);
  if (!entry) return undefined;
  const { name, originalName } = entry;
  const date = `${entry.firstYear}-01-01`;
  return media === 'movie'
    ? {
        ...facts,
        media_type: 'movie',
        id,
        title: name,
        original_title: originalName,
        release_date: date,
        video: false,
      }
    : {
        ...facts,
        media_type: 'tv',
        id,
        name,
        original_name: originalName,
        first_air_date: date,
        origin_country: [],
      };
}

const { fetch } = createApp(
  testParts({
    api: [
      createMatchRoutes({
        openTitles: () => ({ titles: testSource({ find: createFind(search, find) }), headers: () => ({}) }),
      }),
    ],
  }),
);

const post = (body: string, type = 'application/json') =>
  fetch(
    new Request('http://localhost/api/match', { method: 'POST', headers: { 'content-type': type }, body }),
  );

const rowOf = (row: Partial<ForeignRow>): ForeignRow => ({
  title: '',
  year: null,
  imdb: null,
  tmdb: null,
  media: null,
  ...row,
});

/** What came of each row: `movie/1`, `?movie/2,movie/3` or `-`. */
async function match(...rows: Partial<ForeignRow>[]): Promise<string[]> {
  const answer = await post(JSON.stringify({ rows: rows.map(rowOf) }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const said = ({ media_type, id }: KnownTitle) => `${media_type}/${id}`;
  return MatchedRows.parse(await answer.json()).rows.map((row) => {
    if (row.status === 'matched') return said(row.title);
    return row.status === 'unknown' ? '-' : `?${row.candidates.map(said).join(',')}`;
  });
}

describe('a row', () => {
  it('is found by its numbers', async () => {
    expect(
      await match(
        { tmdb: 2, media: 'movie' },
        { imdb: 'tt0133093' },
        { imdb: 'tt5753856', title: 'Dark', year: 2017 },
        { tmdb: 1, media: 'tv', title: 'Fargo', year: 2014 },
      ),
    ).toEqual(['movie/2', 'movie/1', 'tv/2', 'tv/1']);
  });

  it('is found by its name and year, whatever the spelling', async () => {
    expect(
      await match(
        { title: 'matrix, the', year: 1999 },
        { title: 'SOLARIS', year: 1972 },
        { title: 'Солярис', year: 1972 },
        { title: 'Amelie', year: 2001 },
        { title: 'Fargo', year: 1996 },
        { title: 'Fargo', year: 2014 },
      ),
    ).toEqual(['?movie/1', 'movie/2', 'movie/2', 'movie/7', 'movie/8', 'tv/1']);
  });

  it('is the user’s to decide where two could be meant, or the year differs', async () => {
    expect(
      await match(
        { title: 'Crash', year: 2004 },
        { title: 'Solaris' },
        { title: 'Solaris', year: 2001 },
        { title: 'Fargo', media: 'tv', year: 1996 },
        { title: 'The Matrx', year: 1999 },
        { title: 'The Matrx', year: 1958 },
      ),
    ).toEqual(['?movie/5,movie/6', '?movie/2,movie/3', '?movie/3,movie/2', '?tv/1', '?movie/1', '-']);
  });

  it('is doubted where its number and its name contradict each other', async () => {
    expect(
      await match(
        { tmdb: 1, media: 'movie', title: 'Solaris', year: 1972 },
        { imdb: 'tt0133093', title: 'The Matrix', year: 1977 },
        { tmdb: 2, media: 'movie', imdb: 'tt0133093', title: 'Solaris', year: 1972 },
        { tmdb: 2 },
      ),
    ).toEqual(['?movie/1,movie/2,movie/3', '?movie/1', '?movie/2,movie/1,movie/3', '?movie/2,tv/2']);
  });

  it('may name its title at more length than the catalogue', async () => {
    expect(
      await match({ imdb: 'tt0076759', title: 'Star Wars: Episode IV - A New Hope', year: 1977 }),
    ).toEqual(['movie/4']);
  });

  it('is found by its name where its number says nothing here', async () => {
    expect(
      await match(
        { tmdb: 999, media: 'movie', imdb: 'tt9999999', title: 'Solaris', year: 2002 },
        { tmdb: -1, title: 'Qqzx Vvwk', year: 1950 },
        { title: '', year: 1999 },
        { title: '???' },
      ),
    ).toEqual(['movie/3', '-', '-', '-']);
  });
});

describe('a request', () => {
  it.each([
    ['not JSON', '{', 'application/json', 400],
    ['no rows', '{"rows":[]}', 'application/json', 400],
    ['too many rows', JSON.stringify({ rows: Array.from({ length: 101 }, () => rowOf({})) }), undefined, 400],
    ['a row of its own kind', '{"rows":[{"title":"Heat"}]}', undefined, 400],
    ['another type', '{"rows":[]}', 'text/plain', 415],
    ['too much', JSON.stringify({ rows: [{ title: 'x'.repeat(70_000) }] }), undefined, 413],
  ])('of %s is refused', async (_, body, type, status) => {
    const answer = await post(body, type);
    expect(answer.status).toBe(status);
    expect(Problem.parse(await answer.json()).requestId).not.toBe('');
  });
});
