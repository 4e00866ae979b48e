import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { DatabaseHealth, FolderHealth, Health, TmdbHealth } from './http/health.ts';

export type HealthOptions = {
  dataDirectory: string;
  /** Whether the people's database is in that folder. */
  isPeopleInFolder: boolean;
  databaseHealth: () => Promise<DatabaseHealth>;
  tmdbHealth?: () => TmdbHealth;
  now: () => Date;
};

/** At most one check in this time, however often it is asked for. */
const keptMilliseconds = 1000;
/** A check that takes longer fails. */
const patience = 2000;
/** The size of a small database write. */
const probe = Buffer.alloc(64 * 1024);

const nameOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

async function tryFolder(dataDirectory: string): Promise<FolderHealth> {
  const file = join(dataDirectory, '.writable');
  try {
    await writeFile(file, probe);
    return { status: 'ok' };
  } catch (error) {
    return { status: 'failing', reason: nameOf(error) };
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

const slow = { status: 'failing', reason: 'slow' } as const;

async function within<Value>(work: Promise<Value>): Promise<Value | typeof slow> {
  const done = new AbortController();
  const bell = setTimeout(patience, slow, { signal: done.signal, ref: false });
  try {
    return await Promise.race([work, bell]);
  } finally {
    done.abort();
    bell.catch(() => {});
  }
}

/** Checks all that may fail while the server runs. Concurrent callers share one answer. */
export function createLookAtHealth(parts: HealthOptions): () => Promise<Health> {
  const { dataDirectory, isPeopleInFolder, databaseHealth, tmdbHealth, now } = parts;

  async function look(): Promise<Health> {
    const [database, folder] = await Promise.all([
      within(databaseHealth()),
      within(tryFolder(dataDirectory)),
    ]);
    return {
      isWritable: database.status !== 'failing' && (folder.status === 'ok' || !isPeopleInFolder),
      ...(tmdbHealth && { tmdb: tmdbHealth() }),
      database,
      folder,
    };
  }

  let last: { at: number; health: Promise<Health> } | undefined;
  return () => {
    const time = now().getTime();
    // A clock that was set back is no reason to keep an answer for longer.
    if (!last || Math.abs(time - last.at) >= keptMilliseconds) last = { at: time, health: look() };
    return last.health;
  };
}
