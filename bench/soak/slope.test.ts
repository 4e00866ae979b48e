import { expect, it } from 'vitest';

import { slopePerHour } from './slope.ts';

const minute = 60_000;

it('is what a figure grows by in an hour', () => {
  const grown = Array.from({ length: 30 }, (_, index) => ({ at: index * minute, value: 120 + index * 0.5 }));
  expect(slopePerHour(grown)).toBe(30);
});

it('is zero for what stays around a figure, and without samples', () => {
  const steady = Array.from({ length: 31 }, (_, index) => ({ at: index * minute, value: 120 + (index % 2) }));
  expect(slopePerHour(steady)).toBeCloseTo(0);
  expect(slopePerHour([])).toBe(0);
  expect(slopePerHour([{ at: 1, value: 5 }])).toBe(0);
});
