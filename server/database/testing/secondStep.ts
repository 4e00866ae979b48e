import { sql } from 'kysely';

import type { StorageMigration, StorageMigrations } from '#server/database/migrations/migrate.ts';
import { migrations } from '#server/database/migrations/migrations.ts';

/** A step of a later program: a new column, filled from what is there. */
export const withSecondStep = (inTheMiddle: () => Promise<void> = async () => {}): StorageMigrations => {
  const step: StorageMigration = async (db, text) => {
    await db.schema.alterTable('library').addColumn('nickname', text).execute();
    await sql`update library set nickname = 'dear ' || account`.execute(db);
    await inTheMiddle();
    await sql`update library set version = version + 1`.execute(db);
  };
  return { ...migrations, '999-nicknames': step };
};
