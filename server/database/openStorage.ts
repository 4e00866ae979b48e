import type { Logger } from '#server/log.ts';

import { openSqlite } from './sqlite/openSqlite.ts';
import type { Storage } from './storage.ts';

export type OpenStorageOptions = {
  /** For the database file, where no other database is set up, and its backups. */
  dataDirectory: string;
  /** `postgres://…` */
  databaseUrl?: string;
  now: () => Date;
  log: Logger;
  /** Told once, when the database file is found to be damaged. */
  onDamage?: (says: string) => void;
};

export type OpenedStorage =
  | { ok: true; storage: Storage }
  | { ok: false; problem: string; /** By what lies in the file. */ isDamaged?: boolean };

/** Opens the people's database and brings its tables up to date, after a backup of what is in them. */
export async function openStorage(options: OpenStorageOptions): Promise<OpenedStorage> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) return openSqlite(options);
  // Its client takes room that most installations needn't give.
  const { openPostgres } = await import('./postgres/openPostgres.ts');
  return openPostgres(databaseUrl, options);
}
