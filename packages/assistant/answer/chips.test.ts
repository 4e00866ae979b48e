import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { expect, test } from 'vitest';

import { lexicon } from '#lexicon/entries.ts';

import { chipsOf, splittingMoods } from './chips.ts';
import { title } from './testing/title.ts';

const range = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Half of them funny series of the eighties, a third in French. */
const found = range(30).map((place) =>
  title({
    id: place + 1,
    media: place % 2 === 0 ? 'tv' : 'movie',
    year: place % 2 === 0 ? 1984 : 2004,
    moods: place % 2 === 0 ? ['funny'] : ['dark'],
    genres: place % 2 === 0 ? ['Comedy'] : ['Crime'],
    language: place % 3 === 0 ? 'fr' : 'en',
    runtime: 140,
    fame: 95,
  }),
);
const chips = (asked: readonly Wish[], shown = found.slice(0, 6)) =>
  chipsOf({ found, shown, asked, homonyms: [] });
const splits = (asked: readonly Wish[]) =>
  chips(asked).flatMap((chip) => (chip.is === 'split' ? chip.part : []));
const changes = (...args: Parameters<typeof chips>) =>
  chips(...args).flatMap((chip) => (chip.is === 'change' ? chip.change : []));

test('at most four questions, one of a kind, each of which some of what was found meets and some does not', () => {
  const asked = splits([]);
  expect(asked).toHaveLength(4);
  expect(new Set(asked.map(({ slot }) => slot)).size).toBe(4);
  for (const chip of chips([])) {
    if (chip.is !== 'split') continue;
    expect(chip.count).toBeGreaterThanOrEqual(5);
    expect(chip.count).toBeLessThanOrEqual(21);
  }
});

test('nothing is asked that was said, nor its opposite', () => {
  const said: Wish[] = [
    { slot: 'language', language: 'fr', not: true },
    { slot: 'years', min: 1950, max: null, strict: false },
    { slot: 'media', media: 'tv' },
  ];
  expect(splits(said).map(({ slot }) => slot)).toEqual(['theme', 'genre']);
});

test('too few to choose from are not split', () => {
  expect(chipsOf({ found: found.slice(0, 4), shown: [], asked: [], homonyms: [] })).toEqual([]);
});

test('changes go where there is room: of series to films, of what is recent to what is older', () => {
  const series = [title({ id: 1, media: 'tv', year: 2020, genres: ['Drama'], fame: 95 })];
  expect(changes([], series)).toEqual(['older', 'less-known', 'funnier', 'films', 'not-these']);
  const old = [title({ id: 2, year: 1940, genres: ['Comedy'], fame: 50, runtime: 80 })];
  expect(changes([], old)).toEqual(['newer', 'series', 'longer', 'not-these']);
  expect(changes([{ slot: 'fame', fame: 'known' }], series)).not.toContain('less-known');
  expect(changes([{ slot: 'theme', entry: 'funny', not: false }], series)).not.toContain('funnier');
});

test('of two titles with one name the other may be meant, as long as the first is asked for', () => {
  const wish: Wish = {
    slot: 'like',
    media: 'movie',
    id: 11906,
    name: 'Suspiria',
    year: 1977,
    aspect: null,
    not: false,
  };
  const homonyms = [
    { wish, others: [{ media: 'movie' as const, id: 361292, name: 'Suspiria', year: 2018 }] },
  ];
  const [first] = chipsOf({ found, shown: found, asked: [wish], homonyms });
  expect(first).toEqual({
    is: 'meant',
    media: 'movie',
    id: 361292,
    name: 'Suspiria',
    year: 2018,
    instead: 'like/movie/11906',
  });
  expect(chipsOf({ found, shown: found, asked: [], homonyms }).map(({ is }) => is)).not.toContain('meant');
});

test('the moods that are asked about are entries of the lexicon', () => {
  const known = new Set(lexicon.map(({ id }) => id));
  expect(splittingMoods.filter((mood) => !known.has(mood))).toEqual([]);
});
