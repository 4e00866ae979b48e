import { openPostgres } from '#server/database/postgres/openPostgres.ts';
import type { Storage } from '#server/database/storage.ts';
import { PostgresCluster } from '#server/database/testing/postgresCluster.ts';
import { createLog } from '#server/log.ts';

import { percentile } from '../support/percentile.ts';

const log = createLog('silent', process.stdout);
const callersPerServer = 20;

export type ConnectionFigures = {
  servers: number;
  connectionsAllowed: number;
  calls: number;
  failed: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
};

/** A mark on a title and the page of the library after it, as `/api/library` does them. */
async function markAndRead({ db, write }: Storage, account: string): Promise<void> {
  const row = { account, version: 1, records: 1, bytes: 1, lists: 0, name: null };
  await write(
    (transaction) =>
      transaction
        .insertInto('library')
        .values(row)
        .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
        .execute(),
    { turn: `library/${account}` },
  );
  await db.selectFrom('library').selectAll().where('account', '=', account).execute();
}

/** As many servers' pools as given, all at once on a PostgreSQL with its usual hundred connections. */
export async function measureConnections(servers: number, rounds: number): Promise<ConnectionFigures> {
  const cluster = new PostgresCluster();
  try {
    await cluster.start();
    const opened = await Promise.all(
      Array.from({ length: servers }, () => openPostgres(cluster.url(), { now: () => new Date(), log })),
    );
    const storages = opened.map((one) => {
      if (!one.ok) throw new Error(one.problem);
      return one.storage;
    });
    const times: number[] = [];
    let failed = 0;
    const call = async (storage: Storage, account: string) => {
      const start = performance.now();
      try {
        await markAndRead(storage, account);
        times.push(performance.now() - start);
      } catch {
        failed += 1;
      }
    };
    const callers = storages.flatMap((storage, server) =>
      Array.from({ length: callersPerServer }, async (_, caller) => {
        for (let round = 0; round < rounds; round += 1) await call(storage, `${server}-${caller}`);
      }),
    );
    await Promise.all(callers);
    await Promise.all(storages.map((storage) => storage.close()));
    return {
      servers,
      connectionsAllowed: 100,
      calls: servers * callersPerServer * rounds,
      failed,
      p50Milliseconds: percentile(times, 50),
      p99Milliseconds: percentile(times, 99),
    };
  } finally {
    await cluster.remove();
  }
}
