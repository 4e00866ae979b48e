import { expect, it } from 'vitest';

import { readOptions } from './readOptions.ts';

const known = { parts: ['quick', 'slow'] as const, counts: { runs: 9, seconds: 60 } };
const read = (...args: string[]) => readOptions(args, known);

it('measures everything at its full length unless told otherwise', () => {
  expect(read()).toEqual({
    parts: new Set(['quick', 'slow']),
    counts: { runs: 9, seconds: 60 },
    against: null,
    base: null,
  });
  expect(read('--runs=2', '--parts=slow', '--against=../older', '--other', '--pictures=3')).toEqual({
    parts: new Set(['slow']),
    counts: { runs: 2, seconds: 60 },
    against: '../older',
    base: null,
  });
});

it('rejects what it would not measure', () => {
  expect(() => read('--seconds=0')).toThrow(/--seconds is a whole number/);
  expect(() => read('--runs')).not.toThrow();
  expect(() => read('--parts=slower')).toThrow(/not slower/);
});
