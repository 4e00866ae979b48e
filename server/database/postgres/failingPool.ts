import { setTimeout } from 'node:timers/promises';

import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

import { storageFailure } from '#server/database/storageFailure.ts';

type PoolLimits = {
  /** How long a caller waits for a connection. */
  patience: number;
  /** Settings of each transaction, such as `statement_timeout`: connections themselves have none, for PgBouncer. */
  local?: Readonly<Record<string, number>>;
};

/** What passes by itself: no connection left, a server that starts, stops or isn't there for a moment. */
const passing =
  /^(?:53300|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$|^Connection terminated unexpectedly/;
const longestPause = 100;
/**
 * How long the pool makes do with the connections it has after another one was refused, and after each further one: a
 * caller whose connection is refused loses its place in the line.
 */
const contentFor = 2000;
const timedOut = 'Query read timeout';

const isPassing = (error: unknown) =>
  error instanceof Error && passing.test('code' in error ? String(error.code) : error.message);

async function failing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw storageFailure(error);
  }
}

/**
 * A pool that waits for a connection where the server has none left or is away for a moment, and distinguishes a lost
 * database from a mistake in a statement. An outage is waited for once: while it lasts, later callers fail at once.
 */
export function failingPool(pool: Pool, { patience, local = {} }: PoolLimits): PostgresPool {
  // Kysely finds what it knows of a connection again by this object.
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  const { max } = pool.options;
  const settings = Object.entries(local).map(([name, value]) => `; set local ${name} = ${value}`);
  let failingSince = Infinity;

  let growing: NodeJS.Timeout | undefined;
  let held = 0;
  pool.on('connect', () => (held += 1)).on('remove', () => (held -= 1));

  const growLater = () => {
    clearTimeout(growing);
    growing = globalThis.setTimeout(() => {
      pool.options.max += 1;
      if (pool.options.max < max) growLater();
    }, contentFor);
    growing.unref();
  };
  const makeDo = () => {
    pool.options.max = Math.min(max, Math.max(1, held));
    if (pool.options.max < max) growLater();
  };

  async function connect(): Promise<PoolClient> {
    const begun = performance.now();
    for (let pause = longestPause / 8; ; pause = Math.min(longestPause, pause * 2)) {
      try {
        const client = await pool.connect();
        failingSince = Infinity;
        return client;
      } catch (error) {
        failingSince = Math.min(failingSince, begun);
        if (!isPassing(error) || performance.now() + pause - failingSince > patience) throw error;
        makeDo();
      }
      await setTimeout(pause * (0.5 + Math.random() / 2));
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await failing(connect());
      const known = clients.get(client);
      if (known) return known;
      const made = clientOf(client, settings.join(''));
      clients.set(client, made);
      return made;
    },
  };
}

function clientOf(client: PoolClient, settings: string): PostgresPoolClient {
  let isStuck = false;
  async function run(statement: string, parameters: readonly unknown[]) {
    const isBegin = /^(?:begin|start transaction)\b/.test(statement);
    try {
      return await client.query(isBegin ? statement + settings : statement, [...parameters]);
    } catch (error) {
      isStuck ||= error instanceof Error && error.message === timedOut;
      throw error;
    }
  }
  function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new TypeError('Cursors are not set up.');
    return failing(run(statement, parameters));
  }
  // The server may still be busy with a statement that took too long: no one else gets that connection.
  return { query, release: (destroy) => client.release(isStuck || destroy) };
}
