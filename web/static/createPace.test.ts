import { expect, it } from 'vitest';

import { createPace } from './createPace.ts';

it('lets some through at once, the rest at the pace, and as many again after a rest', async () => {
  let clock = 0;
  const waits: number[] = [];
  const pace = createPace({
    perSecond: 10,
    atOnce: 3,
    now: () => clock,
    sleep: async (milliseconds) => void waits.push(milliseconds),
  });
  const ask = async (count: number) => {
    waits.length = 0;
    for (let n = 0; n < count; n += 1) await pace();
    return [...waits];
  };
  expect(await ask(6)).toEqual([100, 200, 300]);
  clock = 500;
  expect(await ask(3)).toEqual([100]);
  clock = 60_000;
  expect(await ask(4)).toEqual([100]);
});
