import { openSqlite } from './sqlite/openSqlite.ts';
import type { OpenedStorage, OpenStorageOptions } from './storage.ts';

/** For commands that read what isn't there before the first start. */
export const noPeopleYet = 'There is no people’s database yet: it is made at the first start.';

/** Opens the people's database and migrates its tables, after a backup of what is in them. */
export async function openStorage(options: OpenStorageOptions): Promise<OpenedStorage> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) return openSqlite(options);
  // Loaded on demand: most installations don't need the memory of its client.
  const { openPostgres } = await import('./postgres/openPostgres.ts');
  return openPostgres(databaseUrl, options);
}
