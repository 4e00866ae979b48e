import { statSync } from 'node:fs';

import { openStorage } from './database/openStorage.ts';
import { damageInFile } from './database/sqlite/rowSums.ts';
import type { OpenStorageOptions, Storage } from './database/storage.ts';
import { holdPeople } from './holdPeople.ts';
import type { DatabaseHealth } from './http/health.ts';
import { restoreAdvice, newestGood } from './operations/backup/newestGood.ts';
import { createNightlyBackups } from './operations/backup/nightlyBackups.ts';
import { runInWorker } from './operations/backup/runInWorker.ts';
import { peopleFile } from './operations/backup/source.ts';

export type OpenedPeople =
  | { ok: true; storage: Storage; databaseHealth: () => Promise<DatabaseHealth> }
  | { ok: false; problem: string };

/** Files up to this size are checked whole before the first request, in less than a tenth of a second. */
const soonRead = 8 * 1024 * 1024;

/** The people's database as a server has it: a file for itself alone and backed up every night, or one of many replicas. */
export async function openPeopleStorage(options: OpenStorageOptions): Promise<OpenedPeople> {
  if (options.databaseUrl === undefined) return openFile(options);
  const opened = await openStorage(options);
  if (!opened.ok) return opened;
  const { storage } = opened;
  return { ok: true, storage, databaseHealth: () => healthOf(storage) };
}

async function healthOf(storage: Storage): Promise<DatabaseHealth> {
  const trouble = await storage.trouble();
  return trouble ? { status: 'failing', ...trouble } : { status: 'ok' };
}

async function openFile(options: OpenStorageOptions): Promise<OpenedPeople> {
  const { dataDirectory, log } = options;
  const held = await holdPeople(dataDirectory);
  if (!held.ok) return held;
  const closing = new AbortController();
  let mend: string | undefined;
  const onDamage = (damage: string) => {
    const tell = (backup: string | null) => {
      mend = restoreAdvice(backup);
      log.error({ damage, mend }, 'people.sqlite is damaged and is only read from here on');
    };
    runInWorker({ kind: 'newest', dataDirectory }, closing.signal).then(
      (done) => done && tell(done.file),
      () => tell(null),
    );
  };
  const opened = await openStorage({ ...options, onDamage });
  if (!opened.ok) {
    held.release();
    if (!opened.isDamaged) return opened;
    return { ok: false, problem: `${opened.problem} ${restoreAdvice(await newestGood(dataDirectory))}` };
  }
  const { storage } = opened;
  let isChecking = true;
  const tellDamage = (damage: string | null) => damage !== null && storage.setDamaged(damage);
  const checked = checkFile(dataDirectory, closing.signal)
    .then(tellDamage)
    .catch((err: unknown) => log.error({ err }, 'people.sqlite could not be checked for damage'))
    .finally(() => {
      isChecking = false;
    });
  if (isSmall(dataDirectory)) await checked;
  const nightly = createNightlyBackups({ ...options, onDamage: storage.setDamaged });
  nightly.begin();
  return {
    ok: true,
    databaseHealth: async () => {
      const health = await healthOf(storage);
      if (health.status === 'failing') return { ...health, ...(mend !== undefined && { mend }) };
      return isChecking ? { status: 'checking' } : health;
    },
    storage: {
      ...storage,
      isWhole: () => !isChecking && storage.isWhole(),
      close: async () => {
        closing.abort();
        await checked;
        await nightly.close();
        await storage.close();
        held.release();
      },
    },
  };
}

const isSmall = (dataDirectory: string) => statSync(peopleFile(dataDirectory)).size <= soonRead;

/** Large files beside everything else, so that the start is quick. */
async function checkFile(dataDirectory: string, signal: AbortSignal): Promise<string | null> {
  if (isSmall(dataDirectory)) return damageInFile(peopleFile(dataDirectory));
  const done = await runInWorker({ kind: 'check', dataDirectory }, signal);
  return done?.damage ?? null;
}
