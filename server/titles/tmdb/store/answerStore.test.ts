import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, test } from 'vitest';

import { openStorage } from '#server/database/openStorage.ts';
import type { Storage } from '#server/database/storage.ts';
import { databases } from '#server/database/testing/newDatabase.ts';
import { postgresMissing } from '#server/database/testing/postgresCluster.ts';

import type { AnswerStore, Kept } from './answerStore.ts';
import { carefulStore } from './carefulStore.ts';
import { openAnswerStore } from './openAnswerStore.ts';
import { createPostgresStore } from './postgresStore.ts';
import { openSqliteStore } from './sqliteStore.ts';

const day = 24 * 3600_000;
const start = Date.parse('2026-11-22T12:00:00Z');
let time = start;
const now = () => new Date(time);
const log = pino({ level: 'silent' });

const folder = mkdtempSync(join(tmpdir(), 'marquee-answers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  time = start;
});

const kept = (key: string, rest: Partial<Kept> = {}): Kept => ({
  key,
  status: 200,
  body: Buffer.from(`{"overview":"“Ünïcode” of ${key} 🎬"}`),
  etag: 'W/"1"',
  fetchedAt: time,
  freshUntil: time + 3600_000,
  ...rest,
});
/** Nothing in it repeats, so it doesn't compress. */
const noise = (bytes: number) => crypto.getRandomValues(Buffer.alloc(bytes));

type Open = (maxBytes?: number) => Promise<AnswerStore>;

/** The cases for every store. `again` reopens the same one. */
function suite(places: { fresh: () => Promise<Open> }) {
  const opened: AnswerStore[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  const opener = async (): Promise<Open> => {
    const open = await places.fresh();
    return async (maxBytes) => {
      const store = await open(maxBytes);
      opened.push(store);
      return store;
    };
  };

  test('gives back every byte, and nothing for what it never got', async () => {
    const store = await (await opener())();
    await store.keep(kept('matrix'));
    await store.keep(kept('missing', { status: 404, etag: null, body: Buffer.alloc(0) }));
    expect(await store.find('matrix')).toEqual(kept('matrix'));
    expect(await store.find('missing')).toEqual(
      kept('missing', { status: 404, etag: null, body: Buffer.alloc(0) }),
    );
    expect(await store.find('alien')).toBeUndefined();
  });

  test('keeps the newest answer', async () => {
    const store = await (await opener())();
    await store.keep(kept('matrix'));
    const newer = kept('matrix', { fetchedAt: time + 1000, body: Buffer.from('{}'), etag: null });
    await store.keep(newer);
    expect(await store.find('matrix')).toEqual(newer);
  });

  test('has everything after a restart', async () => {
    const open = await opener();
    const store = await open();
    await store.keep(kept('matrix'));
    await store.close();
    opened.length = 0;
    expect(await (await open()).find('matrix')).toEqual(kept('matrix'));
  });

  test('deletes what is older than half a year', async () => {
    const open = await opener();
    const store = await open();
    await store.keep(kept('old'));
    await store.keep(kept('young', { fetchedAt: time + 2 * day }));
    time += 179 * day;
    expect(await store.find('old')).toBeDefined();
    time += 2 * day;
    expect(await store.find('old')).toBeUndefined();
    expect(await store.find('young')).toBeDefined();
    // The next one that comes clears up.
    await store.keep(kept('new'));
    time = start;
    expect(await store.find('old')).toBeUndefined();
  });

  test('stays within its bound: the least recently used leaves', async () => {
    const store = await (await opener())(100_000);
    for (let index = 0; index < 9; index += 1) {
      await store.keep(kept(`film ${index}`, { body: noise(10_000) }));
      time += 2 * 3600_000;
    }
    expect(await store.find('film 0')).toBeDefined();
    for (let index = 9; index < 12; index += 1) {
      await store.keep(kept(`film ${index}`, { body: noise(10_000) }));
      time += 2 * 3600_000;
    }
    const there = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => (await store.find(`film ${index}`)) !== undefined),
    );
    expect(there[0]).toBe(true);
    expect(there.slice(1, 3)).toEqual([false, false]);
    expect(there.slice(-3)).toEqual([true, true, true]);
    expect(there.filter(Boolean).length).toBeLessThanOrEqual(9);
  });
}

let files = 0;
const newFile = () => join(folder, `${(files += 1)}.sqlite`);

describe('answers in SQLite', () => {
  suite({
    fresh: async () => {
      const file = newFile();
      return async (maxBytes) => openSqliteStore({ file, now, ...(maxBytes !== undefined && { maxBytes }) });
    },
  });

  test('are readable by no other account on the machine', async () => {
    const file = newFile();
    await openSqliteStore({ file, now }).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['is rubbish', (file: string) => writeFileSync(file, 'x'.repeat(10_000))],
    [
      'is of another version',
      (file: string) => {
        const database = new DatabaseSync(file);
        database.exec('create table answer (key text); pragma user_version = 99');
        database.close();
      },
    ],
  ])('begin anew where the file %s', async (_, spoil) => {
    const file = newFile();
    spoil(file);
    const store = openSqliteStore({ file, now });
    await store.keep(kept('matrix'));
    expect(await store.find('matrix')).toBeDefined();
    await store.close();
  });

  test('are in memory where there is no place on the disk', async () => {
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, '');
    const store = await openAnswerStore({ dataDirectory: blocked, now, log });
    await store.keep(kept('matrix'));
    expect(await store.find('matrix')).toEqual(kept('matrix'));
    await store.close();
  });

  test('that cannot be written or read any more cost no one the answer', async () => {
    const file = newFile();
    const inner = openSqliteStore({ file, now });
    const store = carefulStore(inner, log);
    await store.keep(kept('matrix'));
    await inner.close();
    await store.keep(kept('alien'));
    expect(await store.find('matrix')).toBeUndefined();
    expect(existsSync(file)).toBe(true);
  });

  test.skipIf(process.getuid?.() === 0)(
    'on a read-only disk are read, though their use is not recorded',
    async () => {
      const file = newFile();
      await openSqliteStore({ file, now }).keep(kept('matrix'));
      chmodSync(file, 0o400);
      time += day;
      const store = openSqliteStore({ file, now });
      expect(await store.find('matrix')).toBeDefined();
    },
  );
});

const missing = postgresMissing === null ? '' : ` (${postgresMissing})`;
describe.skipIf(postgresMissing)(`answers in PostgreSQL${missing}`, () => {
  const newDatabase = databases();
  const storages: Storage[] = [];
  afterEach(async () => {
    for (const storage of storages.splice(0)) await storage.close();
  });

  const database = async () => {
    const databaseUrl = await newDatabase();
    return async () => {
      const opened = await openStorage({ dataDirectory: folder, databaseUrl, now, log });
      if (!opened.ok) throw new Error(opened.problem);
      storages.push(opened.storage);
      return opened.storage;
    };
  };
  suite({
    fresh: async () => {
      const open = await database();
      return async (maxBytes) => {
        const { db } = await open();
        return createPostgresStore({ db, now, ...(maxBytes !== undefined && { maxBytes }) });
      };
    },
  });

  const replicas = async () => {
    const open = await database();
    const store = async () => {
      const { shared } = await openAnswerStore({ dataDirectory: folder, storage: await open(), now });
      if (!shared) throw new Error('Replicas share it.');
      return shared;
    };
    return [await store(), await store()] as const;
  };

  test('are asked for by one replica at a time', async () => {
    const [one, two] = await replicas();
    expect(await one.lease('matrix', 8000)).toBe(true);
    expect(await two.lease('matrix', 8000)).toBe(false);
    expect(await two.lease('alien', 8000)).toBe(true);
    await one.release('matrix');
    expect(await two.lease('matrix', 8000)).toBe(true);
    // A process that dies with the lock doesn't block the others.
    time += 8001;
    expect(await one.lease('matrix', 8000)).toBe(true);
  });

  test('cost all replicas together no more calls than allowed', async () => {
    const [one, two] = await replicas();
    const granted = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? one : two).reserve(5, { perSecond: 35, burst: 35 }),
      ),
    );
    const together = granted.reduce((sum, count) => sum + count, 0);
    expect(together).toBeGreaterThanOrEqual(35);
    // What came in while they asked.
    expect(together).toBeLessThan(100);
  });

  test('are left alone by all when TMDB fails at some, but for one that probes', async () => {
    const [one, two] = await replicas();
    expect(await two.breaker.admit()).toEqual({ failures: 0, isProbe: false });
    expect(await one.breaker.failed('upstream')).toBe(1);
    expect(await two.breaker.failed('time-out')).toBe(2);
    expect(await one.breaker.admit()).toEqual({ failures: 2, isProbe: false });
    await one.breaker.leaveAlone(time + 5000);
    expect(await two.breaker.admit()).toMatchObject({ refused: expect.any(String), until: time + 5000 });
    time += 5000;
    const admitted = await Promise.all([one, two, one, two].map(({ breaker }) => breaker.admit()));
    expect(admitted.filter((told) => 'failures' in told)).toEqual([{ failures: 2, isProbe: true }]);
    // A replica that dies with the probe doesn't block the others.
    time += 8001;
    expect(await two.breaker.admit()).toEqual({ failures: 2, isProbe: true });
    await two.breaker.succeeded();
    expect(await one.breaker.admit()).toEqual({ failures: 0, isProbe: false });
  });
});
