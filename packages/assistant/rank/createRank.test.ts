import { type Wish, type WishOf } from '@marquee/contracts/assistant/part.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { anyWish } from '../answer/testing/anyWish.ts';
import { title } from '../answer/testing/title.ts';
import { type TitleKey, titleKey } from '../facts.ts';
import { createRank } from './createRank.ts';
import { smallChild } from './forAge.ts';
import { fameBand, isStrict, meets, meetsAll } from './meets.ts';
import { stemsOf } from './titleText.ts';

const titles = shippedTitles();
const rank = createRank(titles);
const nobody: ReadonlySet<TitleKey> = new Set();
const find = (wishes: readonly Wish[], words = '', count = 20) =>
  rank({ wishes, words: stemsOf(words) }, { count, seen: nobody });

function titleOf(name: string, year: number) {
  const found = titles.find((title) => title.name === name && title.year === year);
  if (found === undefined) throw new Error(`${name} (${year}) is not in the catalogue.`);
  return found;
}
const like = (name: string, year: number, not = false): Wish => {
  const { media, id } = titleOf(name, year);
  return { slot: 'like', media, id, name, year, aspect: null, not };
};
const personIn = (name: string, role: WishOf<'person'>['role'] = 'any'): Wish => {
  const person = titles
    .flatMap(({ makers, cast }) => [...makers, ...cast])
    .find((someone) => someone.name === name);
  if (person === undefined) throw new Error(`${name} is in no title.`);
  return { slot: 'person', id: person.id, name, role, not: false };
};
const namesOf = ({ ranked }: ReturnType<typeof find>) => ranked.map(({ title }) => title.name);

const some = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const anyWishes = fc.array(anyWish(titles), { maxLength: 7 });
const anyWords = fc.array(some(['heist', 'space', 'funny', 'murder', 'zzz']), { maxLength: 4 });

describe('whatever is wished', () => {
  test('every title meets all strict wishes as far as they were not loosened', () => {
    fc.assert(
      fc.property(anyWishes, anyWords, (wishes, words) => {
        const { ranked, loosened } = rank({ wishes, words }, { count: 40, seen: nobody });
        const held = wishes.flatMap((wish) => {
          const changed = loosened.find(({ from }) => from === wish);
          return changed === undefined ? (isStrict(wish) ? [wish] : []) : (changed.to ?? []);
        });
        for (const { title } of ranked)
          expect([title.name, meetsAll(held, title)]).toEqual([title.name, true]);
      }),
    );
  });

  test('what would do harm is never loosened', () => {
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        const { loosened } = rank({ wishes, words: [] }, { count: 5, seen: nobody });
        const isForSmall = wishes.some((wish) => wish.slot === 'age' && wish.years <= smallChild);
        for (const { from } of loosened) {
          expect([
            ...(isForSmall ? [] : ['media']),
            'age',
            'certification',
            'intensity',
            'genre',
            'theme',
            'word',
            'without',
          ]).not.toContain(from.slot);
          expect('not' in from && from.not).toBe(false);
        }
      }),
    );
  });

  test('the same wishes give the same titles, each once', () => {
    const again = createRank(titles);
    fc.assert(
      fc.property(anyWishes, anyWords, (wishes, words) => {
        const options = { count: 40, seen: nobody };
        const first = rank({ wishes, words }, options);
        expect(again({ wishes, words }, options)).toEqual(first);
        expect(new Set(first.ranked.map(({ title }) => title)).size).toBe(first.ranked.length);
      }),
      { numRuns: 20 },
    );
  });

  test('titles that were seen or named stay out, and the seen ones that would be first are reported', () => {
    fc.assert(
      fc.property(anyWishes, anyWords, (wishes, words) => {
        const open = rank({ wishes, words }, { count: 5, seen: nobody });
        const seen = new Set(open.ranked.slice(0, 2).map(({ title }) => titleKey(title)));
        const { ranked, leftOut } = rank({ wishes, words }, { count: 40, seen });
        const shown = ranked.map(({ title }) => titleKey(title));
        const named = new Set(
          wishes.flatMap((wish) => (wish.slot === 'like' || wish.slot === 'without' ? [titleKey(wish)] : [])),
        );
        expect(shown.filter((key) => seen.has(key) || named.has(key))).toEqual([]);
        expect(leftOut.every((title) => seen.has(titleKey(title)))).toBe(true);
      }),
    );
  });
});

describe('too few titles', () => {
  test('loosen the length, and say from what to what', () => {
    const { loosened, ranked, total } = find([
      { slot: 'language', language: 'ko', not: false },
      { slot: 'media', media: 'movie' },
      { slot: 'runtime', min: null, max: 111, strict: true },
    ]);
    expect(total).toBeLessThan(5);
    expect(loosened.map(({ from }) => from.slot)).toEqual(['runtime']);
    expect(ranked.every(({ title }) => title.language === 'ko' && title.media === 'movie')).toBe(true);
    expect(ranked.length).toBeGreaterThanOrEqual(5);
  });

  test('of a language are better than others', () => {
    const turkish: Wish = { slot: 'language', language: 'tr', not: false };
    const { ranked, loosened, total } = find([turkish]);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(5);
    expect(ranked).toHaveLength(total);
    expect(loosened).toEqual([]);
    expect(find([turkish, { slot: 'seasons', min: 30, max: null }]).loosened).toHaveLength(1);
  });

  test('of a length are followed by those that are nearly as long', () => {
    const { ranked } = find([{ slot: 'runtime', min: null, max: 7, strict: true }]);
    expect(ranked.slice(0, 3).every(({ title }) => (title.runtime ?? 0) < 30)).toBe(true);
  });

  test('come first where they meet everything as it was said', () => {
    const strict: Wish = { slot: 'years', min: 1927, max: 1927, strict: true };
    const { ranked, total } = find([strict]);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(5);
    expect(ranked.slice(0, total).every(({ title }) => meets(strict, title))).toBe(true);
    expect(ranked.length).toBeGreaterThan(total);
  });

  test('are all there is where nothing may be loosened', () => {
    const { ranked, loosened, total } = find([
      { slot: 'genre', genre: 'Horror', not: false },
      { slot: 'certification', max: 'G' },
      { slot: 'media', media: 'tv' },
      { slot: 'genre', genre: 'Animation', not: true },
    ]);
    expect(ranked).toHaveLength(Math.min(20, total));
    expect(loosened).toEqual([]);
  });

  test('of a person are all of theirs and nothing else, in any order', () => {
    const somebody = personIn('Greta Gerwig', 'director');
    for (const wishes of [[somebody], [somebody, { slot: 'order', by: 'best' } as const]]) {
      const { ranked, loosened, total } = find(wishes);
      expect(ranked).toHaveLength(total);
      expect(total).toBeGreaterThan(1);
      expect(loosened).toEqual([]);
      expect(ranked.every(({ title }) => meets(somebody, title))).toBe(true);
    }
  });

  test('of a franchise are all of it, in the order that is asked for', () => {
    const { ranked } = find([
      { slot: 'collection', name: 'James Bond', not: false },
      { slot: 'order', by: 'oldest' },
    ]);
    const years = ranked.map(({ title }) => title.year);
    expect(years.length).toBeGreaterThan(8);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });

  test('of a company are by it', () => {
    const { ranked } = find([{ slot: 'company', name: 'Laika', not: false }]);
    expect(ranked.map(({ title }) => title.companies?.includes('Laika'))).toEqual(Array(5).fill(true));
  });

  test('without a company come later where nobody knows who made them', () => {
    const { ranked } = find([{ slot: 'company', name: 'Pixar', not: true }], '', 10);
    expect(ranked.filter(({ title }) => title.companies === null)).toEqual([]);
  });

  test('of a person with nothing but a franchise are more than two', () => {
    const { ranked, total } = find([personIn('Anthony Daniels', 'cast')]);
    expect(total).toBeGreaterThan(2);
    expect(ranked).toHaveLength(total);
  });
});

describe('the order', () => {
  test('goes by what is asked for', () => {
    const comedies: Wish = { slot: 'genre', genre: 'Comedy', not: false };
    const years = (by: 'newest' | 'oldest') =>
      find([comedies, { slot: 'order', by }]).ranked.map(({ title }) => title.year);
    expect(years('newest').slice(0, 2)).toEqual(
      years('newest')
        .toSorted((a, b) => b - a)
        .slice(0, 2),
    );
    expect(Math.max(...years('oldest').slice(0, 5))).toBeLessThan(Math.min(...years('newest').slice(0, 5)));
  });

  test('leaves out the best known where hidden ones are wanted, and prefers it where known ones are', () => {
    const bands = (fame: 'known' | 'hidden') =>
      find([{ slot: 'fame', fame }], 'heist').ranked.map(({ title }) => fameBand(title));
    expect(bands('hidden')).not.toContain('known');
    expect(bands('known').filter((band) => band === 'known').length).toBeGreaterThan(10);
  });

  test('has titles of a named person first', () => {
    const hanks = personIn('Tom Hanks', 'cast');
    const { ranked } = find([hanks]);
    expect(ranked.slice(0, 8).every(({ title }) => meets(hanks, title))).toBe(true);
  });

  test('has what is like a liked title, and less of what is like one that is not', () => {
    const alien = namesOf(find([like('Alien', 1979)]));
    expect(alien.slice(0, 8)).toContain('Aliens');
    expect(alien).not.toContain('Alien');
    const without = namesOf(find([like('Alien', 1979), like('Aliens', 1986, true)]));
    expect(without).not.toContain('Aliens');
  });

  test('has what shows a little of an unwanted theme behind what shows nothing of it', () => {
    const [infected, other] = [title({ id: 1, keywords: ['quarantine'] }), title({ id: 2 })];
    const unwanted: Wish = { slot: 'theme', entry: 'zombies', not: true };
    const idsFor = (wishes: readonly Wish[]) =>
      createRank([infected, other])({ wishes, words: [] }, { count: 2, seen: nobody }).ranked.map(
        ({ title: { id } }) => id,
      );
    expect(idsFor([])).toEqual([1, 2]);
    expect(idsFor([unwanted])).toEqual([2, 1]);
  });

  test('has what the words say', () => {
    expect(namesOf(find([], 'lighthouse keepers')).slice(0, 3)).toContain('The Lighthouse');
    expect(namesOf(find([], 'reliving the same day, a time loop')).slice(0, 5)).toContain('Groundhog Day');
  });
});

test('no more than two of a franchise or of one maker come in, except of people who are asked for', () => {
  const { ranked } = find([like('Star Wars', 1977)]);
  const counts = (values: readonly unknown[]) =>
    [...Map.groupBy(values, (value) => value).values()].map((same) => same.length);
  const collections = ranked.flatMap(({ title }) => title.collection ?? []);
  const makers = ranked.flatMap(({ title }) => title.makers.map(({ id }) => id));
  expect(Math.max(...counts(collections))).toBeLessThanOrEqual(2);
  expect(Math.max(...counts(makers))).toBeLessThanOrEqual(2);
  const nolan = find([personIn('Christopher Nolan', 'director')]).ranked.filter(({ title }) =>
    title.makers.some(({ name }) => name === 'Christopher Nolan'),
  );
  expect(nolan.length).toBeGreaterThan(2);
});
