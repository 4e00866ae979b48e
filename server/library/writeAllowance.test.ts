import { expect, it } from 'vitest';

import { createWriteAllowance } from './writeAllowance.ts';

const body = 64 * 1024;
const mebibyte = 1024 * 1024;

function start() {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const { take } = createWriteAllowance({ now: () => new Date(time) });
  return {
    take,
    /** How many bytes get through until one is refused. */
    fill: (account: string, address: string, bytes = body) => {
      let taken = 0;
      while (take({ account, address }, bytes) === null) taken += bytes;
      return taken;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

it('lets an account import a whole library at once, and again over an hour', () => {
  const { fill, take, pass } = start();
  expect(fill('ada', 'home')).toBe(16 * mebibyte);
  const wait = take({ account: 'ada', address: 'home' }, body) ?? 0;
  expect(wait).toBeGreaterThan(0);
  pass((wait - 1) * 1000);
  expect(take({ account: 'ada', address: 'home' }, body)).toBeGreaterThan(0);
  pass(1000);
  expect(take({ account: 'ada', address: 'home' }, body)).toBeNull();
});

it('lets one address write no more with twenty accounts than with two', () => {
  const { fill } = start();
  let taken = 0;
  for (let count = 0; count < 20; count += 1) taken += fill(`account${count}`, 'home');
  expect(taken).toBe(32 * mebibyte);
  expect(fill('somebody', 'elsewhere')).toBe(16 * mebibyte);
});

it('counts the smallest write as a kilobyte', () => {
  expect(start().fill('ada', 'home', 1)).toBe(16 * 1024);
});

it('is not confused by a clock set back', () => {
  const { fill, take, pass } = start();
  fill('ada', 'home');
  pass(-6 * 60_000);
  expect(take({ account: 'ada', address: 'home' }, body)).toBeLessThan(60);
});
