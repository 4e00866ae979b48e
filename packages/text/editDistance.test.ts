import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { editDistance } from './editDistance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

/** The textbook recursion, slow and plain. */
function plainDistance(from: string, to: string): number {
  if (from === '' || to === '') return Math.max(from.length, to.length);
  const substitution = plainDistance(from.slice(1), to.slice(1)) + (from[0] === to[0] ? 0 : 1);
  const options = [substitution, plainDistance(from.slice(1), to) + 1, plainDistance(from, to.slice(1)) + 1];
  if (from.length > 1 && from[0] === to[1] && from[1] === to[0]) {
    options.push(plainDistance(from.slice(2), to.slice(2)) + 1);
  }
  return Math.min(...options);
}

describe('editDistance', () => {
  it.each([
    ['inception', 'incpetion', 1],
    ['godfather', 'godfater', 1],
    ['miyazaki', 'miyasaki', 1],
    ['schwarzenegger', 'schwartzeneger', 2],
    ['heat', 'heat', 0],
    ['heat', 'alien', 3],
  ])('from %j to %j is %i', (from, to, distance) => {
    expect(editDistance(from, to, 2)).toBe(distance);
  });

  it('agrees with the plain recursion up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (from, to, limit) => {
        expect(editDistance(from, to, limit)).toBe(Math.min(plainDistance(from, to), limit + 1));
      }),
      { numRuns: 300 },
    );
  });

  it('with prefix is the distance to the nearest beginning', () => {
    expect(editDistance('incpe', 'inception', 2, true)).toBe(1);
    fc.assert(
      fc.property(word, word, (from, to) => {
        const beginnings = Array.from({ length: to.length + 1 }, (_, end) => to.slice(0, end));
        const nearest = Math.min(...beginnings.map((beginning) => plainDistance(from, beginning)));
        expect(editDistance(from, to, 2, true)).toBe(Math.min(nearest, 3));
      }),
      { numRuns: 300 },
    );
  });
});
