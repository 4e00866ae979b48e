import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { tokensOf } from '#read/line.ts';

import { shippedLinker } from '../../../server/assistant/testing/linkedIn.ts';

// prettier-ignore
const pieces = [
  'like', 'the', 'and', 'not', 'Heat', 'heat', 'Fargo', 'seen', 'director of', 'Tom Hanks', 'brothers', 'Coen', 'by',
  '(1996)', '1996', '"', "'s", ',', '\n- ', '-', '…', '🎬', 'Шрек', '千と千尋', 'Interstelar', 'series', 'as', 'vibes',
];
const sentence = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    maxLength: 60,
  })
  .map((parts) => parts.join(' '));

test('whatever is said, links are within the sentence, in order and without overlap', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const tokens = tokensOf(text);
      let end = 0;
      for (const { from, to } of shippedLinker().link(tokens, [])) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(tokens.length);
    }),
  );
});

test('what is taken is never linked', () => {
  fc.assert(
    fc.property(sentence, fc.array(fc.boolean(), { maxLength: 60 }), (text, taken) => {
      for (const { from, to } of shippedLinker().link(tokensOf(text), taken)) {
        expect(taken.slice(from, to)).not.toContain(true);
      }
    }),
  );
});
