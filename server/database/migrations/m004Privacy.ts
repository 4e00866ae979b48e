import { sql } from 'kysely';

import type { StorageMigration } from './migrate.ts';

/** Whose account a mail is about, where something was done from, and the keys that addresses are hashed with. */
export const m004Privacy: StorageMigration = async (db, text) => {
  await db.schema.alterTable('mail').addColumn('account', text).execute();
  await sql`update mail set account = (select id from account where email = recipient)`.execute(db);
  await sql`
    update mail set account = (select max(account) from code where new_email = recipient having count(*) = 1)
    where account is null`.execute(db);
  // These can't be traced to an account any more, so could not be deleted with it.
  await sql`delete from mail where account is null`.execute(db);
  await db.schema.createIndex('mail_account').on('mail').column('account').execute();
  await db.schema.alterTable('audit').addColumn('device', text).execute();
  await db.schema.alterTable('audit').addColumn('place', text).execute();
  await db.schema
    .createTable('limit_key')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('secret', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  // They had network addresses in clear, and hashes of e-mail addresses without a key.
  await sql`delete from attempt`.execute(db);
};
