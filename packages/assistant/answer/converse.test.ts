import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { expect, test } from 'vitest';

import { converse } from './converse.ts';
import { type Standing, standingWords } from './standing.ts';
import { readerOf } from './testing/sentences.ts';
import { title } from './testing/title.ts';

const nineties: Wish = { slot: 'years', min: 1990, max: 1999, strict: true };
const eighties: Wish = { slot: 'years', min: 1980, max: 1989, strict: true };
const comedy: Wish = { slot: 'genre', genre: 'Comedy', not: false };
const horror: Wish = { slot: 'genre', genre: 'Horror', not: false };
const funny: Wish = { slot: 'theme', entry: 'funny', not: false };
const french: Wish = { slot: 'language', language: 'fr', not: false };
const british: Wish = { slot: 'country', country: 'GB', not: false };
const series: Wish = { slot: 'media', media: 'tv' };
const films: Wish = { slot: 'media', media: 'movie' };
const oneSeason: Wish = { slot: 'seasons', min: null, max: 1 };

const tom: Wish = { slot: 'person', id: 7, name: 'Tom', role: 'any', not: false };
const heist: Wish = { slot: 'theme', entry: 'heist', not: false };
const sad: Wish = { slot: 'theme', entry: 'sad', not: false };
const notHeroes: Wish = { slot: 'theme', entry: 'superheroes', not: true };

const shownTitles = [
  title({ id: 1, name: 'First', year: 1992, runtime: 121 }),
  title({ id: 2, name: 'Second', year: 1995, runtime: 96 }),
  title({ id: 3, name: 'Third', year: 1999, runtime: 88 }),
];

const read = readerOf({
  'funny nineties comedies': {
    says: [
      ['funny', funny],
      ['nineties', nineties],
      ['comedies', comedy],
    ],
    words: ['funni', 'comedi', 'weird'],
  },
  'what about the eighties': { says: [['eighties', eighties]], isFollowUp: true },
  'or the eighties': { says: [['eighties', eighties]], isFollowUp: true },
  'eighties or nineties': {
    says: [
      ['eighties', eighties],
      ['nineties', nineties],
    ],
    isFollowUp: true,
  },
  'no comedies': { says: [['no comedies', { ...comedy, not: true }]], isFollowUp: true },
  'horror instead': { says: [['horror', horror]], isFollowUp: true },
  'also horror': { says: [['horror', horror]], isFollowUp: true },
  'only French ones': { says: [['French', french]], isFollowUp: true },
  'British ones': { says: [['British', british]], isFollowUp: true },
  'horror films': {
    says: [
      ['horror', horror],
      ['films', films],
    ],
  },
  'a series with one season': {
    says: [
      ['series', series],
      ['one season', oneSeason],
    ],
  },
  'films instead': { says: [['films', films]], isFollowUp: true },
  older: { changes: [['older', { change: 'older' }]], isFollowUp: true },
  newer: { changes: [['newer', { change: 'newer' }]], isFollowUp: true },
  shorter: { changes: [['shorter', { change: 'shorter' }]], isFollowUp: true },
  'less known': { changes: [['less known', { change: 'less-known' }]], isFollowUp: true },
  'not these': { changes: [['not these', { change: 'not-these' }]], isFollowUp: true },
  'more like the second': {
    changes: [['the second', { change: 'more-like', places: [2], not: false }]],
    isFollowUp: true,
  },
  'more like the ninth': {
    changes: [['the ninth', { change: 'more-like', places: [9], not: false }]],
    isFollowUp: true,
  },
  'not the last one': {
    changes: [['the last one', { change: 'more-like', places: [-1], not: true }]],
    isFollowUp: true,
  },
  'less violent': {
    changes: [['less violent', { change: 'less', of: ['violence'] }]],
    isFollowUp: true,
  },
  'shorter than the third': {
    changes: [['shorter than the third', { change: 'shorter', than: [3] }]],
    isFollowUp: true,
  },
  'the third but shorter': {
    changes: [
      ['the third', { change: 'more-like', places: [3], not: false }],
      ['shorter', { change: 'shorter' }],
    ],
    isFollowUp: true,
  },
  'forget the years': {
    changes: [['forget the years', { change: 'forget', slots: ['years'], wishes: [] }]],
    isFollowUp: true,
  },
  'comedies are fine': {
    changes: [['comedies are fine', { change: 'forget', slots: [], wishes: [{ ...comedy, not: true }] }]],
    isFollowUp: true,
  },
  'a sad heist with Tom': {
    says: [
      ['sad', sad],
      ['heist', heist],
      ['Tom', tom],
    ],
  },
  'not him': { changes: [['not him', { change: 'not-them' }]], isFollowUp: true },
  'no wait, funny': { says: [['funny', funny]], isFollowUp: true },
  'drop the comedies': {
    says: [['drop the comedies', { ...comedy, not: true }]],
    dropping: true,
    isFollowUp: true,
  },
  superheroes: { says: [['superheroes', { ...notHeroes, not: false }]] },
  'no marvel': {
    says: [['no marvel', notHeroes]],
    narrower: { slot: 'word', word: 'marvel', not: true },
    isFollowUp: true,
  },
  undo: { changes: [['undo', { change: 'undo' }]], isFollowUp: true },
  'start over': { changes: [['start over', { change: 'start-over' }]], isFollowUp: true },
  thanks: { kind: 'small-talk' },
});

const talk = (...says: readonly (string | { say: string; without: string[] })[]) =>
  converse(
    says.map((turn) => (typeof turn === 'string' ? { say: turn, without: [] } : turn)),
    { read: ({ say }) => read(say), shown: () => shownTitles, title: () => undefined },
  );

const keys = ({ parts }: Standing) => parts.map(({ key }) => key);

test('the first sentence gives parts with their spans', () => {
  const { standing, follows } = talk('funny nineties comedies');
  expect(follows).toBe(false);
  expect(standing.parts).toEqual([
    { key: 'theme/funny', wish: funny, span: { start: 0, end: 5 }, turn: 0 },
    { key: 'years/1990/1999', wish: nineties, span: { start: 6, end: 14 }, turn: 0 },
    { key: 'genre/Comedy', wish: comedy, span: { start: 15, end: 23 }, turn: 0 },
  ]);
});

test('a follow-up keeps the rest, whose words are in an earlier sentence', () => {
  const { standing, follows } = talk('funny nineties comedies', 'only French ones');
  expect(follows).toBe(true);
  expect(standing.parts.map(({ key, span, turn }) => [key, span !== null, turn])).toEqual([
    ['theme/funny', false, 0],
    ['years/1990/1999', false, 0],
    ['genre/Comedy', false, 0],
    ['language/fr', true, 1],
  ]);
});

test('a sentence that is no follow-up starts a new question', () => {
  const { standing, follows } = talk('funny nineties comedies', 'horror films');
  expect(follows).toBe(false);
  expect(keys(standing)).toEqual(['genre/Horror', 'media/movie']);
  expect(standingWords(standing)).toEqual([]);
});

test.each([
  ['other years replace them', 'what about the eighties', ['theme/funny', 'genre/Comedy', 'years/1980/1989']],
  [
    'years after "or" are added',
    'or the eighties',
    ['theme/funny', 'years/1990/1999', 'genre/Comedy', 'years/1980/1989'],
  ],
  [
    'what one sentence says stays together, also what was said before',
    'eighties or nineties',
    ['theme/funny', 'years/1990/1999', 'genre/Comedy', 'years/1980/1989'],
  ],
  ['the opposite replaces it', 'no comedies', ['theme/funny', 'years/1990/1999', 'not-genre/Comedy']],
  ['a genre is added', 'also horror', ['theme/funny', 'years/1990/1999', 'genre/Comedy', 'genre/Horror']],
  ['"instead" replaces a genre', 'horror instead', ['theme/funny', 'years/1990/1999', 'genre/Horror']],
])('%s', (_, followUp, expected) => {
  const { standing } = talk('funny nineties comedies', followUp);
  expect(keys(standing).toSorted()).toEqual(expected.toSorted());
});

test('"instead" leaves only what it names, also where that was said before', () => {
  const { standing } = talk('funny nineties comedies', 'also horror', 'horror instead');
  expect(keys(standing)).toEqual(['theme/funny', 'years/1990/1999', 'genre/Horror']);
});

test('less of something counts from the middle of what was shown', () => {
  expect(talk('horror films', 'less violent').standing.parts.at(-1)?.wish).toEqual({
    slot: 'intensity',
    of: 'violence',
    max: 0,
  });
});

test('a comparison with one pick counts from that', () => {
  expect(keys(talk('horror films', 'shorter than the third').standing)).toContain('runtime//85');
  expect(keys(talk('horror films', 'the third but shorter').standing)).toContain('runtime//85');
});

test('what is forgotten is not asked for any more, and what is fine is not unwanted', () => {
  expect(keys(talk('funny nineties comedies', 'forget the years').standing)).toEqual([
    'theme/funny',
    'genre/Comedy',
  ]);
  expect(keys(talk('horror films', 'no comedies', 'comedies are fine').standing)).toEqual([
    'genre/Horror',
    'media/movie',
  ]);
  expect(talk('horror films', 'forget the years').isWithoutEffect).toBe(true);
});

test('"not him" turns round who was asked for last', () => {
  expect(keys(talk('a sad heist with Tom', 'not him').standing)).toContain('not-person/7');
  expect(talk('horror films', 'not him').isWithoutEffect).toBe(true);
});

test('a correction replaces what is of its kind', () => {
  expect(keys(talk('a sad heist with Tom', 'no wait, funny').standing)).toEqual([
    'theme/heist',
    'person/7',
    'theme/funny',
  ]);
});

test('what was wanted can be dropped; what was not is unwanted', () => {
  expect(keys(talk('funny nineties comedies', 'drop the comedies').standing)).not.toContain(
    'not-genre/Comedy',
  );
  expect(keys(talk('horror films', 'drop the comedies').standing)).toContain('not-genre/Comedy');
});

test('a part of what is wanted can be unwanted', () => {
  expect(keys(talk('superheroes', 'no marvel').standing)).toEqual(['theme/superheroes', 'not-word/marvel']);
  expect(keys(talk('horror films', 'no marvel').standing)).toContain('not-theme/superheroes');
});

test('a title comes from one place: another country replaces a language', () => {
  expect(keys(talk('horror films', 'only French ones', 'British ones').standing)).toEqual([
    'genre/Horror',
    'media/movie',
    'country/GB',
  ]);
});

test('films have no seasons', () => {
  expect(keys(talk('a series with one season', 'films instead').standing)).toEqual(['media/movie']);
});

test('older and newer count from the middle of what was shown, shorter in steps of five minutes', () => {
  expect(keys(talk('horror films', 'older').standing)).toContain('years//1994');
  expect(keys(talk('horror films', 'newer').standing)).toContain('years/1996/');
  expect(keys(talk('horror films', 'shorter').standing)).toContain('runtime//95');
  expect(keys(talk('horror films', 'less known').standing)).toContain('fame/hidden');
});

test('"more like the second" adds that title, and drops unknown words', () => {
  const { standing } = talk('funny nineties comedies', 'more like the second');
  expect(keys(standing)).toContain('like/movie/2');
  expect(standingWords(standing)).toEqual(['funni', 'comedi']);
});

test('"not these" leaves out all that was shown, "not the last one" one of them', () => {
  expect(keys(talk('horror films', 'not these').standing).slice(2)).toEqual([
    'without/movie/1',
    'without/movie/2',
    'without/movie/3',
  ]);
  expect(keys(talk('horror films', 'not the last one').standing).slice(2)).toEqual(['without/movie/3']);
});

test('undoing goes back a turn at a time, past what changed nothing', () => {
  const says = ['funny nineties comedies', 'older', 'thanks', 'not these'];
  expect(keys(talk(...says, 'undo').standing)).toEqual(keys(talk(...says.slice(0, 2)).standing));
  expect(keys(talk(...says, 'undo', 'undo').standing)).toEqual(
    keys(talk('funny nineties comedies').standing),
  );
  expect(keys(talk(...says, 'undo', 'newer', 'undo').standing)).toEqual(
    keys(talk(...says.slice(0, 2)).standing),
  );
});

test('a query asked anew can be undone, and so can starting over', () => {
  const before = keys(talk('funny nineties comedies').standing);
  expect(keys(talk('funny nineties comedies', 'horror films', 'undo').standing)).toEqual(before);
  const over = talk('funny nineties comedies', 'start over');
  expect(over).toMatchObject({ isStartedOver: true, isWithoutEffect: false, follows: false });
  expect(keys(over.standing)).toEqual([]);
  expect(keys(talk('funny nineties comedies', 'start over', 'undo').standing)).toEqual(before);
});

test.each([
  [['undo']],
  [['not these']],
  [['funny nineties comedies', 'undo']],
  [['funny nineties comedies', 'older', 'undo', 'undo']],
  [['funny nineties comedies', 'more like the ninth']],
  [['horror films', 'less known', 'less known']],
])('%j says that nothing changed', (says) => {
  expect(talk(...says).isWithoutEffect).toBe(true);
});

test('with nothing to go back to the question stays', () => {
  expect(keys(talk('horror films', 'undo').standing)).toEqual(['genre/Horror', 'media/movie']);
  expect(keys(talk('horror films', 'undo', 'undo', 'newer').standing)).toHaveLength(3);
});

test('a change that nothing was said of follows what was shown', () => {
  expect(talk('thanks', 'older')).toMatchObject({ follows: true, isWithoutEffect: false });
  expect(talk('older').follows).toBe(false);
});

test('small talk leaves the question unchanged', () => {
  const { standing, follows, sentence } = talk('funny nineties comedies', 'thanks');
  expect(keys(standing)).toHaveLength(3);
  expect(follows).toBe(true);
  expect(sentence.kind).toBe('small-talk');
});

test('a removed part stays removed until it is said again, with its words', () => {
  const without = { say: 'funny nineties comedies', without: ['theme/funny'] };
  expect(keys(talk(without, 'only French ones').standing)).not.toContain('theme/funny');
  expect(standingWords(talk(without).standing)).toEqual(['comedi', 'weird']);
  expect(keys(talk(without, 'funny nineties comedies').standing)).toContain('theme/funny');
});

test('a part of an earlier sentence can be removed later', () => {
  const { standing, isWithoutEffect } = talk('funny nineties comedies', {
    say: 'only French ones',
    without: ['years/1990/1999', 'no such key'],
  });
  expect(keys(standing)).toEqual(['theme/funny', 'genre/Comedy', 'language/fr']);
  expect(isWithoutEffect).toBe(false);
});
