import { Client } from 'pg';

import { PostgresCluster, postgresMissing } from '#server/database/testing/postgresCluster.ts';

export type Postgres = { client: Client; stop: () => Promise<void> };

const settings = ['shared_buffers=256MB', 'work_mem=64MB', 'maintenance_work_mem=256MB'];

/** A PostgreSQL of its own in a temporary folder, on a socket; or why there is none. */
export async function startPostgres(): Promise<Postgres | string> {
  if (postgresMissing !== null) return `${postgresMissing}.`;
  const cluster = new PostgresCluster({ settings });
  try {
    await cluster.start();
    const client = new Client({ connectionString: cluster.url() });
    await client.connect();
    return {
      client,
      stop: async () => {
        await client.end();
        await cluster.remove();
      },
    };
  } catch (error) {
    await cluster.remove();
    return `PostgreSQL did not start: ${String(error)}`;
  }
}
