import { expect, test } from 'vitest';

import { titleKey } from '../facts.ts';
import { checkWishes } from './checkWishes.ts';
import { title } from './testing/title.ts';

const fargo = title({
  id: 275,
  name: 'Fargo',
  alsoNamed: ['Fargo: A Homespun Murder Story'],
  year: 1996,
  makers: [{ id: 1223, name: 'Joel Coen' }],
  collection: 'Fargo Collection',
  companies: ['Working Title'],
});
const titles = new Map([[titleKey(fargo), fargo]]);

const like = { slot: 'like', media: 'movie', id: 275, name: 'fargo', year: 2014, aspect: null, not: false };

test('wishes for what the catalogue has are accepted, under the names of its rows', () => {
  expect(
    checkWishes(
      [
        { ...like, aspect: 'bleak' },
        { slot: 'person', id: 1223, name: 'joel coen', role: 'director', not: false },
        { slot: 'theme', entry: 'bleak', not: true },
        { slot: 'language', language: 'en', not: false },
        { slot: 'years', min: 1990, max: 1999, strict: true },
        { slot: 'score', min: 7 },
        { slot: 'collection', name: 'Fargo', not: true },
        { slot: 'company', name: 'Working Title', not: false },
        { slot: 'company', name: 'Nobody & Sons', not: false },
        { slot: 'collection', name: 'Heat', not: false },
      ],
      titles,
    ),
  ).toEqual([
    { ...like, name: 'Fargo', year: 1996, aspect: 'bleak' },
    { slot: 'person', id: 1223, name: 'Joel Coen', role: 'director', not: false },
    { slot: 'theme', entry: 'bleak', not: true },
    { slot: 'language', language: 'en', not: false },
    { slot: 'years', min: 1990, max: 1999, strict: true },
    { slot: 'score', min: 7 },
    { slot: 'collection', name: 'Fargo', not: true },
    { slot: 'company', name: 'Working Title', not: false },
  ]);
});

test.each([
  ['a number that is no title', { ...like, id: 999_999 }],
  ['a title under the name of another', { ...like, name: 'Heat' }],
  ['a person under another name', { slot: 'person', id: 1223, name: 'Ethan Coen', role: 'any', not: false }],
  ['a person whom nobody knows', { slot: 'person', id: 7, name: 'Joel Coen', role: 'any', not: false }],
  ['no entry of the lexicon', { slot: 'theme', entry: 'vibes', not: false }],
  ['a language of no title', { slot: 'language', language: 'xx', not: false }],
  ['a country of no title', { slot: 'country', country: 'FR', not: false }],
  ['a word that is none', { slot: 'word', word: '?!', not: false }],
  ['a range that ends before it begins', { slot: 'years', min: 2000, max: 1990, strict: true }],
  ['a range without ends', { slot: 'runtime', min: null, max: null, strict: true }],
  ['a year that is none', { slot: 'years', min: 3, max: 1990, strict: true }],
  ['a slot that is none', { slot: 'price', max: 3 }],
  ['words', 'a good film'],
  ['nothing', null],
])('%s is left out', (_, proposed) => {
  expect(checkWishes([proposed], titles)).toEqual([]);
});

test('a title may be named as elsewhere, without an aspect that is no entry', () => {
  expect(
    checkWishes([{ ...like, name: 'Fargo: a homespun murder story', aspect: 'vibes' }], titles),
  ).toMatchObject([{ name: 'Fargo', aspect: null }]);
});

test('what is said twice counts once, and their number is limited', () => {
  const score = { slot: 'score', min: 7 };
  expect(checkWishes([score, score], titles)).toEqual([score]);
  const many = Array.from({ length: 100 }, (_, place) => ({
    slot: 'word',
    word: `word${place}`,
    not: false,
  }));
  expect(checkWishes(many, titles)).toHaveLength(24);
});
