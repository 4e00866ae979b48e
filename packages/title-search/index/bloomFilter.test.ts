import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSieveBuilder, openBloomFilter } from './bloomFilter.ts';

const spaces = (code: number) => code === 32;

describe('a bloomFilter', () => {
  it('accepts every text that was added, and its beginnings', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'é', '千', '\ud800', '_'), maxLength: 6 }), {
            maxLength: 4,
          }),
          { maxLength: 6 },
        ),
        fc.nat({ max: 50 }),
        (texts, expected) => {
          const builder = createSieveBuilder(expected);
          const all = texts.map((words) => words.join(' '));
          for (const text of all) builder.add(text, spaces);
          const bloomFilter = openBloomFilter(builder.finish());
          const beginnings = texts.flatMap((words) =>
            words.slice(1).map((_, index) => `${words.slice(0, index + 1).join(' ')} `),
          );
          expect([...all, ...beginnings].filter((text) => !bloomFilter.mayHave(text))).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('rejects most of what was not, in few bits', () => {
    const builder = createSieveBuilder(10_000);
    for (let index = 0; index < 10_000; index += 1) builder.add(`name ${index}`, () => false);
    const bits = builder.finish();
    const bloomFilter = openBloomFilter(bits);
    const wrong = Array.from({ length: 10_000 }, (_, index) => bloomFilter.mayHave(`other ${index}`));
    expect(wrong.filter(Boolean).length).toBeLessThan(1500);
    expect(bits.byteLength).toBeLessThanOrEqual(10_000);
  });

  it('that is empty accepts nothing', () => {
    expect(openBloomFilter(createSieveBuilder(0).finish()).mayHave('anything')).toBe(false);
  });
});
