import { Completions, DiscoverAnswer, SearchAnswer, Surprise } from '@marquee/contracts/browse.ts';
import { facetNames } from '@marquee/contracts/facets.ts';
import { facetWords } from '@marquee/contracts/facetWords.ts';
import { Problem } from '@marquee/contracts/problem.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { browseRoutes, hit, testPorts, titleFacts } from './testing/testTitles.ts';

const films = Array.from({ length: 50 }, (_, index) =>
  titleFacts({
    id: index + 1,
    year: 1980 + index,
    score: (index % 10) / 2 + 4,
    genres: [18, ...(index % 2 ? [27] : [])],
    cast: [index % 7],
    language: index % 3 ? 'en' : 'ja',
    moods: ['dark'],
  }),
);
const hits = [...films.map(({ id }) => hit('movie', id)), hit('tv', 5), hit('person', 3)];
const work = { titles: 0 };
const routes = browseRoutes(testPorts(films, { hits }), work);
const ask = async (path: string) => routes.request(path, undefined, { id: 'r1' });

const answers = [
  { path: '/discover/movie?', schema: DiscoverAnswer },
  { path: '/discover/tv?', schema: DiscoverAnswer },
  { path: '/discover/movie/surprise?', schema: Surprise },
  { path: '/search?q=a&', schema: SearchAnswer },
  { path: '/search?q=a&type=tv&', schema: SearchAnswer },
  { path: '/complete/actor?', schema: Completions },
  { path: '/complete/mood?media=movie&', schema: Completions },
] as const;

const parameter = fc.oneof(
  fc.constantFrom(...facetNames, 'page', 'sort', 'q', 'type', 'exact', 'seed', 'not', 'within', 'media'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const value = fc.oneof(
  fc.constantFrom('18', '-18', '18,27', '..', '1990..', '..5', '9..1', '1,-1', '-', ',,,', '0', '501', 'en'),
  fc.constantFrom(...facetWords.mood, ...facetWords.fame, "' OR 1=1 --", '"*" NEAR(', '\u202e\u0000', '🦖'),
  fc.constantFrom('__proto__', 'constructor', 'x'.repeat(10_000), '9,'.repeat(5000), 'NaN', '1e9', '%'),
  fc.integer().map(String),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const address = fc
  .array(fc.tuple(parameter, value), { maxLength: 8 })
  .map((pairs) =>
    pairs.map(
      ([name, text]) =>
        `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`,
    ),
  )
  .map((pieces) => pieces.join('&'));

describe('whatever an address says', () => {
  it.each(answers)('$path answers what it promises, or says what is wrong', async ({ path, schema }) => {
    await fc.assert(
      fc.asyncProperty(address, async (query) => {
        const answer = await ask(path + query);
        const body: unknown = await answer.json();
        expect([200, 400]).toContain(answer.status);
        expect((answer.status === 200 ? schema : Problem).safeParse(body).error).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  it.each(answers)('$path looks at each title a few times at most', async ({ path }) => {
    await fc.assert(
      fc.asyncProperty(address, async (query) => {
        work.titles = 0;
        await ask(path + query);
        expect(work.titles).toBeLessThanOrEqual(3 * hits.length);
      }),
      { numRuns: 100 },
    );
  });

  it('stays itself however broken its encoding is', async () => {
    expect((await ask('/discover/movie?genre=%ff%fe%zz&%=1&&&=')).status).toBe(200);
  });
});

describe('what makes no sense', () => {
  const ignoredIn = async (path: string) => {
    const { ignored } = DiscoverAnswer.parse(await (await ask(path)).json());
    return ignored.map(({ name, value }) => `${name}=${value}`);
  };

  it.each([
    ['genre=99999&mood=dark', ['genre=99999']],
    ['genre=18,horror,-x', ['genre=horror', 'genre=-x']],
    ['mood=sad&fame=-famous', ['fame=-famous', 'mood=sad']],
    ['year=soon', ['year=soon']],
    ['network=3', ['network=3']],
    ['sort=best&utm_source=mail', ['sort=best']],
    ['sort=match', ['sort=match']],
    [`year=${'v'.repeat(100)}`, [`year=${'v'.repeat(40)}`]],
    ['genre=18&page=2', []],
    ['genre=&year=', []],
  ])('in %s is left out and named', async (query, named) => {
    expect(await ignoredIn(`/discover/movie?${query}`)).toEqual(named);
  });

  it('is named twenty times at most', async () => {
    const query = ['mood', 'keyword'].map((name) => `${name}=${'-,!,'.repeat(20)}`).join('&');
    expect(await ignoredIn(`/discover/movie?${query}`)).toHaveLength(20);
  });

  it('leaves the rest as it was', async () => {
    const plain = DiscoverAnswer.parse(await (await ask('/discover/movie?genre=27')).json());
    const odd = DiscoverAnswer.parse(await (await ask('/discover/movie?genre=27,99999&foo=1')).json());
    expect({ ...odd, ignored: [] }).toEqual(plain);
  });

  it.each([
    ['/discover/movie?page=0', 400],
    ['/discover/movie?page=501', 400],
    ['/discover/movie?page=abc', 400],
    ['/search?q=a&page=-1', 400],
    ['/search', 400],
    ['/complete/mood?media=book', 400],
    ['/complete/year?q=1', 404],
    ['/complete/writer?media=tv', 404],
    ['/complete/colour', 404],
  ])('%s gets a problem', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(Problem.parse(await answer.json())).toMatchObject({ requestId: 'r1' });
  });

  it.each(['/discover/person', '/discover'])('%s is nothing', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
