import { expect, it } from 'vitest';

import { readOptions } from './options.ts';

it('measures everything at its full length unless told otherwise', () => {
  expect(readOptions([])).toEqual({
    parts: new Set(['memory', 'overload', 'fairness']),
    requests: 80_000,
    pictures: 2000,
    rest: 45,
    seconds: 60,
    against: null,
  });
  expect(readOptions(['--parts=memory', '--requests=100', '--against=../older', '--other'])).toMatchObject({
    parts: new Set(['memory']),
    requests: 100,
    against: '../older',
  });
});

it('rejects what it would not measure', () => {
  expect(() => readOptions(['--seconds=0'])).toThrow(/--seconds is a whole number/);
  expect(() => readOptions(['--parts=memories'])).toThrow(/not memories/);
});
