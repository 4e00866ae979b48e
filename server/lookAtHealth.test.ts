import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { PostgresCluster, postgresMissing } from './database/testing/postgresCluster.ts';
import type { DatabaseHealth } from './http/health.ts';
import { createLookAtHealth } from './lookAtHealth.ts';
import { openPeopleStorage } from './openPeopleStorage.ts';

const log = pino({ level: 'silent' });
let time = 0;
const now = () => new Date(time);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-health-'));
});
let isMounted = false;
afterEach(() => {
  if (isMounted) spawnSync('umount', [folder]);
  isMounted = false;
  rmSync(folder, { recursive: true, force: true });
});

const ok = { status: 'ok' } as const;
const parts = { isPeopleInFolder: true, databaseHealth: async (): Promise<DatabaseHealth> => ok, now };

/** Asks as often as a monitor would. */
async function later<Value>(look: () => Promise<Value>): Promise<Value> {
  time += 1000;
  return look();
}

test('where all is well, it says so and leaves nothing behind', async () => {
  const look = createLookAtHealth({ ...parts, dataDirectory: folder });
  expect(await look()).toEqual({ isWritable: true, database: ok, folder: ok });
  expect(readdirSync(folder)).toEqual([]);
});

test('however many ask, it is looked once a second', async () => {
  let looks = 0;
  const databaseHealth = async () => {
    looks += 1;
    return ok;
  };
  const look = createLookAtHealth({ ...parts, databaseHealth, dataDirectory: folder });
  await Promise.all(Array.from({ length: 1000 }, look));
  await look();
  expect(looks).toBe(1);
  await later(look);
  expect(looks).toBe(2);
  time -= 3_600_000;
  await look();
  expect(looks).toBe(3);
});

test('a database that does not answer fails', async () => {
  const databaseHealth = () => new Promise<DatabaseHealth>(() => {});
  const look = createLookAtHealth({ ...parts, databaseHealth, dataDirectory: folder });
  expect(await look()).toMatchObject({
    isWritable: false,
    database: { status: 'failing', reason: 'slow' },
  });
});

test('a folder that is full or gone, and well again', async (context) => {
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (!isMounted) return context.skip('file systems cannot be mounted here');
  const look = createLookAtHealth({ ...parts, dataDirectory: folder });
  expect(await later(look)).toMatchObject({ isWritable: true });

  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'all'), Buffer.alloc(bavail * bsize));
  expect(await later(look)).toMatchObject({
    isWritable: false,
    folder: { status: 'failing', reason: 'ENOSPC' },
  });
  const elsewhere = createLookAtHealth({ ...parts, isPeopleInFolder: false, dataDirectory: folder });
  expect(await elsewhere()).toMatchObject({ isWritable: true, folder: { reason: 'ENOSPC' } });
  rmSync(join(folder, 'all'));
  expect(await later(look)).toMatchObject({ isWritable: true, folder: ok });

  spawnSync('mount', ['-o', 'remount,ro', folder]);
  expect(await later(look)).toMatchObject({ isWritable: false, folder: { reason: 'EROFS' } });
  spawnSync('mount', ['-o', 'remount,rw', folder]);
  expect(await later(look)).toMatchObject({ isWritable: true, folder: ok });
  return undefined;
});

describe.skipIf(postgresMissing)('PostgreSQL', () => {
  test('gone, and back', async () => {
    const cluster = new PostgresCluster({ durable: true });
    onTestFinished(() => cluster.remove());
    await cluster.start();
    const opened = await openPeopleStorage({ dataDirectory: folder, databaseUrl: cluster.url(), now, log });
    if (!opened.ok) throw new Error(opened.problem);
    onTestFinished(() => opened.storage.close());
    const look = createLookAtHealth({
      dataDirectory: folder,
      isPeopleInFolder: false,
      databaseHealth: opened.databaseHealth,
      now,
    });
    expect(await later(look)).toMatchObject({ isWritable: true, database: ok });
    await cluster.kill();
    expect(await later(look)).toMatchObject({ isWritable: false, database: { status: 'failing' } });
    // At first it is waited for.
    await expect
      .poll(() => later(look), { timeout: 10_000 })
      .toMatchObject({ isWritable: false, database: { status: 'failing', reason: 'unreachable' } });
    await cluster.start();
    await expect
      .poll(() => later(look), { timeout: 10_000 })
      .toMatchObject({ isWritable: true, database: ok });
  });
});
