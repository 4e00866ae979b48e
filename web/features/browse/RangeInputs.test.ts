import { describe, expect, it } from 'vitest';

import { endsOn, rangeBetween, scaleOf } from './RangeInputs.tsx';

const bin = (from: number, to: number) => ({ from, to, count: 1 });

describe('the scale of a range', () => {
  it('goes from the first title to the last, in steps that people mean', () => {
    expect(scaleOf('year', [bin(1921, 1924), bin(1925, 2025)], null)).toEqual({
      min: 1921,
      max: 2025,
      step: 1,
    });
    expect(scaleOf('score', [bin(3.6, 4.4), bin(8.5, 8.7)], null)).toEqual({ min: 3.5, max: 9, step: 0.5 });
    expect(scaleOf('runtime', [bin(47, 242)], null)).toEqual({ min: 45, max: 245, step: 5 });
  });

  it('has room for what is set, with or without titles', () => {
    expect(scaleOf('year', [bin(1960, 1990)], { from: 1900, to: null })).toMatchObject({
      min: 1900,
      max: 1990,
    });
    expect(scaleOf('year', [], { from: 1900, to: 1910 })).toMatchObject({ min: 1900, max: 1910 });
  });

  it('is never empty, and is none where nothing is known', () => {
    expect(scaleOf('seasons', [bin(1, 1)], null)).toEqual({ min: 1, max: 2, step: 1 });
    expect(scaleOf('year', [], null)).toBeNull();
  });
});

describe('a range between two places', () => {
  const scale = { min: 1920, max: 2020, step: 1 };

  it('is open where it reaches the end of the scale', () => {
    expect(rangeBetween(scale, 1990, 2020)).toEqual({ from: 1990, to: null });
    expect(rangeBetween(scale, 1920, 1990)).toEqual({ from: null, to: 1990 });
    expect(rangeBetween(scale, 1920, 2020)).toBeNull();
  });

  it('is turned where its ends crossed', () => {
    expect(rangeBetween(scale, 1999, 1990)).toEqual({ from: 1990, to: 1999 });
  });

  it('comes back to the same places', () => {
    expect(endsOn(scale, rangeBetween(scale, 1990, 2020))).toEqual([1990, 2020]);
    expect(endsOn(scale, null)).toEqual([1920, 2020]);
  });
});
