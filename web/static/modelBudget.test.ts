import { beforeEach, expect, it } from 'vitest';

import { keepDeviceValue } from '#web/platform/deviceValue.ts';

import { mostCallsADay, spendCall } from './modelBudget.ts';

const key = 'marquee-ask-calls';
const today = new Date('2026-11-22T12:00:00Z');

beforeEach(() => void keepDeviceValue(key, null));

it('lets so many calls through a day, and as many the next', () => {
  const spent = Array.from({ length: mostCallsADay + 5 }, () => spendCall(today));
  expect(spent.filter(Boolean)).toHaveLength(mostCallsADay);
  expect(spent.at(-1)).toBe(false);
  expect(spendCall(new Date('2026-11-23T00:00:01Z'))).toBe(true);
});

it('lets none through where the count of today is no number', () => {
  keepDeviceValue(key, '2026-11-22 many');
  expect(spendCall(today)).toBe(false);
});
