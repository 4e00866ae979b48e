import { join } from 'node:path';

import type { Storage } from '#server/database/storage.ts';
import type { Logger } from '#server/log.ts';

import type { AnswerStore } from './answerStore.ts';
import { createMemoryStore } from './memoryStore.ts';
import { openSqliteStore } from './sqliteStore.ts';

type Options = {
  dataDirectory: string;
  /** The people's database: replicas that share it share the answers, too. */
  storage?: Storage | null;
  now: () => Date;
  log?: Logger;
};

/** The store of TMDB's answers: without a writable disk, in memory. */
export async function openAnswerStore({ dataDirectory, storage, now, log }: Options): Promise<AnswerStore> {
  if (storage?.engine === 'postgres') {
    const { createPostgresStore } = await import('./postgresStore.ts');
    return createPostgresStore({ db: storage.db, now });
  }
  try {
    return openSqliteStore({ file: join(dataDirectory, 'tmdb.sqlite'), now });
  } catch (err) {
    log?.warn({ err }, 'TMDB’s answers cannot be kept on disk, only in memory');
    return createMemoryStore();
  }
}
