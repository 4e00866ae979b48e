import { describe, expect, it } from 'vitest';

import type { Drawing } from '#kit/motif.ts';

import { inkBox } from './seat.ts';

const drawing = (d: string, w?: number): Drawing => ({
  tag: 'test',
  parts: [w === undefined ? { r: 'f', d } : { r: 'f', d, w }],
});

describe('the ink of a drawing', () => {
  it.each([
    ['lines from point to point', 'M10 20L80 20L80 60Z', [10, 20, 80, 60]],
    ['lines along the axes, relative', 'M10 20h70v40h-70z', [10, 20, 80, 60]],
    ['a path that goes on from where it closed', 'M10 20h5v5zm30 0h5v5z', [10, 20, 45, 25]],
    ['numbers without spaces', 'M.5-.5l10 .5.5 9', [0.5, -0.5, 11, 9]],
    ['half a circle', 'M20 50A30 30 0 0 1 80 50', [20, 20, 80, 50]],
    ['a circle of two arcs with flags set tight', 'M20 50a30 30 0 1160 0a30 30 0 11-60 0', [20, 20, 80, 80]],
  ])('is measured for %s', (_, d, [left = 0, top = 0, right = 0, bottom = 0]) => {
    const box = inkBox(drawing(d));
    expect(box.left).toBeCloseTo(left, 0);
    expect(box.top).toBeCloseTo(top, 0);
    expect(box.right).toBeCloseTo(right, 0);
    expect(box.bottom).toBeCloseTo(bottom, 0);
  });

  it('reaches as far as a curve does, not as far as its handles', () => {
    const { top } = inkBox(drawing('M0 50C0 0 100 0 100 50'));
    expect(top).toBeGreaterThan(10);
    expect(top).toBeLessThan(16);
  });

  it('has the width of its stroke', () => {
    expect(inkBox(drawing('M10 10H90', 8))).toEqual({ left: 6, top: 6, right: 94, bottom: 14 });
  });

  it('leaves holes aside, and takes the whole box where there is no ink', () => {
    const hole: Drawing = { tag: 'hole', parts: [{ r: 'g', d: 'M0 0h10v10z' }] };
    expect(inkBox(hole)).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
  });
});
