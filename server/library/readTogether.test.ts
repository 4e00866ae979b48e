import { setImmediate } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { readTogether } from './readTogether.ts';

test('reads some at a time and keeps the order', async () => {
  let under = 0;
  let most = 0;
  const keys = Array.from({ length: 100 }, (_, index) => index);
  const values = await readTogether(keys, async (key) => {
    under += 1;
    most = Math.max(most, under);
    // The first of each handful comes last.
    for (let turn = key % 8; turn < 8; turn += 1) await setImmediate();
    under -= 1;
    return key * 2;
  });
  expect(values).toEqual(keys.map((key) => key * 2));
  expect(most).toBe(8);
});

test('no reads give no results, and a failure is reported', async () => {
  expect(await readTogether([], async () => 1)).toEqual([]);
  const fail = async () => Promise.reject(new Error('gone'));
  await expect(readTogether([1, 2, 3], fail)).rejects.toThrow('gone');
});
