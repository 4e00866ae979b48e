import { expect, test } from 'vitest';

import { shippedFind, shippedTitles } from '../../server/assistant/testing/shippedTitles.ts';
import { createEngine } from './createEngine.ts';

const engine = createEngine(shippedTitles(), shippedFind());

/** What is asked for after these sentences. */
const keysAfter = (...says: readonly string[]) =>
  engine
    .answer({ turns: says.map((say) => ({ say, without: [] })), seen: [] }, { count: 8, year: 2026 })
    .query.parts.map(({ key }) => key);

test.each([
  [
    'so is what is meant instead',
    ['films with Brad Pitt', 'no i meant the nineties'],
    ['media/movie', 'person/1847512647', 'years/1990/1999'],
  ],
  [
    'what is entirely new keeps nothing',
    ['a sad film', 'something completely different: a musical'],
    ['genre/Music'],
  ],
  [
    'a mood that contradicts an earlier one replaces it',
    ['a sad film', 'happier'],
    ['media/movie', 'theme/feel-good'],
  ],
  ['so does it without a comma', ['a sad film', 'no happier'], ['media/movie', 'theme/feel-good']],
  [
    'what is added stays beside it',
    ['sad films', 'but also funny'],
    ['theme/sad', 'media/movie', 'theme/funny'],
  ],
  [
    'a title that is named is left out',
    ['heist films', 'not Heat, seen it'],
    ['theme/heist', 'media/movie', 'without/movie/949'],
  ],
  [
    'nothing like a title leaves out its likes',
    ['heist films', 'nothing like Heat'],
    ['theme/heist', 'media/movie', 'not-like/movie/949'],
  ],
  [
    'a corrected age replaces one',
    ['a film for my 7 year old', 'she’s actually 5'],
    ['media/movie', 'age/5'],
  ],
  [
    'a child who comes along lowers it',
    ['a film for my 7 year old', 'my son’s only four'],
    ['media/movie', 'age/4'],
  ],
  [
    'who doesn’t come along is forgotten',
    ['a film for my 7 year old', 'without the kids then'],
    ['media/movie'],
  ],
])('%s', (_, says, keys) => {
  expect(keysAfter(...says)).toEqual(keys);
});

test('a question after a place is about the title there', () => {
  const turns = ['french comedies', 'the third sounds good, how long is it'].map((say) => ({
    say,
    without: [],
  }));
  const { notes, picks } = engine.answer({ turns, seen: [] }, { count: 8, year: 2026 });
  expect(notes).toMatchObject([{ is: 'fact', about: 'runtime', title: { id: picks[2]?.title.id } }]);
});
