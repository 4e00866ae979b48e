import { expect, test } from 'vitest';

import { standingWords } from './standing.ts';
import { comedy, funny, keys, nineties, talk } from './testing/talk.ts';

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

test('undoing leaves no trace of itself, and what is said again is no step', () => {
  const asked = ['funny nineties comedies', 'older'] as const;
  expect(talk(...asked, 'undo').standing.told).toEqual([{ say: 'funny nineties comedies', turn: 0 }]);
  expect(talk(...asked, 'also horror', 'also horror', 'undo').standing.parts).toHaveLength(3);
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

test('titles that were seen stay out of new questions, until everything starts over', () => {
  const seen = ['horror films', 'I have seen Heat', 'and Ronin'] as const;
  const out = ['without/movie/9', 'without/movie/8'];
  expect(keys(talk(...seen).standing)).toEqual(['genre/Horror', 'media/movie', ...out]);
  expect(keys(talk(...seen, 'superheroes').standing)).toEqual([...out, 'theme/superheroes']);
  expect(keys(talk(...seen, 'superheroes', 'start over', 'superheroes').standing)).toEqual([
    'theme/superheroes',
  ]);
  expect(keys(talk('horror films', 'not these', 'superheroes').standing)).toEqual(['theme/superheroes']);
  expect(keys(talk('horror films', 'we saw Heat').standing)).toContain('without/movie/9');
  expect(keys(talk('horror films', 'we saw Heat and loved it').standing)).toEqual(['like/movie/9']);
  expect(keys(talk('we saw Heat').standing)).toEqual(['like/movie/9']);
  expect(keys(talk('horror films', 'and Ronin').standing)).toContain('like/movie/8');
});
