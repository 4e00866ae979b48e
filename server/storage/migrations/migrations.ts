import { m001People } from './m001People.ts';
import type { StorageMigrations } from './migration.ts';

export const migrations: StorageMigrations = { '001-people': m001People };
