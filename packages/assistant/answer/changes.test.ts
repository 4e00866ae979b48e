import { expect, test } from 'vitest';

import { standingWords } from './standing.ts';
import { keys, talk } from './testing/talk.ts';

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

test('another company replaces one, unless both are wanted', () => {
  expect(keys(talk('Pixar', 'what about Ghibli').standing)).toEqual(['company/Studio Ghibli']);
  expect(keys(talk('Pixar', 'or Ghibli').standing)).toEqual(['company/Pixar', 'company/Studio Ghibli']);
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
