import { describe, expect, test } from 'vitest';

import { freshFor, freshness, statedLifetime } from './freshness.ts';

test.each([
  ['public, max-age=600', undefined, 600],
  ['public, max-age=28800', '28000', 800],
  ['max-age=60', '90', 0],
  ['public,s-maxage=30', undefined, 30],
  ['no-cache', undefined, null],
  ['max-age=soon', undefined, null],
  [undefined, '5', null],
])('Cache-Control: %s, Age: %s is good for %s seconds more', (cacheControl, age, seconds) => {
  expect(statedLifetime(cacheControl, age)).toBe(seconds);
});

describe('an answer counts as fresh', () => {
  const minutes = (stated: number | null, status = 200, random = 0.5) =>
    freshFor(freshness.details, { status, stated, random: () => random }) / 60_000;

  test('as long as TMDB says, within what is sensible for its kind', () => {
    expect(minutes(2 * 3600)).toBe(120);
    expect(minutes(5)).toBe(60);
    expect(minutes(7 * 24 * 3600)).toBe(12 * 60);
    expect(minutes(null)).toBe(12 * 60);
  });

  test('a little more or less, so that answers of one moment don’t fall due in one', () => {
    expect([minutes(null, 200, 0), minutes(null, 200, 1)]).toEqual([648, 792]);
  });

  test('for ten minutes where it is a no', () => {
    expect([minutes(null, 404), minutes(24 * 3600, 404), minutes(null, 422)]).toEqual([10, 10, 10]);
  });
});
