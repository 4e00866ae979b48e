import type { StorageMigration } from './migrate.ts';

/** What TMDB said, for replicas to share. With SQLite they stay empty: answers have a file of their own there. */
export const m002TmdbAnswers: StorageMigration = async (db, text) => {
  await db.schema
    .createTable('tmdb_answer')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'bytea', (column) => column.notNull())
    .addColumn('etag', text)
    .addColumn('fetched_at', 'bigint', (column) => column.notNull())
    .addColumn('fresh_until', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tmdb_answer_used_at').on('tmdb_answer').columns(['used_at', 'size']).execute();
  await db.schema.createIndex('tmdb_answer_fetched_at').on('tmdb_answer').column('fetched_at').execute();

  await db.schema
    .createTable('tmdb_lease')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('tmdb_budget')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('tokens', 'double precision', (column) => column.notNull())
    .addColumn('counted_at', 'double precision', (column) => column.notNull())
    .addColumn('paused_until', 'bigint', (column) => column.notNull())
    .execute();
};
