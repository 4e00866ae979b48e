import type { StorageMigration } from './migrate.ts';

/** What the rows of each table come to, so that damage is seen. With PostgreSQL it stays empty: its pages have sums. */
export const m003RowSums: StorageMigration = async (db, text) => {
  await db.schema
    .createTable('row_sum')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('rows', 'bigint', (column) => column.notNull())
    .addColumn('sum', 'bigint', (column) => column.notNull())
    .execute();
};
