import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chooseNames } from './chooseNames.ts';

const named = (name: string, region: string, original = false) => ({ number: 1, name, region, original });

describe('chooseNames', () => {
  it('puts the original first, then the languages that most people type', () => {
    const names = [named('Yedi Samuray', 'TR'), named('Seven Samurai', 'US'), named('Shichinin', '', true)];
    expect(chooseNames(names).map(({ name }) => name)).toEqual([
      'Shichinin',
      'Seven Samurai',
      'Yedi Samuray',
    ]);
  });

  it('uses each name once, however it is spelled', () => {
    const names = [named('Amélie', 'FR'), named('AMELIE', 'US'), named('Amelie!', 'XX'), named('…', 'GB')];
    expect(chooseNames(names).map(({ name }) => name)).toEqual(['AMELIE']);
  });

  it('chooses the same in batches as at once', () => {
    const name = fc.record({
      number: fc.constant(1),
      name: fc.integer({ min: 0, max: 60 }).map((number) => `Name ${number}`),
      region: fc.constantFrom('US', 'DE', 'JP', 'ZZ', ''),
      original: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 80 }), fc.nat(80), (names, cut) => {
        const inParts = chooseNames([...chooseNames(names.slice(0, cut)), ...names.slice(cut)]);
        expect(inParts).toEqual(chooseNames(names));
        expect(inParts.length).toBeLessThanOrEqual(16);
      }),
    );
  });
});
