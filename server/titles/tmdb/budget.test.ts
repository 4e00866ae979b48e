import { describe, expect, test } from 'vitest';

import { createBudget, type Priority } from './budget.ts';
import { defaultLimits } from './limits.ts';

const limits = { ...defaultLimits, callsPerSecond: 20, burst: 10, waiting: 5 };

/** A budget on a clock of its own; sleepers are woken at their time. */
function setUp(shared: Parameters<typeof createBudget>[0]['shared'] = null) {
  let time = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  const sleep = (milliseconds: number) =>
    new Promise<void>((wake) => void sleepers.push({ at: time + milliseconds, wake }));
  const budget = createBudget({ limits, now: () => new Date(time), sleep, shared });
  const pass = async (milliseconds: number) => {
    const end = time + milliseconds;
    for (; time <= end; time += 10) {
      for (const sleeper of sleepers.filter(({ at }) => at <= time)) {
        sleepers.splice(sleepers.indexOf(sleeper), 1);
        sleeper.wake();
      }
      await new Promise(setImmediate);
    }
  };
  /** When each of so many that ask at once may go; null for those that may not. */
  const crowd = async (count: number, priority: Priority = 'visitor') => {
    const start = time;
    const all = Array.from({ length: count }, async () =>
      (await budget.take(priority)) ? time - start : null,
    );
    await pass(3000);
    return Promise.all(all);
  };
  return { budget, sleep, pass, crowd, time: () => time };
}

describe('a crowd at once', () => {
  test('goes at once as far as the burst, then one by one, and the rest is refused', async () => {
    const times = await setUp().crowd(30);
    expect(times.filter((time) => time === 0)).toHaveLength(10);
    expect(times.slice(10, 15)).toEqual([50, 100, 150, 200, 250]);
    expect(times.slice(15)).toEqual(Array.from({ length: 15 }, () => null));
  });

  test('finds room again when time has passed', async () => {
    const { crowd, pass } = setUp();
    await crowd(30);
    await pass(1000);
    expect((await crowd(10)).every((time) => time === 0)).toBe(true);
  });
});

test('in no second are there more calls than the burst and a second’s worth', async () => {
  const { budget, pass, time } = setUp();
  const times: number[] = [];
  for (let moment = 0; moment < 3000; moment += 50) {
    for (let index = 0; index < 4; index += 1)
      void budget.take('visitor').then((isTaken) => isTaken && times.push(time()));
    await pass(50 - 10);
  }
  const busiest = Math.max(
    ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length),
  );
  expect(busiest).toBeGreaterThan(20);
  expect(busiest).toBeLessThanOrEqual(30);
});

test('background work leaves half of the burst to visitors', async () => {
  const { crowd } = setUp();
  const quiet = await crowd(10, 'background');
  expect(quiet.filter((time) => time === 0)).toHaveLength(6);
  expect(quiet.filter((time) => time === null)).toHaveLength(4);
});

/** A budget in the replicas' database, on a test's clock. */
function sharedBudget(time: () => number) {
  let tokens = limits.burst;
  let counted = 0;
  return {
    reserve: async (count: number, { perSecond, burst }: { perSecond: number; burst: number }) => {
      tokens = Math.min(burst, tokens + ((time() - counted) / 1000) * perSecond);
      counted = time();
      if (tokens < count) return 0;
      tokens -= count;
      return count;
    },
  };
}

describe('shared by replicas', () => {
  test('in no second are there more calls of all together than one alone may make', async () => {
    let time = () => 0;
    const shared = sharedBudget(() => time());
    const one = setUp(shared);
    time = one.time;
    const others = [0, 1].map(() =>
      createBudget({ limits, now: () => new Date(one.time()), sleep: one.sleep, shared }),
    );
    const times: number[] = [];
    for (let moment = 0; moment < 3000; moment += 50) {
      for (const budget of [one.budget, ...others])
        for (let index = 0; index < 3; index += 1)
          void budget.take('visitor').then((isTaken) => isTaken && times.push(one.time()));
      await one.pass(50 - 10);
    }
    const busiest = Math.max(
      ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length),
    );
    expect(busiest).toBeGreaterThan(20);
    expect(busiest).toBeLessThanOrEqual(limits.burst + limits.callsPerSecond);
  });

  test('each call is taken out of it when it is made, and none ahead', async () => {
    const asked: number[] = [];
    const { crowd } = setUp({
      reserve: async (count) => {
        asked.push(count);
        return count;
      },
    });
    const times = await crowd(10);
    expect(times.every((time) => time === 0)).toBe(true);
    expect(asked).toEqual(Array.from({ length: 10 }, () => 1));
  });

  test('is waited for shortly where the others have used it up', async () => {
    const answers = [0, 1];
    const { crowd } = setUp({ reserve: async () => answers.shift() ?? 0 });
    const [first, second] = await crowd(2);
    expect([first, second].filter((time) => time === null)).toHaveLength(1);
    expect([first, second].some((time) => time !== null && time !== undefined && time <= 250)).toBe(true);
  });

  test('is refused at once to background work', async () => {
    let asked = 0;
    const { crowd } = setUp({
      reserve: async () => {
        asked += 1;
        return 0;
      },
    });
    expect(await crowd(1, 'background')).toEqual([null]);
    expect(asked).toBe(1);
  });
});
