import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { createPhrasebook, type PhrasebookRows } from './createPhrasebook.ts';
import { PhrasebookFile, UnreadFile } from './phrasebookRow.ts';

const folder = new URL('../../../content/languages/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const files = readdirSync(folder).filter((file) => file !== 'unread.json');

test('each language has valid rows, and a thousand phrases', () => {
  expect(files).toHaveLength(8);
  for (const file of files) {
    const { says } = PhrasebookFile.parse(read(file));
    expect({ file, isLarge: Object.values(says).flat().length > 1000 }).toEqual({ file, isLarge: true });
    const numbered = Object.entries(says).filter(
      ([english, phrases]) => english.includes('#') && phrases.some((phrase) => !phrase.includes('#')),
    );
    expect({ file, numbered }).toEqual({ file, numbered: [] });
  }
  UnreadFile.parse(read('unread.json'));
});

const isParted = () => false;
const rows: PhrasebookRows = {
  language: 'de',
  forms: [
    ['e', ''],
    ['en', ''],
  ],
  spellings: [['ue', 'u']],
  heads: ['film'],
  numbers: { zwei: 2, achtzig: 80 },
  says: {
    film: ['Film'],
    war: ['Krieg'],
    love: ['Liebe'],
    green: ['grün'],
    'under # hours': ['unter # Stunden'],
    'from the #s': ['aus den # jahren'],
    'after #': ['ab #'],
    'from age #': ['ab #'],
    'year old': ['jahre alt'],
    '# year old': ['#jährige'],
  },
};

test.each([
  ['krieg', 'war'],
  ['kriege', 'war'],
  ['gruen', 'green'],
  ['grunen', 'green'],
  ['kriegsfilm', 'war film'],
  ['liebesfilm', 'love film'],
  ['zombiefilm', 'zombie film'],
  ['zwei', '2'],
  ['unter zwei stunden', 'under 2 hours'],
  ['unter 3 stunden', 'under 3 hours'],
  ['aus den achtzig jahren', 'from the 80s'],
  ['ab 2010', 'after 2010'],
  ['ab 6', 'from age 6'],
  ['6jahrige', '6 year old'],
  ['zorn', null],
  ['aus den 85 jahren', null],
])('says %j in English: %j', (said, english) => {
  const found = createPhrasebook(rows).longestAt(said.split(' '), 0, isParted);
  expect(found?.english ?? null).toBe(english);
});

test('a phrase does not go on over a mark', () => {
  const book = createPhrasebook(rows);
  expect(book.longestAt(['unter', '2', 'stunden'], 0, (at) => at === 2)).toBeNull();
});
