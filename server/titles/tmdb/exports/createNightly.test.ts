import { expect, it } from 'vitest';

import { createNightly } from './createNightly.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Time passes only while it waits; it ends after so many rounds. */
function setUp(start: string, rounds: number, outcomes: readonly boolean[], builtAt: Date | null = null) {
  let time = new Date(start).getTime();
  const waits: number[] = [];
  const refreshed: string[] = [];
  const warnings: object[] = [];
  let atOnce = 0;
  let most = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const nightly = createNightly({
    refresh: async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      refreshed.push(new Date(time).toISOString().slice(0, 16));
      await Promise.resolve();
      atOnce -= 1;
      const ok = outcomes[refreshed.length - 1] ?? true;
      return ok ? { ok: true } : { ok: false, problem: 'nobody answers' };
    },
    builtAt: () => builtAt,
    now: () => new Date(time),
    random: () => 0.5,
    log: { info: () => {}, warn: (facts: object) => void warnings.push(facts) },
    wait: async (milliseconds, signal) => {
      waits.push(milliseconds);
      time += milliseconds;
      if (waits.length <= rounds) return;
      finish();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('closed'))));
    },
  });
  nightly.begin();
  return { waits, refreshed, warnings, finished, most: () => most, close: nightly.close };
}

it('the first start loads the lists after a pause, and then every night when they are out', async () => {
  const { waits, refreshed, finished, most, close } = setUp('2026-11-22T12:00:00Z', 3, []);
  await finished;
  await close();
  expect(waits[0]).toBe(2 * minute);
  expect(refreshed).toEqual(['2026-11-22T12:02', '2026-11-23T09:00', '2026-11-24T09:00']);
  expect(most()).toBe(1);
});

it('a start with an index of today waits for those of tomorrow', async () => {
  const { refreshed, finished, close } = setUp(
    '2026-11-22T12:00:00Z',
    1,
    [],
    new Date('2026-11-22T09:10:00Z'),
  );
  await finished;
  await close();
  expect(refreshed).toEqual(['2026-11-23T09:00']);
});

it('a start in the small hours waits for those of the day', async () => {
  const { refreshed, finished, close } = setUp(
    '2026-11-22T05:00:00Z',
    1,
    [],
    new Date('2026-11-21T09:10:00Z'),
  );
  await finished;
  await close();
  expect(refreshed).toEqual(['2026-11-22T09:00']);
});

it('a failure is logged once, and retried at growing intervals', async () => {
  const { waits, warnings, finished, close } = setUp('2026-11-22T12:00:00Z', 6, [
    false,
    false,
    false,
    false,
    false,
  ]);
  await finished;
  await close();
  expect(waits.slice(1, 6).map((wait) => wait / hour)).toEqual([1, 2, 4, 6, 6]);
  expect(warnings).toEqual([{ problem: 'nobody answers' }]);
});

it('closing ends the waiting', async () => {
  const { refreshed, close } = setUp('2026-11-22T12:00:00Z', 0, []);
  await close();
  expect(refreshed).toEqual([]);
});
