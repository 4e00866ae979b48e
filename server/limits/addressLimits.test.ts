import { expect, test } from 'vitest';

import { createAddressLimits } from './addressLimits.ts';

function start() {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const minute = 60_000;
  const limits = createAddressLimits({
    buckets: [
      { size: 10, milliseconds: minute },
      { size: 100, milliseconds: 24 * 60 * minute },
    ],
    atOnce: 2,
    now: () => new Date(time),
  });
  const ask = (address = '192.0.2.1') => {
    const begun = limits.begin(address);
    if (begun.ok) begun.end();
    return begun.ok;
  };
  const askUntilRefused = (address?: string) => {
    let count = 0;
    while (count < 1000 && ask(address)) count += 1;
    return count;
  };
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  return { limits, ask, askUntilRefused, pass };
}

test('an address asks ten times a minute', () => {
  const { askUntilRefused, pass } = start();
  expect(askUntilRefused()).toBe(10);
  pass(5);
  expect(askUntilRefused()).toBe(0);
  pass(1);
  expect(askUntilRefused()).toBe(1);
  pass(600);
  expect(askUntilRefused()).toBe(10);
});

test('an address asks a hundred times a day, and a little more as the day goes on', () => {
  const { askUntilRefused, pass } = start();
  let count = 0;
  for (let minute = 0; minute < 30; minute += 1) {
    count += askUntilRefused();
    pass(60);
  }
  expect(count).toBeGreaterThanOrEqual(100);
  expect(count).toBeLessThanOrEqual(103);
});

test('one address has nothing to do with another', () => {
  const { askUntilRefused } = start();
  expect(askUntilRefused('192.0.2.1')).toBe(10);
  expect(askUntilRefused('192.0.2.2')).toBe(10);
});

test('two questions at once, and a third when one of them is over', () => {
  const { limits } = start();
  const first = limits.begin('a');
  expect(limits.begin('a').ok).toBe(true);
  expect(limits.begin('a')).toEqual({ ok: false, waitSeconds: 1 });
  expect(limits.begin('b').ok).toBe(true);
  if (first.ok) first.end();
  if (first.ok) first.end();
  expect(limits.begin('a').ok).toBe(true);
  expect(limits.begin('a').ok).toBe(false);
});

test('a clock set back gives no allowance', () => {
  const { askUntilRefused, pass } = start();
  expect(askUntilRefused()).toBe(10);
  pass(-3600);
  expect(askUntilRefused()).toBe(0);
  pass(3600);
  expect(askUntilRefused()).toBe(0);
});

test('a dearer question costs more, and the wait is stated', () => {
  const { limits, pass } = start();
  expect(limits.begin('a', 8).ok).toBe(true);
  expect(limits.begin('b', 8).ok).toBe(true);
  expect(limits.begin('a', 3)).toEqual({ ok: false, waitSeconds: 6 });
  pass(6);
  expect(limits.begin('a', 3).ok).toBe(true);
});

test('what costs more than a bucket’s size waits for a full one', () => {
  const { limits, pass } = start();
  expect(limits.begin('a', 1).ok).toBe(true);
  expect(limits.begin('a', 50)).toEqual({ ok: false, waitSeconds: 6 });
  pass(6);
  expect(limits.begin('a', 50).ok).toBe(true);
});
