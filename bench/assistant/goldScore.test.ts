import type { TitleFacts } from '@marquee/assistant/events';
import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { expect, test } from 'vitest';

import { createExpectations } from './goldExpectation.ts';
import { scoreGold } from './goldScore.ts';

const heat: TitleFacts = {
  media: 'movie',
  id: 949,
  name: 'Heat',
  originalName: 'Heat',
  alsoNamed: [],
  year: 1995,
  runtime: 170,
  seasons: null,
  episodes: null,
  isEnded: null,
  genres: ['Crime'],
  language: 'en',
  countries: ['US'],
  certification: 'R',
  collection: null,
  companies: null,
  makers: [{ id: 1, name: 'Michael Mann' }],
  writers: [],
  cast: [{ id: 2, name: 'Al Pacino', character: 'Vincent Hanna' }],
  keywords: ['heist'],
  moods: ['tense'],
  audience: null,
  story: null,
  overview: '',
  tagline: '',
  score: 8,
  fame: 80,
};
const { expectations, unknownNames } = createExpectations(
  [heat],
  [{ id: 'time-loop', group: 'trope', label: 'time loop', phrases: ['time loop', 'same day again'] }],
);

const horror: Wish = { slot: 'genre', genre: 'Horror', not: true };
const likeHeat: Wish = {
  slot: 'like',
  media: 'movie',
  id: 949,
  name: 'Heat',
  year: 1995,
  aspect: null,
  not: false,
};
const years: Wish = { slot: 'years', min: 1990, max: 1999, strict: true };

const score = (wishes: readonly string[], got: readonly Wish[], ok: readonly string[] = []) =>
  scoreGold([
    {
      id: 'one',
      kind: 'negation',
      is: ['wish'],
      expected: wishes.flatMap((wish) => expectations(wish)),
      ok: ok.flatMap((wish) => expectations(wish)),
      got: { kind: 'wish', wishes: got },
    },
  ]);

test('accepts what was meant', () => {
  const { f1, negation, linking, wholly, failures } = score(
    ['not-genre/Horror', 'like:Heat (1995)', 'years/1990/1999'],
    [horror, likeHeat, years],
  );
  expect({ f1, negation, precision: linking.precision, wholly, failures }).toEqual({
    f1: 1,
    negation: 1,
    precision: 1,
    wholly: 1,
    failures: [],
  });
});

test('finds a "no" that was forgotten, turned round or made up', () => {
  const forgotten = score(['not-genre/Horror'], []);
  const turned = score(['not-genre/Horror'], [{ ...horror, not: false }]);
  const madeUp = score(['genre/Horror'], [horror]);
  expect([forgotten, turned, madeUp].map(({ negation }) => negation)).toEqual([0, 0, 0]);
  expect(turned.failures[0]?.sign).toEqual(['missed not-genre/Horror', 'wished for genre/Horror']);
});

test('counts a title that the request does not name against the linking', () => {
  const { linking } = score(['not-genre/Horror'], [horror, likeHeat]);
  expect(linking).toMatchObject({ precision: 0, wrong: 1 });
});

test('minds whether a period is a condition, where the gold does', () => {
  const loose = { ...years, strict: false };
  expect(score(['years/1990/1999'], [loose]).f1).toBe(0);
  expect(score(['years~1990/1999'], [loose]).f1).toBe(1);
  expect(score(['years?19*/1999'], [loose]).f1).toBe(1);
});

test('accepts any of several readings, and ignores optional wishes', () => {
  const theme: Wish = { slot: 'theme', entry: 'time-loop', not: false };
  const word: Wish = { slot: 'word', word: 'time loops', not: false };
  expect(score(['genre/Drama or theme:same day again'], [theme]).f1).toBe(1);
  expect(score(['theme:time loop'], [word]).f1).toBe(1);
  expect(score([], [theme], ['theme:*']).wholly).toBe(1);
  expect(score(['genre/Drama'], [theme]).failures).toEqual([
    { id: 'one', missed: ['genre/Drama'], wrong: ['theme/time-loop'] },
  ]);
});

test('knows titles by their years and people by what they did', () => {
  expect(unknownNames('like:Heat (1986) or person:Al Pacino (cast)')).toEqual(['like:Heat (1986)']);
  expect(unknownNames('person:Al Pacino (director)')).toEqual(['person:Al Pacino (director)']);
});
