import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

import { storageFailure } from '#server/database/storageFailure.ts';

async function failing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw storageFailure(error);
  }
}

/** A pool that distinguishes a lost database from a mistake in a statement. */
export function failingPool(pool: Pool): PostgresPool {
  // Kysely finds what it knows of a connection again by this object.
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await failing(pool.connect());
      const known = clients.get(client);
      if (known) return known;
      const made = clientOf(client);
      clients.set(client, made);
      return made;
    },
  };
}

function clientOf(client: PoolClient): PostgresPoolClient {
  function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new TypeError('Cursors are not set up.');
    return failing(client.query(statement, [...parameters]));
  }
  return { query, release: (destroy) => client.release(destroy) };
}
