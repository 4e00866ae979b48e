import type { ColumnDataType, Expression, Kysely, QueryExecutorProvider } from 'kysely';

/** Text that is compared byte by byte, whatever language the database speaks. */
export type TextType = ColumnDataType | Expression<unknown>;

/** Tables as they are on the way: for statements about tables, and raw ones. */
export type Changing = Pick<Kysely<unknown>, 'schema' | 'introspection'> & QueryExecutorProvider;

/**
 * One step of the tables, the same statements for both databases. A step that has been released is never changed:
 * the tables of its time are unknown to the types of today.
 */
export type StorageMigration = (db: Changing, text: TextType) => Promise<void>;

/** Steps by name, in their order: `001-people` is the first. */
export type StorageMigrations = Readonly<Record<string, StorageMigration>>;
