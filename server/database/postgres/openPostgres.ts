import { setTimeout } from 'node:timers/promises';

import {
  type QueryExecutorProvider,
  sql,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type Transaction,
} from 'kysely';
import { type PoolConfig, types, Pool } from 'pg';

import { createKeyedMutex, type KeyedMutex } from '#server/database/keyedMutex.ts';
import { type Changing, migrate } from '#server/database/migrations/migrate.ts';
import { migrations as ours } from '#server/database/migrations/migrations.ts';
import { type OpenedStorage, type OpenStorageOptions, StorageUnavailable } from '#server/database/storage.ts';
import { isCollision } from '#server/database/storageFailure.ts';
import type { Tables } from '#server/database/tables.ts';
import { timedStatements } from '#server/database/timedStatements.ts';
import type { Logger } from '#server/log.ts';
import type { BeginSpan } from '#server/spans.ts';

import { failingPool } from './failingPool.ts';

/** What connections of a server call themselves. */
export const servingName = 'marquee';

const int8 = 20;
const numeric = 1700;

/** Counts and times are numbers, as the other database gives them. */
export const typeParsers: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric ? Number : types.getTypeParser(oid, format ?? 'text'),
};

const kept = 3;
const isBackup = /^backup_\w+_\d{8}t\d{9}z$/;
const ending = 'yyyymmddthhmmssmmmz'.length;
const byTime = (a: string, b: string) => (a.slice(-ending) < b.slice(-ending) ? -1 : 1);

/** Name of a schema that copies go into. */
export function backupSchema(from: string, time: Date): string {
  const stamp = time.toISOString().replaceAll(/[-:.]/g, '').toLowerCase();
  return `backup_${from.replaceAll(/\W/g, '_')}_${stamp}`;
}

export async function dropOldBackups(db: QueryExecutorProvider): Promise<void> {
  const { rows: schemas } = await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(db);
  const backups = schemas
    .map(({ name }) => name)
    .filter((name) => isBackup.test(name))
    .toSorted(byTime);
  for (const old of backups.slice(0, -kept)) await sql`drop schema ${sql.id(old)} cascade`.execute(db);
}

/** Copies the tables into a schema of their own, `backup_<last step>_<time>`, and lets the oldest copies go. */
async function backupPostgres(db: Changing, from: string, time: Date): Promise<string> {
  const schema = backupSchema(from, time);
  // What TMDB said can be fetched again, and a copy must not reveal who the counters are about.
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'tmdb\\_%' and tablename <> 'limit_key'`.execute(
    db,
  );
  await sql`create schema ${sql.id(schema)}`.execute(db);
  for (const { name } of tables)
    await sql`create table ${sql.id(schema, name)} as table ${sql.id(name)}`.execute(db);
  await dropOldBackups(db);
  return schema;
}

const tries = 12;
const longestWait = 100;

/** Connections of one server where no setting says otherwise. Where PostgreSQL has too few for all, they take turns. */
const usualPoolSize = 5;
/** How long a write that found no room is remembered where no other one follows. */
const fullMilliseconds = 60_000;
/** How long a request waits for a connection, and a start. */
const patience = 3000;
const patienceAtStart = 5000;

const serving: PoolConfig = {
  // One stays, which also shows a restore that the server is running. The others leave soon: another server may wait for one.
  min: 1,
  idleTimeoutMillis: 1000,
  // Where the network swallows the answer.
  query_timeout: 8000,
};
const inTransactions = { statement_timeout: 5000, idle_in_transaction_session_timeout: 10_000 };

type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;

function openPool(databaseUrl: string, log: Logger, options: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    application_name: servingName,
    types: typeParsers,
    ...options,
  });
  // A connection that breaks, used or not, is replaced; the pending query rejects.
  const tell = (err: unknown) => log.warn({ err }, 'a connection to the database broke');
  pool.on('error', tell);
  pool.on('connect', (client) => client.on('error', tell));
  return pool;
}

/** What Kysely's own lock of a session is called: servers of older versions take that one. */
const migrating = 3853314791062309107n;

/** Changes of the tables are in one transaction and locked by it: PgBouncer shares sessions, where Kysely's own lock is. */
class TransactionLocked extends PostgresDialect {
  override createAdapter() {
    return Object.assign(new PostgresAdapter(), {
      acquireMigrationLock: async () => {},
      releaseMigrationLock: async () => {},
    });
  }
}

const openKysely = (pool: Pool, limits: Parameters<typeof failingPool>[1], begin?: BeginSpan) =>
  new Kysely<Tables>({
    dialect: new TransactionLocked({ pool: failingPool(pool, limits) }),
    ...timedStatements(begin),
  });

const reasonOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : String(cause));

/** A database that several replicas share. */
export async function openPostgres(
  databaseUrl: string,
  {
    now,
    log,
    poolSize = usualPoolSize,
    begin,
  }: Pick<OpenStorageOptions, 'now' | 'log' | 'poolSize' | 'begin'>,
  migrations = ours,
): Promise<OpenedStorage> {
  const changing = openKysely(openPool(databaseUrl, log, { max: 1 }), { patience: patienceAtStart });
  const pool = openPool(databaseUrl, log, { ...serving, max: poolSize });
  const db = openKysely(pool, { patience, local: inTransactions }, begin);
  let isOpen = false;
  try {
    const migrated = await changing.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrating)})`.execute(transaction);
      return migrate({
        db: transaction,
        engine: 'postgres',
        migrations,
        backup: async (db, from) => {
          const schema = await backupPostgres(db, from, now());
          log.info({ schema }, 'copied the people’s tables before changing them');
        },
      });
    });
    if (!migrated.ok) return migrated;
    // The first connection stays: where others take all the rest, this server is never without one.
    await sql`select 1`.execute(db);
    isOpen = true;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return { ok: false, problem: `The database of DATABASE_URL can't be used: ${reasonOf(error)}.` };
  } finally {
    await changing.destroy();
    if (!isOpen) await db.destroy();
  }

  const inTurn = createKeyedMutex();
  const untilSerial = createUntilSerial(db, createKeyedMutex());
  let fullSince: number | null = null;
  /** Only a write shows whether there is room. */
  const noteFull = async <T>(writing: Promise<T>): Promise<T> => {
    try {
      const written = await writing;
      fullSince = null;
      return written;
    } catch (error) {
      if (error instanceof StorageUnavailable && error.reason === 'full') fullSince = now().getTime();
      throw error;
    }
  };
  return {
    ok: true,
    storage: {
      engine: 'postgres',
      db,
      write: (work, options) => {
        const { turn } = options ?? {};
        if (turn === undefined) return noteFull(untilSerial(work));
        const inItsTurn = inTurn(turn, () =>
          db.transaction().execute(async (transaction) => {
            await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(transaction);
            return work(transaction);
          }),
        );
        return noteFull(inItsTurn);
      },
      trouble: async () => {
        try {
          const { rows } = await sql<{
            only: string;
          }>`select current_setting('transaction_read_only') as only`.execute(db);
          if (rows[0]?.only !== 'off') return { reason: 'unreachable', says: 'it can only be read' };
          const isFull = fullSince !== null && Math.abs(now().getTime() - fullSince) < fullMilliseconds;
          return isFull ? { reason: 'full' } : null;
        } catch (error) {
          if (error instanceof StorageUnavailable) return { reason: error.reason };
          throw error;
        }
      },
      // Damaged pages fail by themselves, statement by statement.
      isWhole: () => true,
      setDamaged: () => {},
      // Its own vacuum does, as its operator has set it.
      scrub: async () => {},
      pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      close: () => db.destroy(),
    },
  };
}

/** Those that collide line up: within a process only one of them tries again at a time. */
function createUntilSerial(db: Kysely<Tables>, inTurn: KeyedMutex) {
  const serializable = db.transaction().setIsolationLevel('serializable');
  const again = async <T>(work: Work<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await serializable.execute(work);
      } catch (error) {
        if (!isCollision(error)) throw error;
        if (attempt === tries) throw new StorageUnavailable('unreachable', error);
      }
      // Replicas that collided must not meet again.
      await setTimeout(Math.random() * Math.min(longestWait, 2 ** attempt));
    }
  };
  return async <T>(work: Work<T>): Promise<T> => {
    try {
      return await serializable.execute(work);
    } catch (error) {
      if (!isCollision(error)) throw error;
    }
    return inTurn('collided', () => again(work));
  };
}
