import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fromShortRank, toShortRank } from './shortRank.ts';

const rank = fc.oneof(fc.nat({ max: 20_000 }), fc.nat({ max: 50_000_000 }));

describe('a short rank', () => {
  it('keeps small ranks, and others to a part in four thousand', () => {
    fc.assert(
      fc.property(rank, (one) => {
        const again = fromShortRank(toShortRank(one));
        expect(again).toBeLessThanOrEqual(one);
        expect(one - again).toBeLessThanOrEqual(one < 8192 ? 0 : one / 4096);
      }),
    );
  });

  it('has the order of ranks, and sixteen bits', () => {
    fc.assert(
      fc.property(rank, rank, (one, other) => {
        const [better, worse] = [Math.min(one, other), Math.max(one, other)];
        expect(toShortRank(better)).toBeLessThanOrEqual(toShortRank(worse));
        expect(toShortRank(worse)).toBeLessThan(2 ** 16);
      }),
    );
  });
});
