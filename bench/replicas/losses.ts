import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PostgresCluster } from '#server/database/testing/postgresCluster.ts';
import { startNginx } from '#server/testing/startNginx.ts';

import { type Endured, sendWithFaults } from '../soak/sendWithFaults.ts';
import { percentile } from '../support/percentile.ts';
import { type RunningServer, startServer } from '../support/runningServer.ts';

type LossFigures = Endured & {
  replicas: number;
  killed: number;
  perSecond: number;
  /** Of the killed ones, until they are ready again. */
  restartMilliseconds: { p50: number; most: number };
};

type Losses = { replicas: number; rounds: number; seconds: number; perSecond: number };

/** Replicas behind the shipped nginx, on one PostgreSQL, of which one is killed and started again in each round. */
export async function measureLosses({ replicas, rounds, seconds, perSecond }: Losses): Promise<LossFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-losses-'));
  const cluster = new PostgresCluster({ durable: true });
  const folderOf = (index: number) => join(folder, String(index));
  const running: RunningServer[] = [];
  try {
    await cluster.start();
    const settings = { DATABASE_URL: cluster.url(), TRUSTED_PROXIES: '127.0.0.1', WORKERS: '1' };
    for (let index = 0; index < replicas; index += 1) {
      // What the first has made of the catalogue serves all.
      if (index > 0)
        for (const part of ['catalogue', 'search'])
          cpSync(join(folderOf(0), part), join(folderOf(index), part), { recursive: true });
      running.push(await startServer(folderOf(index), settings));
    }
    const nginx = await startNginx(running.map(({ origin }) => origin));
    const restarts: number[] = [];
    try {
      const endured = await sendWithFaults({
        origin: nginx.origin,
        rounds,
        seconds,
        perSecond,
        fault: async (round) => {
          const index = round % replicas;
          const { origin, kill } = running[index] ?? {};
          await kill?.();
          const { port } = new URL(origin ?? '');
          const again = await startServer(folderOf(index), { ...settings, PORT: port });
          running[index] = again;
          restarts.push(again.readyMilliseconds);
          return `replica ${index + 1} is killed`;
        },
      });
      return {
        replicas,
        killed: restarts.length,
        perSecond,
        restartMilliseconds: { p50: percentile(restarts, 50), most: Math.round(Math.max(...restarts)) },
        ...endured,
      };
    } finally {
      await nginx.close();
    }
  } finally {
    for (const { kill } of running) await kill();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
