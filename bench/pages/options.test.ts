import { expect, it } from 'vitest';

import { readOptions } from './options.ts';

it('measures everything nine times unless told otherwise', () => {
  expect(readOptions([])).toEqual({
    runs: 9,
    parts: new Set(['loads', 'interactions', 'scroll']),
    against: null,
  });
  expect(readOptions(['--runs=2', '--parts=scroll', '--against=../older', '--other'])).toEqual({
    runs: 2,
    parts: new Set(['scroll']),
    against: '../older',
  });
});

it('rejects what it would not measure', () => {
  expect(() => readOptions(['--runs=0'])).toThrow(/whole number/);
  expect(() => readOptions(['--parts=load'])).toThrow(/not load/);
});
