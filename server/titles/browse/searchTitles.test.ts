import { Completions, SearchAnswer } from '@marquee/contracts/browse.ts';
import type { FacetName } from '@marquee/contracts/facets.ts';
import { describe, expect, it } from 'vitest';

import type { BrowsePorts } from './ports.ts';
import { browseRoutes, hit, personItem, testPorts, titleFacts, titleItem } from './testing/testTitles.ts';

const weaver = 7;
const scott = 8;
const titles = [
  titleFacts({
    id: 1,
    name: 'Alien',
    year: 1979,
    genres: [27],
    cast: [weaver],
    crew: [scott],
    popularity: 90,
  }),
  titleFacts({ id: 2, name: 'Aliens', year: 1986, genres: [28], cast: [weaver], popularity: 80 }),
  titleFacts({ id: 3, name: 'Gladiator', year: 2000, genres: [28], crew: [scott], popularity: 95 }),
  titleFacts({ id: 4, name: 'Blade Runner', year: 1982, genres: [18], crew: [scott], popularity: 85 }),
  titleFacts({ id: 1, media: 'tv', name: 'Alien: Earth', year: 2025, genres: [18], popularity: 40 }),
];
const names: Record<number, string> = { [weaver]: 'Sigourney Weaver', [scott]: 'Ridley Scott' };
const alien = [hit('movie', 1), hit('movie', 2), hit('tv', 1)];

const ports = (changes: Parameters<typeof testPorts>[1]) =>
  testPorts(titles, { personItem: (id) => personItem(id, names[id]), ...changes });
async function search(path: string, changes: Parameters<typeof testPorts>[1]) {
  const answer = await browseRoutes(ports(changes)).request(`/search?${path}`);
  expect(answer.status).toBe(200);
  return SearchAnswer.parse(await answer.json());
}
const keysOf = ({ results }: SearchAnswer) => results.map(({ media_type, id }) => `${media_type} ${id}`);
const optionsIn = ({ facets }: SearchAnswer, name: FacetName) =>
  facets.flatMap((facet) =>
    facet.name === name && 'options' in facet ? facet.options.map(({ value, count }) => [value, count]) : [],
  );

describe('found titles', () => {
  it('come in the order of their matches, with why', async () => {
    const match = { by: 'alternative' as const, text: 'Le huitième passager' };
    const answer = await search('q=alien', { hits: [hit('tv', 1), hit('movie', 1, match), hit('movie', 2)] });
    expect(keysOf(answer)).toEqual(['tv 1', 'movie 1', 'movie 2']);
    expect(answer.results[1]).toEqual({ ...titleItem({ media: 'movie', id: 1 }), match });
    expect(answer).toMatchObject({ query: 'alien', page: 1, total_pages: 1, total_results: 3 });
    expect(answer.totals).toEqual({ movie: 2, tv: 1, person: 0 });
  });

  it('are filtered, counted and sorted among themselves', async () => {
    const answer = await search('q=alien&genre=28&sort=newest', { hits: alien });
    expect(keysOf(answer)).toEqual(['movie 2']);
    expect(optionsIn(answer, 'genre')).toEqual([['28', 1]]);
    expect(keysOf(await search('q=alien&sort=newest', { hits: alien }))).toEqual([
      'tv 1',
      'movie 2',
      'movie 1',
    ]);
    expect(answer.totals).toEqual({ movie: 1, tv: 0, person: 0 });
  });

  it('of one medium have the facets of that medium, and the other is still counted', async () => {
    const films = await search('q=alien&type=movie', { hits: alien });
    expect(keysOf(films)).toEqual(['movie 1', 'movie 2']);
    expect(films.totals).toEqual({ movie: 2, tv: 1, person: 0 });
    expect(films.facets.map(({ name }) => name)).toContain('writer');
    const both = await search('q=alien', { hits: alien });
    expect(both.facets.map(({ name }) => name)).not.toContain('writer');
  });

  it('count the other medium by the filters that both have', async () => {
    const { totals } = await search('q=alien&type=tv&genre=18&status=ended', { hits: alien });
    expect(totals).toEqual({ movie: 0, tv: 0, person: 0 });
    const { totals: plain } = await search('q=alien&type=movie&year=1979&part=alone', { hits: alien });
    expect(plain).toEqual({ movie: 0, tv: 0, person: 0 });
  });

  it('say which filter to drop where none fits', async () => {
    const answer = await search('q=alien&genre=28&year=..1980', { hits: alien });
    expect(answer.relax).toEqual([
      { name: 'genre', value: '28', total: 1 },
      { name: 'year', value: null, total: 1 },
    ]);
  });

  it('are what the words say, where exactly that is asked', async () => {
    const asked: unknown[] = [];
    const find: BrowsePorts['search']['find'] = (query, ask) => {
      asked.push([query, ask.exact]);
      return { hits: [], corrected: null };
    };
    await search('q=alein&exact=1', { search: { find, suggest: () => ({ best: null }) } });
    await search('q=alein', { search: { find, suggest: () => ({ best: null }) } });
    expect(asked).toEqual([
      ['alein', true],
      ['alein', false],
    ]);
  });

  it('that the catalogue lacks are filtered by what is known of them', async () => {
    const facts = titleFacts({ id: 9, year: 1990, genres: [28] });
    const hits = [hit('movie', 9, undefined, facts), ...alien];
    const answer = await search('q=alien', { hits });
    expect(keysOf(answer)).toEqual(['movie 9', 'movie 1', 'movie 2', 'tv 1']);
    expect(optionsIn(answer, 'genre')).toEqual([
      ['28', 2],
      ['18', 1],
      ['27', 1],
    ]);
    expect(keysOf(await search('q=alien&genre=28', { hits }))).toEqual(['movie 9', 'movie 2']);
    expect(keysOf(await search('q=alien&genre=28&sort=popularity', { hits }))).toEqual([
      'movie 2',
      'movie 9',
    ]);
  });
});

describe('people', () => {
  const people = [hit('person', weaver), hit('person', scott), hit('person', 50), hit('person', 51)];

  it('are three at first, on the first page', async () => {
    const answer = await search('q=a', { hits: [...alien, ...people] });
    expect(answer.people.map(({ id }) => id)).toEqual([weaver, scott, 50]);
    expect(answer.totals.person).toBe(4);
    expect((await search('q=a&page=2', { hits: [...alien, ...people] })).people).toEqual([]);
    expect((await search('q=a&type=tv', { hits: [...alien, ...people] })).people).toEqual([]);
  });

  it('have pages of their own, which no filter touches', async () => {
    const many = Array.from({ length: 25 }, (_, index) => hit('person', index + 100));
    const answer = await search('q=a&type=person&page=2&genre=27', { hits: [...alien, ...many] });
    expect(answer.people.map(({ id }) => id)).toEqual([120, 121, 122, 123, 124]);
    expect(answer).toMatchObject({ results: [], facets: [], relax: [], total_results: 25, total_pages: 2 });
    expect(answer.totals).toEqual({ movie: 1, tv: 0, person: 25 });
  });
});

describe('titles of a person who was meant', () => {
  const person = hit('person', scott);
  const meant = async (query: string, changes: Parameters<typeof testPorts>[1]) =>
    (await search(`q=${query}`, changes)).results.flatMap(({ id, match }) =>
      match.by === 'person' ? [[id, match.text]] : [],
    );
  const work = [
    [3, 'Ridley Scott'],
    [1, 'Ridley Scott'],
    [4, 'Ridley Scott'],
  ];

  it.each(['ridley scott', 'Scott', 'ridley sc', 'RIDLEY  SCÓTT'])('come for %j', async (query) => {
    expect(await meant(query, { hits: [hit('movie', 2), person] })).toEqual(work);
  });

  it.each(['ridley', 'scot', 'sc'])('stay away for %j, which says too little', async (query) => {
    expect(await meant(query, { hits: [hit('movie', 2), person] })).toEqual([]);
  });

  it('come for less where no title is called so', async () => {
    expect(await meant('ridl', { hits: [person] })).toEqual(work);
  });

  it('come where the person is the best of all that was found', async () => {
    const find = () => ({ hits: [hit('movie', 2), person], corrected: 'Ridley' });
    const suggest = () => ({ best: { kind: 'person' as const, id: scott } });
    expect(await meant('ridely', { search: { find, suggest } })).toEqual(work);
  });

  it('stand behind those of that name, each once', async () => {
    const answer = await search('q=scott', { hits: [hit('movie', 1), person] });
    expect(keysOf(answer)).toEqual(['movie 1', 'movie 3', 'movie 4']);
    expect(answer.results[0]?.match.by).toBe('name');
  });
});

describe('the best hit', () => {
  const withBest = (best: { kind: 'movie' | 'tv' | 'person'; id: number }, path: string) =>
    search(path, {
      search: {
        find: () => ({ hits: [...alien, hit('person', scott)], corrected: null }),
        suggest: () => ({ best }),
      },
    });

  it('is named where it is on the page', async () => {
    expect((await withBest({ kind: 'movie', id: 2 }, 'q=a')).best).toEqual({ media: 'movie', id: 2 });
    expect((await withBest({ kind: 'person', id: scott }, 'q=a')).best).toEqual({
      media: 'person',
      id: scott,
    });
    expect((await withBest({ kind: 'movie', id: 2 }, 'q=a&genre=27')).best).toBeNull();
    expect((await withBest({ kind: 'person', id: scott }, 'q=a&type=movie')).best).toBeNull();
  });
});

describe('values within what was found', () => {
  it('count its titles alone', async () => {
    const routes = browseRoutes(ports({ hits: alien }));
    const answer = await routes.request('/complete/actor?q=&within=alien&media=movie');
    expect(Completions.parse(await answer.json())).toEqual({
      options: [{ value: '7', label: 'actor 7', count: 2 }],
    });
  });
});
