import { type ColumnDataType, type Expression, type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { Migrator } from 'kysely/migration';

import type { Storage } from '#server/database/storage.ts';
import type { Tables } from '#server/database/tables.ts';

/** Text that is compared byte by byte, whatever language the database speaks. */
type TextType = ColumnDataType | Expression<unknown>;

/** Tables as they are on the way: for statements about tables, and raw ones. */
export type Changing = Pick<Kysely<unknown>, 'schema' | 'introspection'> & QueryExecutorProvider;

/**
 * One step of the tables, the same statements for both databases where both know them. A step that has been released is never changed:
 * the tables of its time are unknown to the types of today.
 */
export type StorageMigration = (db: Changing, text: TextType, engine: Storage['engine']) => Promise<void>;

/** Steps by name, in their order: `001-people` is the first. */
export type StorageMigrations = Readonly<Record<string, StorageMigration>>;

type Migrating = {
  /** A connection that may take its time. */
  db: Kysely<Tables>;
  engine: Storage['engine'];
  migrations: StorageMigrations;
  /** Called where there are data, before they are touched, with the last step that they went through. */
  backup: (db: Changing, from: string) => Promise<void>;
};

type Migrated = { ok: true } | { ok: false; problem: string };

const textTypes: Record<Storage['engine'], TextType> = {
  sqlite: 'text',
  postgres: sql`text collate "C"`,
};

/** Brings the tables to what the program expects: all steps or none. */
export async function migrate({ db, engine, migrations, backup }: Migrating): Promise<Migrated> {
  const schema = engine === 'postgres' ? await currentSchema(db) : undefined;
  let isSaved = false;
  const steps = Object.entries(migrations).map(([name, up]) => [
    name,
    {
      // Here, so that no other process is at the tables meanwhile.
      up: async (db: Changing) => {
        const from = (await stepsDone(db, schema)).at(-1) ?? null;
        if (!isSaved && from !== null) await backup(db, from);
        isSaved = true;
        await up(db, textTypes[engine], engine);
      },
    },
  ]);
  const migrator = new Migrator({
    db,
    // Another program's steps may be in the same database.
    migrationTableName: stepTable,
    migrationLockTableName: stepLockTable,
    // Copies of the tables are in schemas of their own.
    ...(schema !== undefined && { migrationTableSchema: schema }),
    provider: { getMigrations: async () => Object.fromEntries(steps) },
  });
  const newer = (await stepsDone(db, schema)).filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0) {
    return {
      ok: false,
      problem: `The people's database was last used by a newer version of Marquee (${newer.join(', ')}). Start that version, or restore the backup that it made.`,
    };
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return { ok: true };
}

export const stepTable = 'marquee_migration';
export const stepLockTable = `${stepTable}_lock`;

async function currentSchema(db: Changing): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}

async function stepsDone(db: Changing, schema: string | undefined): Promise<string[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some((table) => table.name === stepTable && table.schema === schema)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(stepTable)}`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}
