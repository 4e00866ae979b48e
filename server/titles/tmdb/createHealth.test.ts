import { setTimeout } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { type FakeTmdb, startFakeTmdb } from './testing/fakeTmdb.ts';
import { type Fault, faults } from './testing/fault.ts';
import { openTestGateway, type TestGateway } from './testing/openTestGateway.ts';

let tmdb: FakeTmdb;
let open: TestGateway | undefined;
beforeAll(async () => {
  tmdb = await startFakeTmdb();
});
afterEach(async () => {
  await open?.close();
  open = undefined;
  tmdb.reset();
});
afterAll(() => tmdb.close());

/** A gateway as it is, only that some of its time passes sooner. */
async function openWatched() {
  const opened = await openTestGateway(tmdb, { limits: {}, realClock: true });
  open = opened;
  /** Asks every quarter of a second, and counts how long it is until the answer is this. */
  const until = async (status: 'ok' | 'failing') => {
    for (let waited = 0; ; waited += 250) {
      const health = opened.gateway.health();
      if (health.status === status || waited >= 20_000) return { health, waited };
      await setTimeout(250);
    }
  };
  return { ...opened, until };
}

const outages: [string, Fault, hop: string, tags: string[]][] = [
  ['hangs', { kind: 'black-hole' }, 'time-out', ['full']],
  ['refuses connections', faults['a refused connection'], 'tcp', []],
  ['answers with errors', faults['an error of theirs'], 'upstream', ['full']],
];

describe('without a visitor', () => {
  for (const [name, fault, hop, tags] of outages)
    test(`TMDB that ${name} is reported within five seconds, and so is its return`, { tags }, async () => {
      const { until } = await openWatched();
      expect((await until('ok')).waited).toBe(0);
      await setTimeout(1200);
      tmdb.fail(fault);
      const gone = await until('failing');
      expect(gone).toMatchObject({ health: { status: 'failing', hop } });
      expect(gone.waited).toBeLessThanOrEqual(5000);
      // For long enough to be left alone by visitors.
      for (let count = 0; count < 6; count += 1) {
        await setTimeout(500);
        expect((await until('failing')).waited).toBe(0);
      }
      tmdb.reset();
      expect((await until('ok')).waited).toBeLessThanOrEqual(5000);
    });
});

test('TMDB is not asked where it answers anyway or wants a pause, and never by every replica', async () => {
  const { gateway, ask, pass } = await openTestGateway(tmdb, { limits: {} }).then(
    (opened) => (open = opened),
  );
  await ask('movie/603');
  tmdb.reset();
  for (let count = 0; count < 1000; count += 1) gateway.health();
  await gateway.settled();
  expect(tmdb.calls).toHaveLength(0);
  pass(2000);
  for (let count = 0; count < 1000; count += 1) gateway.health();
  await gateway.settled();
  expect(tmdb.calls).toHaveLength(1);

  tmdb.fail({ kind: 'status', status: 429, retryAfter: 30 });
  pass(2000);
  gateway.health();
  await gateway.settled();
  const asked = tmdb.calls.length;
  for (let count = 0; count < 5; count += 1) {
    pass(2000);
    expect(gateway.health()).toMatchObject({ status: 'failing', hop: 'quota' });
    await gateway.settled();
  }
  expect(tmdb.calls).toHaveLength(asked);
});
