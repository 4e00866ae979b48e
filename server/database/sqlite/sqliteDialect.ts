import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';

import { storageFailure } from '#server/database/storageFailure.ts';

/** Called for every statement that failed. */
export type OnFailure = (failure: unknown) => void;

const ignore = () => {};
const statementsKept = 200;
const busy = 5;

/** What Kysely asks of a driver, on Node's own SQLite. */
export function asSqliteDatabase(database: DatabaseSync, onFailure: OnFailure = ignore): SqliteDatabase {
  const failing = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const failure = storageFailure(error);
      onFailure(failure);
      throw failure;
    }
  };
  const kept = new LRUCache<string, SqliteStatement>({ max: statementsKept });
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const found = kept.get(sql);
      if (found) return found;
      const made = failing(() => statementOf(database.prepare(sql), failing));
      kept.set(sql, made);
      return made;
    },
  };
}

function statementOf(statement: StatementSync, failing: <T>(work: () => T) => T): SqliteStatement {
  const given = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => failing(() => statement.all(...given(parameters)).map(asPlain)),
    run: (parameters) => failing(() => statement.run(...given(parameters))),
    iterate: (parameters) => failing(() => statement.iterate(...given(parameters))),
  };
}

/** Without a prototype, rows would differ from those of the other database. */
const asPlain = (row: object) => Object.assign({}, row);

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && (Number(error.errcode) & 0xff) === busy) || isBusy(error.cause));

/** Takes the write lock at the start: a transaction that has begun can't fail because of another writer. */
class WriterDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #patience: number;

  constructor(database: DatabaseSync, patience: number, onFailure?: OnFailure) {
    super({ database: asSqliteDatabase(database, onFailure) });
    this.#database = database;
    this.#patience = patience;
  }

  /** Another process may be writing. SQLite would wait for it with this whole process, so the wait is ours. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (let waited = 0, step = 1; ; waited += step, step = Math.min(step * 2, 50)) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isBusy(error) || waited >= this.#patience) throw error;
      }
      await setTimeout(step);
    }
  }

  /** After some failures SQLite has rolled back by itself. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Tables change within transactions too. */
class WriterAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class WriterDialect extends SqliteDialect {
  readonly #database: DatabaseSync;
  readonly #patience: number;
  readonly #onFailure: OnFailure | undefined;

  constructor(database: DatabaseSync, patience: number, onFailure?: OnFailure) {
    super({ database: asSqliteDatabase(database, onFailure) });
    this.#database = database;
    this.#patience = patience;
    this.#onFailure = onFailure;
  }

  override createDriver(): WriterDriver {
    return new WriterDriver(this.#database, this.#patience, this.#onFailure);
  }

  override createAdapter(): WriterAdapter {
    return new WriterAdapter();
  }
}
