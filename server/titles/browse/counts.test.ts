import { DiscoverAnswer, SearchAnswer } from '@marquee/contracts/browse.ts';
import { facetOf, facetsFor, type FacetName, type Filters, isRange } from '@marquee/contracts/facets.ts';
import { facetWords } from '@marquee/contracts/facetWords.ts';
import { filterPieces } from '@marquee/contracts/filterAddress.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { FacetTitle } from '@marquee/facets';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plainBrowse, without } from './testing/plainBrowse.ts';
import { browseRoutes, arbitraryTitles, hit, testPorts, titleFacts } from './testing/testTitles.ts';

const values: Partial<Record<FacetName, readonly string[]>> = {
  ...facetWords,
  genre: ['18', '27', '35', '37'],
  language: ['en', 'fr', 'ja', 'de'],
  country: ['US', 'FR', 'JP'],
  mood: ['cosy', 'dark', 'funny'],
};

const arbitraryRange = ([least, most]: readonly [number, number]) =>
  fc
    .tuple(fc.option(fc.integer({ min: least, max: most })), fc.option(fc.integer({ min: least, max: most })))
    .filter(([from, to]) => from !== null || to !== null)
    .map(([from, to]) => (from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }));

const arbitraryChoice = (name: FacetName) =>
  fc
    .uniqueArray(fc.constantFrom(...(values[name] ?? ['1', '2', '3', '4', '5'])), {
      minLength: 1,
      maxLength: 3,
    })
    .chain((chosen) =>
      fc.integer({ min: facetOf(name).excludes ? 0 : chosen.length, max: chosen.length }).map((kept) => ({
        in: chosen.slice(0, kept),
        out: chosen.slice(kept),
      })),
    );

const ranges = { year: [1960, 2020], score: [0, 10], runtime: [0, 300], seasons: [1, 60] } as const;

const arbitraryFilter = (name: FacetName): fc.Arbitrary<Filters> =>
  isRange(name)
    ? arbitraryRange(ranges[name]).map((range) => ({ [name]: range }))
    : arbitraryChoice(name).map((choice) => ({ [name]: choice }));

/** At most four facets, so that something is left often enough. */
const arbitraryFilters = (media: MediaType): fc.Arbitrary<Filters> =>
  fc
    .uniqueArray(fc.constantFrom(...facetsFor(media)), { maxLength: 4 })
    .chain((names) => fc.tuple(...names.map(arbitraryFilter)))
    .map((filters): Filters => Object.assign({}, ...filters));

const asked = fc
  .constantFrom<MediaType>('movie', 'tv')
  .chain((media) => fc.record({ media: fc.constant(media), filters: arbitraryFilters(media) }));
const shown = { on: [1, 2, 3, 4], soon: [4, 5, 6] };

const setting = fc.record({ titles: arbitraryTitles, asked });
type Setting = typeof setting extends fc.Arbitrary<infer Value> ? Value : never;

/** Fame follows from all titles of the catalogue, and what is on from its films. */
const withoutBorders = (filters: Filters): Filters =>
  without(without(filters, 'fame', null), 'showing', null);

async function answerTo({ titles, asked: { media, filters } }: Setting) {
  const routes = browseRoutes(testPorts(titles, { programme: () => shown }));
  const answer = await routes.request(`/discover/${media}?${filterPieces(filters).join('&')}`);
  expect(answer.status).toBe(200);
  return {
    answer: DiscoverAnswer.parse(await answer.json()),
    plain: plainBrowse(titles, shown),
    fitting: (changed: Filters) => plainBrowse(titles, shown).fitting(media, changed),
  };
}

/** What an index of names knows of a title. */
const thin = ({ media, id, year, runtime, language, genres, score, votes, popularity }: FacetTitle) =>
  titleFacts({ media, id, year, runtime, language, genres, score, votes, popularity });

describe('filters of a search, compared with checking each title', () => {
  it('leave what was found, in its order, whether the catalogue has it or not', async () => {
    const settingWithHits = setting.chain((given) =>
      fc.record({
        given: fc.constant(given),
        found: fc.shuffledSubarray(given.titles),
        lacking: fc.subarray(given.titles),
      }),
    );
    await fc.assert(
      fc.asyncProperty(settingWithHits, async ({ given: { titles, asked }, found, lacking }) => {
        const hits = found.map((title) => hit(title.media, title.id, undefined, title));
        const ports = testPorts(titles, { hits, programme: () => shown });
        const readTitles = () => titles.filter((title) => !lacking.includes(title));
        const known = titles.map((title) => (lacking.includes(title) ? thin(title) : title));
        const pieces = filterPieces(withoutBorders(asked.filters)).join('&');
        const path = `/search?q=a&type=${asked.media}&${pieces}`;
        const answer = await browseRoutes({ ...ports, readTitles }).request(path);
        const { results, total_results } = SearchAnswer.parse(await answer.json());
        const fitting = plainBrowse(known, shown).fitting(asked.media, withoutBorders(asked.filters));
        const fittingIds = new Set(fitting.map(({ id }) => id));
        const expected = found.map(({ id }) => id).filter((id) => fittingIds.has(id));
        expect(total_results).toBe(expected.length);
        expect(results.map(({ id }) => id)).toEqual(expected.slice(0, 20));
      }),
      { numRuns: 100 },
    );
  });
});

describe('filters, compared with checking each title', () => {
  it('leave the same titles', async () => {
    await fc.assert(
      fc.asyncProperty(setting, async (given) => {
        const { answer, fitting } = await answerTo(given);
        expect(answer.ignored).toEqual([]);
        const left = fitting(given.asked.filters);
        expect(answer.total_results).toBe(left.length);
        const ids = new Set(left.map(({ id }) => id));
        expect(answer.results.every(({ id }) => ids.has(id))).toBe(true);
        expect(answer.results).toHaveLength(Math.min(20, left.length));
      }),
      { numRuns: 150 },
    );
  });

  it('count every value as it would be with it', async () => {
    await fc.assert(
      fc.asyncProperty(setting, async (given) => {
        const { answer, plain, fitting } = await answerTo(given);
        const { filters } = given.asked;
        const left = fitting(filters);
        for (const facet of answer.facets) {
          const name = facetsFor(given.asked.media).find((one) => one === facet.name);
          if (name === undefined || isRange(name) || !('options' in facet)) continue;
          const choice = filters[name] ?? { in: [], out: [] };
          const open = facetOf(name).kind === 'any' ? { ...filters, [name]: { ...choice, in: [] } } : filters;
          const expected = (value: string) =>
            choice.out.includes(value)
              ? fitting(without(filters, name, value)).length - left.length
              : fitting(open).filter((title) => plain.valuesOf(title, name).includes(value)).length;
          for (const { value, count } of facet.options) {
            expect([name, value, count]).toEqual([name, value, expected(value)]);
          }
          const listed = facet.options.map(({ value }) => value);
          expect(listed).toEqual([...new Set(listed)]);
          expect(listed).toEqual(expect.arrayContaining([...choice.in, ...choice.out]));
          const all = new Set(fitting(open).flatMap((title) => plain.valuesOf(title, name)));
          expect(new Set(listed)).toEqual(new Set([...all, ...choice.in, ...choice.out]));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('spread numbers over bins that can be asked for', async () => {
    await fc.assert(
      fc.asyncProperty(setting, async (given) => {
        const { answer, fitting } = await answerTo(given);
        for (const facet of answer.facets) {
          if (!('bins' in facet)) continue;
          expect(facet.bins.length).toBeLessThanOrEqual(40);
          for (const { from, to, count } of facet.bins) {
            const only = { ...given.asked.filters, [facet.name]: { from, to } };
            expect([facet.name, from, to, count]).toEqual([facet.name, from, to, fitting(only).length]);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('say what to drop, and what is left then', async () => {
    await fc.assert(
      fc.asyncProperty(setting, async (given) => {
        const { answer, fitting } = await answerTo(given);
        const { filters } = given.asked;
        const anyTitle = fitting({}).length > 0;
        const nothingFits = fitting(filters).length === 0;
        expect(answer.relax.length > 0).toBe(anyTitle && nothingFits);
        const totals = answer.relax.map(({ total }) => total);
        expect(totals).toEqual(totals.toSorted((a, b) => b - a));
        for (const { total, also = [], ...first } of answer.relax) {
          const dropped = [first, ...also];
          const left = dropped.reduce((kept, { name, value }) => without(kept, name, value), filters);
          expect(fitting(left)).toHaveLength(total);
          expect(total).toBeGreaterThan(0);
          // Nothing is dropped in vain.
          const firstAlone = fitting(without(filters, first.name, first.value)).length;
          expect(also.length === 0 || firstAlone === 0).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});
