import { openSqlite } from './sqlite/openSqlite.ts';
import type { OpenedStorage, OpenStorageOptions } from './storage.ts';

/** Opens the people's database and migrates its tables, after a backup of what is in them. */
export async function openStorage(options: OpenStorageOptions): Promise<OpenedStorage> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) return openSqlite(options);
  // Its client takes room that most installations needn't give.
  const { openPostgres } = await import('./postgres/openPostgres.ts');
  return openPostgres(databaseUrl, options);
}
