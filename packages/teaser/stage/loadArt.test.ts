import { describe, expect, it } from 'vitest';

import { standsFree, subjectOf } from './loadArt.ts';

const width = 64;
const height = 36;

/** A grey picture with a dark box in it; for a layer, transparent around it. */
function picture(left: number, top: number, right: number, bottom: number, ground = 255): number[] {
  return Array.from({ length: width * height }, (_, index) => {
    const x = index % width;
    const y = Math.floor(index / width);
    const isIn = x >= left && x < right && y >= top && y < bottom;
    return isIn ? [10, 10, 10, 255] : [200, 200, 200, ground];
  }).flat();
}

describe('the subject of a picture', () => {
  it('is where its upright edges are, and not its horizon', () => {
    const standing = picture(44, 12, 47, 22);
    for (let x = 0; x < width; x += 1)
      for (let y = 30; y < height; y += 1) standing.splice((y * width + x) * 4, 3, 10, 10, 10);
    const found = subjectOf(standing, width);
    expect(found?.x).toBeCloseTo(0.71, 1);
    expect(found?.y).toBeGreaterThan(0.3);
    expect(found?.y).toBeLessThan(0.65);
  });

  it('is null where there is only an even ground', () => {
    expect(subjectOf(picture(0, 0, 0, 0), width)).toBeNull();
  });

  it('is free only where it touches no edge', () => {
    expect(standsFree(picture(30, 10, 40, 20, 0), width)).toBe(true);
    expect(standsFree(picture(30, 10, 40, height, 0), width)).toBe(false);
    expect(standsFree(picture(0, 10, 40, 20, 0), width)).toBe(false);
    expect(standsFree(picture(30, 10, 31, 11, 0), width)).toBe(false);
  });
});
