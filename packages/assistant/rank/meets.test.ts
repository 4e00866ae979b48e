import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { describe, expect, test } from 'vitest';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { isStrict, meets, meetsAll } from './meets.ts';

const titles = shippedTitles();
function titleOf(name: string, year: number) {
  const found = titles.find((title) => title.name === name && title.year === year);
  if (found === undefined) throw new Error(`${name} (${year}) is not in the catalogue.`);
  return found;
}
const names = (wish: Wish) => titles.filter((title) => meets(wish, title)).map(({ name }) => name);

const alien = titleOf('Alien', 1979);
const heat = titleOf('Heat', 1995);
const paddington = titleOf('Paddington', 2014);
const simpsons = titleOf('The Simpsons', 1989);

describe('a wish is met', () => {
  test.each<[Wish, typeof alien, boolean]>([
    [{ slot: 'media', media: 'tv' }, simpsons, true],
    [{ slot: 'media', media: 'tv' }, alien, false],
    [{ slot: 'years', min: 1979, max: 1979, strict: true }, alien, true],
    [{ slot: 'years', min: 1980, max: null, strict: true }, alien, false],
    [{ slot: 'runtime', min: null, max: alien.runtime, strict: true }, alien, true],
    [{ slot: 'runtime', min: null, max: (alien.runtime ?? 0) - 1, strict: true }, alien, false],
    [{ slot: 'runtime', min: 1, max: 1000, strict: true }, { ...alien, runtime: null }, false],
    [{ slot: 'seasons', min: 10, max: null }, simpsons, true],
    [{ slot: 'seasons', min: 1, max: null }, alien, false],
    [{ slot: 'episodes', min: 100, max: null }, simpsons, true],
    [{ slot: 'episodes', min: 1, max: null }, alien, false],
    [{ slot: 'total', min: null, max: 600 }, simpsons, false],
    [{ slot: 'total', min: null, max: alien.runtime }, alien, true],
    [{ slot: 'total', min: null, max: 600 }, { ...simpsons, episodes: null }, false],
    [{ slot: 'status', status: 'running' }, simpsons, true],
    [{ slot: 'status', status: 'ended' }, alien, false],
    [{ slot: 'score', min: alien.score }, alien, true],
    [{ slot: 'language', language: 'en', not: false }, alien, true],
    [{ slot: 'language', language: 'en', not: true }, alien, false],
    [{ slot: 'country', country: 'FR', not: false }, paddington, paddington.countries.includes('FR')],
    [{ slot: 'genre', genre: 'Horror', not: false }, alien, true],
    [{ slot: 'genre', genre: 'Horror', not: true }, alien, false],
    [{ slot: 'word', word: 'spaceships', not: false }, alien, true],
    [{ slot: 'word', word: 'spaceship', not: true }, alien, false],
    [{ slot: 'without', media: 'movie', id: alien.id, name: 'Alien', year: 1979 }, alien, false],
    [{ slot: 'without', media: 'tv', id: alien.id, name: 'Alien', year: 1979 }, alien, true],
    [{ slot: 'collection', name: 'Alien', not: false }, alien, true],
    [{ slot: 'collection', name: 'Alien', not: true }, alien, false],
    [{ slot: 'collection', name: 'Alien', not: false }, heat, false],
    [{ slot: 'company', name: 'FX', not: false }, simpsons, false],
    [{ slot: 'company', name: 'Fox', not: false }, simpsons, true],
    [{ slot: 'company', name: 'Fox', not: true }, simpsons, false],
    [{ slot: 'company', name: 'Pixar', not: true }, { ...heat, companies: null }, true],
    [{ slot: 'company', name: 'Pixar', not: false }, { ...heat, companies: null }, false],
    [{ slot: 'certification', max: 'PG' }, paddington, true],
    [{ slot: 'certification', max: 'PG-13' }, heat, false],
    [{ slot: 'certification', max: 'R' }, { ...heat, certification: 'NR' }, false],
    [{ slot: 'certification', max: 'R' }, { ...heat, certification: 'TV-MA' }, true],
    [{ slot: 'certification', max: 'PG-13' }, { ...heat, certification: 'TV-14' }, true],
    [{ slot: 'intensity', of: 'violence', max: 1 }, heat, false],
    [{ slot: 'intensity', of: 'violence', max: 1 }, paddington, true],
    [{ slot: 'intensity', of: 'scare', max: 1 }, alien, false],
    [{ slot: 'intensity', of: 'scare', max: 1 }, paddington, true],
    [{ slot: 'intensity', of: 'scare', max: 0 }, paddington, false],
    [{ slot: 'age', years: 5 }, paddington, true],
    [{ slot: 'age', years: 4 }, paddington, false],
    [{ slot: 'age', years: 17 }, heat, true],
    [{ slot: 'age', years: 15 }, heat, false],
  ])('%j', (wish, title, expected) => {
    expect(meets(wish, title)).toBe(expected);
  });

  test('by people in the role that is asked for', () => {
    const [scott] = alien.makers;
    const [weaver] = alien.cast;
    if (scott === undefined || weaver === undefined) throw new Error('Alien has no people.');
    const asked = (
      person: typeof scott,
      role: 'any' | 'director' | 'writer' | 'cast',
      not = false,
    ): Wish => ({
      slot: 'person',
      id: person.id,
      name: person.name,
      role,
      not,
    });
    expect(meets(asked(scott, 'director'), alien)).toBe(true);
    expect(meets(asked(scott, 'cast'), alien)).toBe(false);
    expect(meets(asked(weaver, 'any'), alien)).toBe(true);
    expect(meets(asked(weaver, 'any', true), alien)).toBe(false);
  });

  test('nothing has a theme that is no entry of the lexicon, and all are without it', () => {
    expect(names({ slot: 'theme', entry: 'no such entry', not: false })).toEqual([]);
    expect(names({ slot: 'theme', entry: 'no such entry', not: true })).toHaveLength(titles.length);
  });
});

describe('several wishes', () => {
  const language = (code: string, not = false): Wish => ({ slot: 'language', language: code, not });
  const years = (min: number | null, max: number | null): Wish => ({ slot: 'years', min, max, strict: true });

  test('of one kind that exclude each other are alternatives', () => {
    expect(meetsAll([language('fr'), language('en')], alien)).toBe(true);
    expect(meetsAll([years(1970, 1979), years(1990, 1999)], alien)).toBe(true);
    expect(meetsAll([years(1980, 1989), years(1990, 1999)], alien)).toBe(false);
  });

  test('that can be met at once all are', () => {
    expect(meetsAll([years(1975, null), years(null, 1978)], alien)).toBe(false);
    expect(meetsAll([language('fr', true), language('en', true)], alien)).toBe(false);
    expect(meetsAll([language('en'), years(1990, 1999)], alien)).toBe(false);
  });
});

test.each<[of: 'violence' | 'gore' | 'sex' | 'scare', max: 0 | 1 | 2, name: string, isWithin: boolean]>([
  ['violence', 1, 'Toy Story', true],
  ['violence', 1, 'Amélie', true],
  ['gore', 0, 'Amélie', true],
  ['scare', 1, 'Paddington 2', true],
  ['scare', 0, 'Paddington 2', false],
  ['scare', 0, 'The Muppet Movie', true],
  ['scare', 1, 'My Neighbor Totoro', true],
  ['violence', 1, 'Reservoir Dogs', false],
  ['violence', 1, 'Oldboy', false],
  ['violence', 1, 'Saving Private Ryan', false],
  ['scare', 1, 'The Exorcist', false],
  ['scare', 1, 'Hereditary', false],
  ['scare', 1, 'Dawn of the Dead', false],
  ['gore', 1, 'The Thing', false],
  ['gore', 1, 'The Fly', false],
  ['sex', 1, 'Basic Instinct', false],
  ['sex', 0, 'Paddington', true],
])('at most so much %s (%i) lets %s in: %s', (of, max, name, isWithin) => {
  expect(names({ slot: 'intensity', of, max }).includes(name)).toBe(isWithin);
});

test('strict conditions are distinguished from weighted ones', () => {
  const strict: Wish[] = [
    { slot: 'media', media: 'movie' },
    { slot: 'years', min: 1990, max: 1999, strict: true },
    { slot: 'genre', genre: 'Horror', not: true },
    { slot: 'certification', max: 'PG' },
    { slot: 'intensity', of: 'gore', max: 0 },
  ];
  const soft: Wish[] = [
    { slot: 'years', min: 1990, max: 1999, strict: false },
    { slot: 'genre', genre: 'Horror', not: false },
    { slot: 'fame', fame: 'hidden' },
    { slot: 'order', by: 'best' },
    { slot: 'like', media: 'movie', id: 1, name: 'Any', year: 2000, aspect: null, not: true },
  ];
  expect(strict.filter(isStrict)).toEqual(strict);
  expect(soft.filter(isStrict)).toEqual([]);
});
