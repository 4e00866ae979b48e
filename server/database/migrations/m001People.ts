import { sql } from 'kysely';

import type { StorageMigration } from './migrate.ts';

/** Accounts with what belongs to them, and the libraries. */
export const m001People: StorageMigration = async (db, text) => {
  await db.schema
    .createTable('account')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('email', text, (column) => column.notNull().unique())
    .addColumn('email_verified', 'integer', (column) => column.notNull())
    .addColumn('display_name', text)
    .addColumn('photo_url', text)
    .addColumn('password_hash', text, (column) => column.notNull())
    .addColumn('disabled', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_sign_in_at', 'bigint', (column) => column.notNull())
    .addColumn('password_updated_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('session')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('account', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('device', text, (column) => column.notNull())
    .addColumn('authenticated_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_account').on('session').column('account').execute();
  await db.schema.createIndex('session_expires_at').on('session').column('expires_at').execute();

  await db.schema
    .createTable('refresh_token')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('session', text, (column) => column.notNull().references('session.id').onDelete('cascade'))
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('given_up_at', 'bigint')
    .execute();
  await db.schema.createIndex('refresh_token_session').on('refresh_token').column('session').execute();

  await db.schema
    .createTable('signing_key')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('jwk', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('code')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('account', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('new_email', text)
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('code_account').on('code').column('account').execute();

  await db.schema
    .createTable('mail')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('recipient', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_problem', text)
    .execute();
  await db.schema.createIndex('mail_created_at').on('mail').column('created_at').execute();

  await db.schema
    .createTable('attempt')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('count', 'double precision', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('blocked_until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('attempt_updated_at').on('attempt').column('updated_at').execute();

  await db.schema
    .createTable('audit')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('account', text)
    .addColumn('event', text, (column) => column.notNull())
    .addColumn('detail', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_at').on('audit').column('at').execute();
  await db.schema.createIndex('audit_account').on('audit').column('account').execute();

  // Its accounts may be another service's, which has no row here.
  await db.schema
    .createTable('library')
    .addColumn('account', text, (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('records', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('lists', 'integer', (column) => column.notNull())
    .addColumn('name', text)
    .execute();

  await db.schema
    .createTable('library_record')
    .addColumn('account', text, (column) =>
      column.notNull().references('library.account').onDelete('cascade'),
    )
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('value', text)
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('share', text)
    .addPrimaryKeyConstraint('library_record_key', ['account', 'key'])
    .execute();
  await db.schema
    .createIndex('library_record_version')
    .unique()
    .on('library_record')
    .columns(['account', 'version'])
    .execute();
  await db.schema
    .createIndex('library_record_share')
    .unique()
    .on('library_record')
    .column('share')
    .where(sql.ref('share'), 'is not', null)
    .execute();
};
