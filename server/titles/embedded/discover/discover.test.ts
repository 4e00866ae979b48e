import { movieGenreIds, tvGenreIds } from '@marquee/contracts/tmdb/genreIds.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { titleIdOf } from '#server/titles/embedded/build/titleRecord.ts';
import { type FilmRow, nameOf, type Row, type SeriesRow } from '#server/titles/embedded/rows.ts';
import {
  memoryDatabase,
  routesOver,
  shippedCatalogue,
} from '#server/titles/embedded/testing/testCatalogue.ts';

const Body = z.object({
  total_pages: z.int(),
  total_results: z.int(),
  results: z.array(z.looseObject({ id: z.int(), title: z.string().optional(), name: z.string().optional() })),
});

const { rows, ids } = shippedCatalogue();
const personId = (name: string) => ids.people.get(name);
const keywordId = (name: string) => ids.keywords.get(name);
const networkId = (name: string) => ids.networks.get(name);
/** Titles that a company made. */
const madeBy = (id: number) => (row: Row) =>
  (ids.companies.get(`${row.kind}/${row.tmdb_id}`) ?? []).some(([company]) => company === id);
const pixar = 3;
const films = rows.filter((row): row is FilmRow => row.kind === 'movie');
const series = rows.filter((row): row is SeriesRow => row.kind === 'tv');
let page: (path: string) => Promise<z.infer<typeof Body>>;

beforeAll(() => {
  const routes = routesOver(memoryDatabase(rows, ids));
  page = async (path) => Body.parse(await (await routes.request(path)).json());
});

/** Every result of a query, over all its pages. */
async function all(path: string) {
  const first = await page(path);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.total_pages - 1) }, (_, index) =>
      page(`${path}&page=${index + 2}`),
    ),
  );
  return [first, ...rest].flatMap(({ results }) => results);
}

const idsOf = (matching: readonly Row[]) => matching.map(titleIdOf).toSorted((a, b) => a - b);
const found = async (path: string) => (await all(path)).map(({ id }) => id).toSorted((a, b) => a - b);
const { Action, Comedy, Drama, Horror } = movieGenreIds;
const people = (row: FilmRow) => [...row.cast.map(([name]) => name), ...row.directors, ...row.writers];
const hanks = personId('Tom Hanks');
const redford = personId('Robert Redford');
const spielberg = personId('Steven Spielberg');

describe('/discover/movie finds what the rows say, no more and no less', () => {
  it.each<[string, (row: FilmRow) => boolean]>([
    ['', () => true],
    [`with_genres=${Drama},${Comedy}`, ({ genres }) => genres.includes('Drama') && genres.includes('Comedy')],
    [
      `with_genres=${Horror}|${Comedy}`,
      ({ genres }) => genres.includes('Horror') || genres.includes('Comedy'),
    ],
    [
      `with_genres=${Action},${Horror}|${Comedy}`,
      ({ genres }) => genres.includes('Action') && (genres.includes('Horror') || genres.includes('Comedy')),
    ],
    [
      `without_genres=${Drama},${Comedy}`,
      ({ genres }) => !genres.includes('Drama') && !genres.includes('Comedy'),
    ],
    [`with_keywords=${keywordId('robot')}`, ({ keywords }) => keywords.includes('robot')],
    [
      `with_genres=${Drama}&without_keywords=${keywordId('robot')}|${keywordId('new york city')}`,
      ({ genres, keywords }) =>
        genres.includes('Drama') && !keywords.includes('robot') && !keywords.includes('new york city'),
    ],
    ['primary_release_year=1994', ({ year }) => year === 1994],
    ['year=1994', ({ year }) => year === 1994],
    [
      'primary_release_date.gte=1994-06-01&primary_release_date.lte=1995-03-31',
      ({ release_date }) => release_date >= '1994-06-01' && release_date <= '1995-03-31',
    ],
    ['release_date.gte=2019-12-31T23:00:00Z', ({ release_date }) => release_date >= '2019-12-31'],
    ['with_runtime.gte=90&with_runtime.lte=95', ({ runtime }) => runtime >= 90 && runtime <= 95],
    ['vote_average.gte=8&vote_average.lte=8.3', ({ score }) => score >= 8 && score <= 8.3],
    ['with_original_language=ko|ja', ({ language }) => ['ko', 'ja'].includes(language)],
    ['with_origin_country=fr,DE', ({ countries }) => countries.includes('FR') && countries.includes('DE')],
    ['certification=PG&certification_country=US', ({ certification }) => certification === 'PG'],
    ['certification=PG|G', ({ certification }) => ['PG', 'G'].includes(certification)],
    ['certification.lte=PG', ({ certification }) => ['G', 'PG'].includes(certification)],
    ['certification.gte=R', ({ certification }) => ['R', 'NC-17'].includes(certification)],
    ['certification=15&certification_country=GB', () => false],
    [`with_cast=${hanks}`, ({ cast }) => cast.some(([name]) => name === 'Tom Hanks')],
    [
      `with_crew=${redford}`,
      ({ directors, writers }) => [...directors, ...writers].includes('Robert Redford'),
    ],
    [
      `with_people=${hanks},${spielberg}`,
      (row) => people(row).includes('Tom Hanks') && people(row).includes('Steven Spielberg'),
    ],
    [
      `with_people=${hanks}|${redford}`,
      (row) => people(row).includes('Tom Hanks') || people(row).includes('Robert Redford'),
    ],
    [`with_companies=${pixar}`, madeBy(pixar)],
    [
      `without_companies=${pixar}&with_genres=${Comedy}`,
      (row) => row.genres.includes('Comedy') && !madeBy(pixar)(row),
    ],
    ['with_watch_providers=8&watch_region=US', () => false],
    [
      'without_companies=9999999&include_video=false&with_release_type=3&year=1994',
      ({ year }) => year === 1994,
    ],
    ['with_genres=&year=null&with_cast=undefined', () => true],
  ])('%s', async (query, fits) => {
    expect(await found(`/discover/movie?${query}`)).toEqual(idsOf(films.filter(fits)));
  });
});

describe('/discover/tv finds what the rows say, no more and no less', () => {
  it.each<[string, (row: SeriesRow) => boolean]>([
    ['', () => true],
    [
      `with_genres=${tvGenreIds.Drama},${tvGenreIds.Crime}`,
      ({ genres }) => genres.includes('Drama') && genres.includes('Crime'),
    ],
    ['first_air_date_year=2008', ({ year }) => year === 2008],
    [
      'first_air_date.gte=2008-01-20&first_air_date.lte=2009-12-31',
      ({ first_air_date }) => first_air_date >= '2008-01-20' && first_air_date <= '2009-12-31',
    ],
    [
      'air_date.gte=2005-01-01&air_date.lte=2005-12-31',
      ({ seasons }) => seasons.some(([year]) => year === 2005),
    ],
    ['air_date.gte=2023-06-01', ({ seasons }) => seasons.some(([year]) => year >= 2023)],
    [
      `with_networks=${networkId('HBO')}|${networkId('AMC')}`,
      ({ networks }) => networks.some((name) => ['HBO', 'AMC'].includes(name)),
    ],
    ['with_status=0', ({ status }) => status === 'Returning Series'],
    ['with_status=3|4', ({ status }) => status !== 'Returning Series'],
    ['with_type=0', ({ genres }) => genres.includes('Documentary')],
    ['with_runtime.lte=25', ({ episode_runtime }) => episode_runtime <= 25],
    [`with_keywords=${keywordId('sitcom')}`, ({ keywords }) => keywords.includes('sitcom')],
    ['with_origin_country=GB', ({ countries }) => countries.includes('GB')],
  ])('%s', async (query, fits) => {
    expect(await found(`/discover/tv?${query}`)).toEqual(idsOf(series.filter(fits)));
  });
});

describe('sort_by', () => {
  const dates = films.map(({ release_date }) => release_date).toSorted();
  it.each([
    ['primary_release_date.asc', 'release_date', dates],
    ['release_date.desc', 'release_date', dates.toReversed()],
    ['vote_average.desc', 'vote_average', films.map(({ score }) => score).toSorted((a, b) => b - a)],
  ])('%s orders all pages as one list', async (order, field, expected) => {
    expect((await all(`/discover/movie?sort_by=${order}`)).map((film) => film[field])).toEqual(expected);
  });

  it.each(['popularity', 'vote_count'])('%s goes both ways, downwards being the usual', async (field) => {
    const down = (await all(`/discover/tv?sort_by=${field}.desc`)).map((item) => Number(item[field]));
    const up = (await all(`/discover/tv?sort_by=${field}.asc`)).map((item) => Number(item[field]));
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    expect(up).toEqual(down.toReversed());
    expect((await page('/discover/tv?page=1')).results[0]).toEqual(
      (await page('/discover/tv?sort_by=popularity.desc')).results[0],
    );
  });

  it('orders titles without regard to capitals', async () => {
    const titles = (await all('/discover/movie?sort_by=title.asc')).map(({ title }) => title ?? '');
    const lower = titles.map((title) => title.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
    expect(lower).toEqual(lower.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
    expect(titles.toSorted()).toEqual(films.map(nameOf).toSorted());
  });
});
