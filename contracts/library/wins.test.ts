import fc from 'fast-check';
import { expect, test } from 'vitest';

import { wins } from './wins.ts';

const write = fc.record({ value: fc.oneof(fc.constant(null), fc.integer(), fc.string()), at: fc.nat(3) });

test('in whatever order writes arrive, the register ends up the same', () => {
  fc.assert(
    fc.property(fc.array(write, { minLength: 1 }), fc.infiniteStream(fc.nat()), (writes, dice) => {
      const settle = (order: typeof writes) =>
        order.reduce<(typeof writes)[number] | undefined>(
          (held, next) => (wins(next, held) ? next : held),
          undefined,
        );
      const shuffled = [...writes].map((one) => ({ one, by: dice.next().value })).sort((a, b) => a.by - b.by);
      expect(settle(shuffled.map(({ one }) => one))).toEqual(settle(writes));
    }),
  );
});

test('the same write twice changes nothing', () => {
  expect(wins({ value: 7, at: 5 }, { value: 7, at: 5 })).toBe(false);
});

test('what was deleted later stays deleted', () => {
  expect(wins({ value: { added: '2026-11-01T10:00:00Z' }, at: 5 }, { value: null, at: 6 })).toBe(false);
});
