import { expect, test } from 'vitest';

import { createServerClock } from './serverClock.ts';

const start = Date.parse('2026-11-21T12:00:00.400Z');
const inSeconds = (moment: number) => new Date(moment).toUTCString();

test('a clock that may be right is left alone', () => {
  const clock = createServerClock(() => start);
  expect(clock.now()).toBe(start);
  for (const date of [null, 'soon', inSeconds(start), inSeconds(start - 1000)]) clock.heard(date);
  expect(clock.now()).toBe(start);
});

test('hours of difference are made up for, as near as answers show, and never ahead of the server', () => {
  const hours = 5 * 3_600_000;
  for (const off of [hours, -hours]) {
    let passed = 0;
    const clock = createServerClock(() => start + off + passed);
    for (passed = 0; passed < 3000; passed += 170) clock.heard(inSeconds(start + passed));
    const behind = start + passed - clock.now();
    expect(behind).toBeGreaterThanOrEqual(0);
    expect(behind).toBeLessThan(200);
  }
});

test('a clock that was set meanwhile is measured anew', () => {
  let off = 3_600_000;
  const clock = createServerClock(() => start + off);
  clock.heard(inSeconds(start));
  off = -off;
  clock.heard(inSeconds(start));
  off = 2 * 3_600_000;
  clock.heard(inSeconds(start));
  expect(Math.abs(start - clock.now())).toBeLessThan(1000);
});
