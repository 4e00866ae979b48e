import { randomBytes } from 'node:crypto';

import { pino } from 'pino';
import { expect, it } from 'vitest';

import type { Storage } from '#server/database/storage.ts';
import { describeStorage } from '#server/database/testStorage.ts';

import { createLimits } from './limits.ts';
import { createSweep } from './sweep.ts';

const seconds = (count: number) => count * 1000;
const hours = (count: number) => seconds(count * 60 * 60);

function start(storage: Storage) {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const now = () => new Date(time);
  return {
    limits: createLimits({ storage, now, random: randomBytes }),
    sweep: createSweep({ storage, now, log: pino({ level: 'silent' }) }),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    rows: () => storage.db.selectFrom('attempt').select('key').orderBy('key').execute(),
  };
}

const many = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

describeStorage('A bucket', (open) => {
  const bucket = { burst: 5, perSeconds: 50 };

  it('gives out what is in it, and fills again over the time', async () => {
    const { limits, pass } = start(await open());
    const takeAll = async () => {
      let taken = 0;
      while (taken < 100 && (await limits.take(['x', 'ada'], bucket))) taken += 1;
      return taken;
    };
    expect(await takeAll()).toBe(5);
    pass(seconds(9));
    expect(await takeAll()).toBe(0);
    pass(seconds(1));
    expect(await takeAll()).toBe(1);
    pass(seconds(500));
    expect(await takeAll()).toBe(5);
    expect(await limits.take(['y', 'ada'], bucket)).toBe(true);
  });

  it('gives out no more where many take at once, over several replicas', async () => {
    const storage = await open();
    const here = start(storage);
    const there = start(await open.again(storage));
    const taken = await many(20, async () =>
      Promise.all([here.limits.take(['x', 'ada'], bucket), there.limits.take(['x', 'ada'], bucket)]),
    );
    expect(taken.flat().filter(Boolean)).toHaveLength(5);
  });

  it('is not confused by a clock set back', async () => {
    const { limits, pass } = start(await open());
    for (let count = 0; count < 5; count += 1) await limits.take(['x', 'ada'], bucket);
    pass(-hours(1));
    expect(await limits.take(['x', 'ada'], bucket)).toBe(false);
    pass(hours(1) + seconds(10));
    expect(await limits.take(['x', 'ada'], bucket)).toBe(true);
  });
});

describeStorage('Failures', (open) => {
  it('make wait longer and longer after the fifth: ten tries in a quarter of an hour', async () => {
    const { limits, pass } = start(await open());
    let tries = 0;
    let waited = 0;
    const waits: number[] = [];
    while (waited < 15 * 60) {
      const attempt = await limits.begin(['x', 'ada']);
      if (attempt.ok) {
        tries += 1;
      } else {
        waits.push(attempt.waitSeconds);
        waited += attempt.waitSeconds;
        pass(seconds(attempt.waitSeconds));
      }
    }
    expect(waits).toEqual([1, 4, 16, 64, 256, 900]);
    expect(tries).toBe(10);
  });

  it('never make wait for more than a quarter of an hour, and are cleared after success', async () => {
    const { limits, pass } = start(await open());
    for (let count = 0; count < 30; count += 1) {
      expect((await limits.begin(['x', 'ada'])).ok).toBe(true);
      pass(seconds(15 * 60));
    }
    await limits.begin(['x', 'ada']);
    expect(await limits.begin(['x', 'ada'])).toEqual({ ok: false, waitSeconds: 15 * 60 });
    pass(seconds(15 * 60));
    expect((await limits.begin(['x', 'ada'])).ok).toBe(true);
    await limits.succeed(['x', 'ada']);
    for (let count = 0; count < 4; count += 1) expect((await limits.begin(['x', 'ada'])).ok).toBe(true);
  });

  it('count also where a hundred are under way at once', async () => {
    const { limits } = start(await open());
    const begun = await many(40, () => limits.begin(['x', 'ada']));
    expect(begun.filter(({ ok }) => ok)).toHaveLength(5);
  });

  it('are taken back where nothing was tried', async () => {
    const { limits } = start(await open());
    for (let count = 0; count < 20; count += 1) {
      const attempt = await limits.begin(['x', 'ada']);
      if (!attempt.ok) throw new Error('refused');
      await limits.giveBack(['x', 'ada']);
    }
    expect((await limits.begin(['x', 'ada'])).ok).toBe(true);
  });
});

describeStorage('Whose calls limits count', (open) => {
  it('is never kept as it is, and by another key each week', async () => {
    const { limits, pass, rows } = start(await open());
    const week = hours(24 * 7) + seconds(1);
    await limits.begin(['x', '203.0.113.7']);
    await limits.begin(['x', '203.0.113.7']);
    expect(await rows()).toHaveLength(1);
    pass(week);
    await limits.begin(['x', '203.0.113.7']);
    expect(await rows()).toHaveLength(2);
    expect(JSON.stringify(await rows())).not.toContain('203.0.113.7');
  });

  it('is remembered for thirty days whatever the keys do, and keys go after that', async () => {
    const storage = await open();
    const { limits, pass } = start(storage);
    const keys = async () => (await storage.db.selectFrom('limit_key').selectAll().execute()).length;
    await limits.remember(['known', 'ada', '203.0.113.7']);
    for (let days = 0; days < 29; days += 1) {
      pass(hours(24));
      expect(await limits.remembers(['known', 'ada', '203.0.113.7'])).toBe(true);
      expect(await limits.remembers(['known', 'ada', '203.0.113.8'])).toBe(false);
      expect(await limits.remembers(['known', 'bob', '203.0.113.7'])).toBe(false);
    }
    pass(hours(25));
    expect(await limits.remembers(['known', 'ada', '203.0.113.7'])).toBe(false);
    for (let weeks = 0; weeks < 10; weeks += 1) {
      pass(hours(24 * 7) + seconds(1));
      await limits.take(['x', 'ada'], { burst: 5, perSeconds: 60 });
    }
    expect(await keys()).toBeLessThanOrEqual(6);
  });

  it('can be deleted, under all keys', async () => {
    const storage = await open();
    const { limits, pass, rows } = start(storage);
    await limits.remember(['known', 'ada', '203.0.113.7']);
    pass(hours(24 * 8));
    await limits.begin(['known', 'ada']);
    await limits.begin(['known', 'bob']);
    await limits.begin(['other', 'ada']);
    await storage.write((db) => limits.forget(db, 'known', 'ada'));
    expect(await limits.remembers(['known', 'ada', '203.0.113.7'])).toBe(false);
    expect((await rows()).map(({ key }) => key.replace(/\/.*/, '')).toSorted()).toEqual(['known', 'other']);
  });

  it('waits no longer than before where the clock is set back', async () => {
    const { limits, pass } = start(await open());
    for (let count = 0; count < 6; count += 1) await limits.begin(['x', 'ada']);
    pass(-hours(2));
    expect(await limits.begin(['x', 'ada'])).toEqual({ ok: false, waitSeconds: 1 });
    pass(seconds(1));
    expect(await limits.begin(['x', 'ada'])).toEqual({ ok: true });
  });
});

describeStorage('What limits leave behind', (open) => {
  it('is cleared away once it means nothing, and not before', async () => {
    const { limits, sweep, pass, rows } = start(await open());
    await limits.take(['bucket', 'ada'], { burst: 5, perSeconds: 60 });
    await limits.begin(['failures', 'ada']);
    await limits.remember(['known', 'ada']);
    await sweep.run();
    expect(await rows()).toHaveLength(3);
    pass(hours(25));
    await sweep.run();
    expect(await rows()).toEqual([{ key: expect.stringMatching(/^known\/[\da-f]{32}$/) }]);
    expect(await limits.remembers(['known', 'ada'])).toBe(true);
    pass(hours(24 * 30));
    expect(await limits.remembers(['known', 'ada'])).toBe(false);
    sweep.soon();
    await sweep.settled();
    expect(await rows()).toEqual([]);
  });
});
