import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { answeredUpTo, heldOf, join, momentAfter, pulled, type Register, written } from './register.ts';

const key = 'mark/movie/603/rating';
const rating = fc.option(fc.integer({ min: 1, max: 3 }));
const moment = fc.integer({ min: 1, max: 6 });

/** What a server says grows: each version later than the one before. */
const server = fc
  .array(rating, { maxLength: 4 })
  .map((values) =>
    values.map((value, index) => pulled({ key, value, at: (index + 1) * 2, version: index + 1 })),
  );
const piece = fc.oneof(
  fc.record({ value: rating, at: moment }).map((held) => written(key, held)),
  moment.map((at) => answeredUpTo(key, at)),
);
/** Three times some of the possible events of one register, in any order, any of them more than once. */
const told = fc.tuple(server, fc.array(piece, { minLength: 1, maxLength: 6 })).chain(([told, own]) => {
  const some = fc.shuffledSubarray([...told, ...own, ...told, ...own], { minLength: 1 });
  return fc.tuple(some, some, some);
});

const all = (list: readonly Register[]) => list.reduce(join);

describe('what is known of a register', () => {
  it('is the same in whatever order and however often an event arrives', () => {
    fc.assert(
      fc.property(told, ([a, b]) => {
        expect(all([...b, ...a])).toEqual(all([...a, ...b]));
        expect(all([...a, ...b].toReversed())).toEqual(all([...a, ...b]));
        expect(join(all(a), all(a))).toEqual(all(a));
      }),
    );
  });

  it('is the same however it is put together', () => {
    fc.assert(
      fc.property(told, ([a, b, c]) => {
        expect(join(join(all(a), all(b)), all(c))).toEqual(join(all(a), join(all(b), all(c))));
      }),
    );
  });

  it('accepts a present write whatever is known', () => {
    fc.assert(
      fc.property(told, fc.integer({ min: 0, max: 20 }), ([list], now) => {
        const known = all(list);
        const write = { value: 9, at: momentAfter(known, now) };
        expect(heldOf(join(known, written(key, write)))).toEqual(write);
      }),
    );
  });
});

describe('an answered write', () => {
  const first = written(key, { value: 7, at: 100 });

  it('is replaced by what the server made of it, though its clock is behind', () => {
    const taken = join(join(first, answeredUpTo(key, 100)), pulled({ key, value: 7, at: 90, version: 4 }));
    expect(heldOf(taken)).toEqual({ value: 7, at: 90, version: 4 });
    // Another tab sends the same write late.
    expect(join(taken, first)).toEqual(taken);
  });

  it('that was refused leaves what the server has, or nothing', () => {
    expect(heldOf(join(first, answeredUpTo(key, 100)))).toBeNull();
    const before = pulled({ key, value: 3, at: 50, version: 1 });
    expect(heldOf(all([before, first, answeredUpTo(key, 100)]))).toMatchObject({ value: 3, at: 50 });
  });

  it('keeps what was written meanwhile', () => {
    const second = written(key, { value: 8, at: 101 });
    expect(all([first, second, answeredUpTo(key, 100)]).waiting).toEqual({ value: 8, at: 101 });
  });
});
