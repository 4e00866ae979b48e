import type { Ask, QueryParams } from '@marquee/titles';
import { expect, test } from 'vitest';

import { checkNumbers } from './checkNumbers.ts';
import type { EmbeddedTitle } from './embeddedTitle.ts';

const film = (id: number, name: string, year: number, imdb: string | null = null): EmbeddedTitle => ({
  media: 'movie',
  id,
  name,
  originalName: name,
  alsoNamed: [],
  year,
  language: 'en',
  imdb,
});
const theirs = (id: number, title: string, year: number) => ({
  id,
  title,
  original_title: title,
  release_date: `${year}-05-01`,
  original_language: 'en',
  vote_count: 100,
});

/** A TMDB of these titles; `null` answers nothing. */
function tmdb(titles: readonly ReturnType<typeof theirs>[] | null, imdb: Record<string, number> = {}): Ask {
  return (async (path: string, params: QueryParams = {}) => {
    if (titles === null) return { ok: false, status: 503 };
    const results = titles.filter(({ title }) => title === params['query']);
    if (path === 'search/movie') return { ok: true, body: { results } };
    const [kind, number = ''] = path.split('/');
    const wanted = kind === 'find' ? imdb[number] : Number(number);
    const found = titles.find(({ id }) => id === wanted);
    if (kind === 'find') return { ok: true, body: { movie_results: found ? [found] : [], tv_results: [] } };
    return found ? { ok: true, body: found } : { ok: false, status: 404 };
  }) as Ask;
}

test('says which numbers are TMDB’s, which are other titles’, and what TMDB lacks', async () => {
  const ask = tmdb(
    [
      theirs(603, 'The Matrix', 1999),
      theirs(694, 'The Ferry', 1994),
      theirs(9694, 'The Shining', 1980),
      theirs(949, 'Heat', 1995),
    ],
    { tt0113277: 949 },
  );
  const report = await checkNumbers(ask, [
    film(603, 'Not There', 1999),
    film(603, 'The Matrix', 1999),
    film(694, 'The Shining', 1980),
    film(100_000_007, 'Heat', 1995, 'tt0113277'),
  ]);
  expect(report).toMatchObject({ titles: 4, looked: 4, confirmed: 1 });
  expect(report.missing).toEqual([
    {
      media: 'movie',
      id: 603,
      title: 'Not There',
      year: 1999,
      tmdb: null,
      by: null,
      why: 'nothing',
      other: 'The Matrix (1999)',
    },
  ]);
  expect(report.moved.map(({ id, tmdb: live, by, other }) => [id, live, by, other])).toEqual([
    [694, 9694, 'name', 'The Ferry (1994)'],
    [100_000_007, 949, 'imdb', null],
  ]);
});

test('stops where TMDB does not answer, and says how far it came', async () => {
  expect(await checkNumbers(tmdb(null), [film(603, 'The Matrix', 1999)])).toMatchObject({
    titles: 1,
    looked: 0,
  });
});
