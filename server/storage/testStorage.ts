import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterEach, describe } from 'vitest';

import { openStorage } from './openStorage.ts';
import type { Storage } from './storage.ts';

const silent = pino({ level: 'silent' });

/** Opens an empty database of its own; all are closed and gone after the test. */
export type OpenTestStorage = (() => Promise<Storage>) & {
  /** Another process's view of a database: as a second replica has it. */
  again: (storage: Storage) => Promise<Storage>;
};

/** Runs a suite on each database that the product supports. */
export function describeStorage(name: string, suite: (open: OpenTestStorage) => void): void {
  describe(`${name} on SQLite`, () => {
    suite(sqliteOpener());
  });
}

function sqliteOpener(): OpenTestStorage {
  const folders = new Map<Storage, string>();
  const openIn = async (dataDirectory: string) => {
    const opened = await openStorage({ dataDirectory, now: () => new Date(), log: silent });
    if (!opened.ok) throw new Error(opened.problem);
    folders.set(opened.storage, dataDirectory);
    return opened.storage;
  };
  afterEach(async () => {
    for (const storage of folders.keys()) await storage.close();
    for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
    folders.clear();
  });
  const open = () => openIn(mkdtempSync(join(tmpdir(), 'marquee-storage-')));
  return Object.assign(open, { again: (storage: Storage) => openIn(folders.get(storage) ?? '') });
}
