import type { TestProject } from 'vitest/node';

import { openedAt } from './openedAt.ts';
import { PostgresCluster, postgresMissing } from './postgresCluster.ts';

let cluster: PostgresCluster | undefined;

/** Before the tests: one PostgreSQL for all that need nothing of it but a database of their own. */
export async function setup({ provide }: TestProject): Promise<void> {
  if (postgresMissing !== null) return;
  cluster = new PostgresCluster();
  await cluster.start();
  await cluster.createDatabase('model');
  await (await openedAt({ dataDirectory: '', databaseUrl: cluster.url('model') })).close();
  provide('postgres', cluster.url());
}

export const teardown = (): Promise<void> | undefined => cluster?.remove();
