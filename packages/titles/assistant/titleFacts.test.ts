import { expect, test } from 'vitest';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { shippedRows } from '../../../server/titles/embedded/testing/testCatalogue.ts';

const titles = shippedTitles();
const named = (name: string) => titles.find((title) => title.name === name);

test('are those of all titles', () => {
  expect(titles).toHaveLength(shippedRows().length);
  expect(
    titles.every(
      ({ genres, keywords, moods }) => genres.length > 0 && keywords.length > 5 && moods.length > 1,
    ),
  ).toBe(true);
});

test('of a film say what its row says', () => {
  expect(named('The Dark Knight')).toMatchObject({
    media: 'movie',
    id: 155,
    year: 2008,
    runtime: 152,
    seasons: null,
    episodes: null,
    isEnded: null,
    genres: ['Action', 'Crime', 'Drama', 'Thriller'],
    countries: ['US', 'GB'],
    certification: 'PG-13',
    collection: 'The Dark Knight Collection',
    moods: ['tense', 'dark', 'epic'],
  });
  expect(named('The Dark Knight')?.keywords.slice(0, 3)).toEqual([
    'superhero',
    'based on comic',
    'vigilante',
  ]);
  expect(named('The Dark Knight')?.makers.map(({ name }) => name)).toEqual(['Christopher Nolan']);
  expect(named('The Dark Knight')?.writers.map(({ name }) => name)).toEqual([
    'Jonathan Nolan',
    'Christopher Nolan',
  ]);
  expect(named('The Dark Knight')?.cast[1]).toMatchObject({ name: 'Heath Ledger', character: 'Joker' });
});

test('of a series count its seasons and episodes and have both halves of its genres', () => {
  expect(named('Breaking Bad')).toMatchObject({ media: 'tv', seasons: 5, episodes: 62, isEnded: true });
  expect(named('Game of Thrones')?.genres).toEqual(expect.arrayContaining(['Science Fiction', 'Fantasy']));
});
