import { DiscoverAnswer } from '@marquee/contracts/browse.ts';
import type { FacetTitle } from '@marquee/facets';
import { describe, expect, it } from 'vitest';

import { browseRoutes, testPorts, titleFacts } from './testing/testTitles.ts';

async function discover(
  titles: readonly FacetTitle[],
  path: string,
  ports: Parameters<typeof testPorts>[1] = {},
) {
  const answer = await browseRoutes(testPorts(titles, ports)).request(`/discover/${path}`);
  expect(answer.status).toBe(200);
  return DiscoverAnswer.parse(await answer.json());
}
const idsOf = ({ results }: DiscoverAnswer) => results.map(({ id }) => id);
const facetOf = ({ facets }: DiscoverAnswer, name: string) => facets.find((facet) => facet.name === name);

describe('the order', () => {
  const titles = [
    titleFacts({
      id: 1,
      name: 'The Zoo',
      date: '1990-05-01',
      year: 1990,
      runtime: 90,
      score: 7,
      votes: 900,
      popularity: 5,
    }),
    titleFacts({
      id: 2,
      name: 'Émile',
      date: '1990',
      year: 1990,
      runtime: 200,
      score: 9,
      votes: 5,
      popularity: 9,
    }),
    titleFacts({ id: 3, name: 'apple', date: '2001-01-01', year: 2001, score: 8, votes: 30, popularity: 7 }),
    titleFacts({ id: 4, name: 'A Bee', runtime: 15, popularity: 50, behind: true }),
  ];
  it.each([
    ['', [2, 3, 1, 4]],
    ['popularity', [2, 3, 1, 4]],
    // Five people say little, whatever they say.
    ['score', [3, 1, 2, 4]],
    ['newest', [3, 1, 2, 4]],
    ['oldest', [2, 1, 3, 4]],
    ['longest', [2, 1, 4, 3]],
    ['shortest', [4, 1, 2, 3]],
    ['name', [3, 4, 2, 1]],
  ])('%s', async (sort, ids) => {
    expect(idsOf(await discover(titles, `movie?sort=${sort}`))).toEqual(ids);
  });

  it('is one list over all pages', async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      titleFacts({ id: index + 1, popularity: index % 3 }),
    );
    const pages = await Promise.all([1, 2, 3, 4].map((page) => discover(many, `movie?page=${page}`)));
    expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 5, 0]);
    expect(new Set(pages.flatMap(idsOf)).size).toBe(45);
    expect(pages[3]).toMatchObject({ page: 4, total_pages: 3, total_results: 45 });
  });
});

describe('facets', () => {
  it('are those of the medium', async () => {
    const namesOf = async (media: string) => (await discover([], media)).facets.map(({ name }) => name);
    expect(await namesOf('movie')).toContain('showing');
    expect(await namesOf('movie')).not.toContain('seasons');
    expect(await namesOf('tv')).toContain('network');
    expect((await namesOf('movie')).length).toBeGreaterThanOrEqual(16);
    expect((await namesOf('tv')).length).toBeGreaterThanOrEqual(16);
  });

  it('name things, and leave words to the app', async () => {
    const answer = await discover([titleFacts({ id: 1, genres: [18], moods: ['dark'] })], 'movie');
    expect(facetOf(answer, 'genre')).toEqual({
      name: 'genre',
      options: [{ value: '18', label: 'genre 18', count: 1 }],
    });
    expect(facetOf(answer, 'mood')).toEqual({
      name: 'mood',
      options: [{ value: 'dark', label: null, count: 1 }],
    });
  });

  it('list thirty values, and twelve of what is found by typing', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    const codes = ids.map((id) => String.fromCharCode(65 + (id % 26), 65 + Math.floor(id / 26)));
    const answer = await discover([titleFacts({ id: 1, countries: codes, keywords: ids })], 'movie');
    expect(facetOf(answer, 'country')).toHaveProperty('options.length', 30);
    expect(facetOf(answer, 'keyword')).toHaveProperty('options.length', 12);
  });

  it('always list what is chosen, even where nothing has it', async () => {
    const titles = Array.from({ length: 40 }, (_, index) =>
      titleFacts({ id: index + 1, keywords: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }),
    );
    const answer = await discover(titles, 'movie?keyword=1,40,-41');
    const facet = facetOf(answer, 'keyword');
    expect(facet).toHaveProperty('options.length', 3);
    expect(facet).toMatchObject({
      options: expect.arrayContaining([
        { value: '40', label: 'keyword 40', count: 0 },
        { value: '41', label: 'keyword 41', count: 0 },
      ]),
    });
  });

  it('say what keeping a value out costs', async () => {
    const titles = [
      titleFacts({ id: 1, genres: [18, 27] }),
      titleFacts({ id: 2, genres: [18] }),
      titleFacts({ id: 3, genres: [27] }),
    ];
    const answer = await discover(titles, 'movie?genre=18,-27');
    expect(answer.total_results).toBe(1);
    expect(facetOf(answer, 'genre')).toMatchObject({
      options: [
        { value: '18', count: 1 },
        { value: '27', count: 1 },
      ],
    });
  });

  it('know what is on in the cinema, week by week', async () => {
    const weeks = [
      { on: [1], soon: [2] },
      { on: [2], soon: [] },
    ];
    let week = 0;
    const films = [1, 2, 3].map((id) => titleFacts({ id }));
    const routes = browseRoutes(testPorts(films, { programme: () => weeks[week] ?? { on: [], soon: [] } }));
    const ids = async (showing: string) =>
      idsOf(DiscoverAnswer.parse(await (await routes.request(`/discover/movie?showing=${showing}`)).json()));
    expect([await ids('now'), await ids('soon')]).toEqual([[1], [2]]);
    week = 1;
    expect([await ids('now'), await ids('soon')]).toEqual([[2], []]);
  });

  it('spread years evenly, and stand still while filters change', async () => {
    const titles = [1921, 1950, 1987, 2024].map((year, index) =>
      titleFacts({ id: index + 1, year, genres: [index % 2 ? 18 : 27] }),
    );
    const bins = async (query: string) => {
      const facet = facetOf(await discover(titles, `movie?${query}`), 'year');
      return facet && 'bins' in facet ? facet.bins : [];
    };
    const all = await bins('');
    expect(all[0]).toEqual({ from: 1921, to: 1924, count: 1 });
    expect(all[1]).toEqual({ from: 1925, to: 1929, count: 0 });
    expect(all.at(-1)).toEqual({ from: 2020, to: 2024, count: 1 });
    const some = await bins('genre=18&year=1950..');
    expect(some.map(({ from, to }) => [from, to])).toEqual(all.map(({ from, to }) => [from, to]));
    expect(some.filter(({ count }) => count !== 0)).toHaveLength(2);
  });

  it('have no bins where no number is known', async () => {
    expect(facetOf(await discover([titleFacts({ id: 1 })], 'movie'), 'runtime')).toEqual({
      name: 'runtime',
      bins: [],
    });
  });
});

describe('where nothing fits', () => {
  const titles = [
    titleFacts({ id: 1, genres: [18], language: 'en', year: 1990 }),
    titleFacts({ id: 2, genres: [18], language: 'fr', year: 1995 }),
    titleFacts({ id: 3, genres: [27], language: 'ja', year: 2000 }),
  ];
  const relax = async (query: string) => (await discover(titles, `movie?${query}`)).relax;

  it('each filter that is to blame alone is offered, the best first', async () => {
    expect(await relax('genre=18&language=ja')).toEqual([
      { name: 'language', value: 'ja', total: 2 },
      { name: 'genre', value: '18', total: 1 },
    ]);
    expect(await relax('genre=18&year=2000..')).toEqual([
      { name: 'year', value: null, total: 2 },
      { name: 'genre', value: '18', total: 1 },
    ]);
  });

  it('values of one facet that shut each other out go alone, or all of them for more', async () => {
    expect(await relax('genre=18,27')).toEqual([
      { name: 'genre', value: null, total: 3 },
      { name: 'genre', value: '27', total: 2 },
      { name: 'genre', value: '18', total: 1 },
    ]);
  });

  it('several chosen values of which one is enough go together', async () => {
    expect(await relax('genre=27&language=en,fr')).toEqual([
      { name: 'genre', value: '27', total: 2 },
      { name: 'language', value: null, total: 1 },
    ]);
  });

  it('those that only help together are offered together', async () => {
    expect(await relax('genre=35&language=de&year=1990')).toEqual([
      { name: 'genre', value: '35', total: 1, also: [{ name: 'language', value: 'de' }] },
    ]);
  });

  it('nothing is offered where there is something', async () => {
    expect(await relax('genre=18')).toEqual([]);
  });
});
