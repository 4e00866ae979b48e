import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cosineWith, type SparseVector, sparseVector } from './likenessThemes.ts';

const product = (a: SparseVector, b: SparseVector) => cosineWith(a)(b);

const weights = fc
  .uniqueArray(fc.tuple(fc.nat(40), fc.double({ min: 0.1, max: 9, noNaN: true })), {
    selector: ([fact]) => fact,
    minLength: 1,
  })
  .map((entries) => new Map(entries));

describe('cosineWith', () => {
  it('is 1 for a vector with itself, and the same both ways', () => {
    fc.assert(
      fc.property(weights, weights, (a, b) => {
        const [left, right] = [sparseVector(a), sparseVector(b)];
        expect(product(left, left)).toBeCloseTo(1);
        expect(product(left, right)).toBeCloseTo(product(right, left));
        expect(product(left, right)).toBeLessThanOrEqual(1.000001);
      }),
    );
  });

  it('is 0 where nothing is shared', () => {
    expect(product(sparseVector(new Map([[1, 2]])), sparseVector(new Map([[3, 4]])))).toBe(0);
    expect(product(sparseVector(new Map()), sparseVector(new Map()))).toBe(0);
  });
});
