import type { ForeignRow } from '@marquee/contracts/library/libraryAnswer.ts';
import { beforeEach, expect, it } from 'vitest';

import type { Ask, Asked, QueryParams } from './ask.ts';
import { createLiveSource } from './createLiveSource.ts';
import { createMatchRow } from './createMatchRow.ts';
import { createMemory } from './createMemory.ts';

type Film = { id: number; title: string; year: number; original?: string };

const listed = ({ id, title, year, original = title }: Film) => ({
  id,
  title,
  original_title: original,
  original_language: 'en',
  overview: '',
  release_date: `${year}-06-01`,
  genre_ids: [],
  adult: false,
  video: false,
  backdrop_path: null,
  poster_path: null,
  popularity: 1,
  vote_average: 7,
  vote_count: 10,
});

const films: Film[] = [
  { id: 949, title: 'Heat', year: 1995 },
  { id: 1, title: 'Heat', year: 1986 },
  { id: 11, title: 'Star Wars', year: 1977 },
  { id: 8, title: 'The Day After', year: 1983, original: 'Der Tag danach' },
];

let asked: string[] = [];
let isDown = false;

/** TMDB with four films: it finds what contains the words. */
const ask: Ask = async <Body>(path: string, params: QueryParams = {}): Promise<Asked<Body>> => {
  asked.push(path);
  if (isDown) return { ok: false, status: 503 };
  const answer = (body: unknown): Asked<Body> => ({ ok: true, body: body as Body });
  const byId = /^movie\/(\d+)$/.exec(path);
  const one = films.find(({ id }) => id === Number(byId?.[1]));
  if (one) return answer({ ...listed(one), genres: [] });
  if (path === 'find/tt0113277')
    return answer({ movie_results: films.slice(0, 1).map(listed), tv_results: [] });
  if (!path.startsWith('search/')) return { ok: false, status: 404 };
  const words = String(params['query']).toLowerCase();
  const found = films.filter(
    ({ title, original = '', year }) =>
      [title, original].some((name) => name.toLowerCase().includes(words)) &&
      [undefined, year].includes(params['primary_release_year'] as number | undefined),
  );
  return answer({ results: found.map((film) => Object.assign(listed(film), { media_type: 'movie' })) });
};

const row = (given: Partial<ForeignRow>): ForeignRow => ({
  title: '',
  year: null,
  imdb: null,
  tmdb: null,
  media: 'movie',
  ...given,
});

const sourceOver = (asking: Ask) =>
  createLiveSource({ ask: asking, now: () => new Date(0), random: () => 0 });

async function matchOne(given: Partial<ForeignRow>, asking = ask) {
  const matched = await createMatchRow(sourceOver(asking))(row(given));
  if (!matched.ok) return `failed: ${matched.status}`;
  const { body } = matched;
  if (body.status === 'matched') return body.title.id;
  return body.status === 'doubtful' ? body.candidates.map(({ id }) => id) : body.status;
}

beforeEach(() => {
  asked = [];
  isDown = false;
});

it.each([
  ['name and year', { title: 'Heat', year: 1986 }, 1],
  ['name and year, of whatever kind', { title: 'heat', year: 1995, media: null }, 949],
  ['the original name', { title: 'Der Tag danach', year: 1983 }, 8],
  ['its number at TMDB', { title: 'Heat', year: 1995, tmdb: 949 }, 949],
  ['its number at IMDb', { title: 'Heat', year: 1995, imdb: 'tt0113277', media: null }, 949],
  ['a number and a longer name', { title: 'Star Wars: Episode IV', year: 1977, tmdb: 11 }, 11],
])('finds a film by %s', async (_, given, id) => {
  expect(await matchOne(given)).toBe(id);
});

it.each([
  ['no year tells namesakes apart', { title: 'Heat' }, [949, 1]],
  ['the number names something else', { title: 'Heat', year: 1995, tmdb: 11 }, [11, 949, 1]],
  ['the year is next to it', { title: 'Heat', year: 1987 }, [1, 949]],
])('leaves the choice to a person where %s', async (_, given, ids) => {
  expect(await matchOne(given)).toEqual(ids);
});

it('reports unknown titles', async () => {
  expect(await matchOne({ title: 'Nothing of the sort', year: 1950 })).toBe('unknown');
  expect(await matchOne({})).toBe('unknown');
});

it('asks once where the year tells it, and again only where it does not', async () => {
  await matchOne({ title: 'Heat', year: 1995 });
  expect(asked).toEqual(['search/movie']);
  asked = [];
  await matchOne({ title: 'Heat', year: 1987 });
  expect(asked).toEqual(['search/movie', 'search/movie']);
});

it('fails where TMDB does not answer, and asks next time only for what it did not find', async () => {
  const remembering = createMemory();
  const [first, second] = [
    { title: 'Heat', year: 1995 },
    { title: 'Star Wars', year: 1977 },
  ];
  expect(await matchOne(first, remembering(ask))).toBe(949);
  isDown = true;
  expect(await matchOne(first, remembering(ask))).toBe(949);
  expect(await matchOne(second, remembering(ask))).toBe('failed: 503');
  isDown = false;
  asked = [];
  expect(await matchOne(second, remembering(ask))).toBe(11);
  expect(asked).toEqual(['search/movie']);
});

it('finds nothing where TMDB refuses the question', async () => {
  const refusing: Ask = async () => ({ ok: false, status: 422 });
  expect(await matchOne({ title: 'Heat', year: 1995, tmdb: 949 }, refusing)).toBe('unknown');
});
