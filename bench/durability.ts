import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { PostgresCluster, postgresMissing } from '#server/database/testing/postgresCluster.ts';

import { writeDuplicates } from './durability/duplicates.ts';
import { type Killed, killWhileWriting } from './durability/killing.ts';
import { killAndRestart } from './durability/restarts.ts';
import { injectErrors, straceMissing, traceSyncs } from './durability/tracing.ts';

/**
 * Whether anything that was acknowledged is ever lost: processes that write are killed at random moments (with
 * PostgreSQL, every other time the database is), and what is left is compared with what a witness recorded. The bar:
 * nothing lost, nothing half written, nothing invented, every database whole. Then the same write ten thousand times
 * at once; the real server killed and started again; by strace, whether every write is on disk before it is confirmed, and
 * writes and syncs that fail. `--kills=20 --minutes=2 --restarts=5 --syncs=50 --injections=9` bound it, for each
 * database, 0 leaves a part out; `--engine=sqlite` is for one only.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '15' },
    engine: { type: 'string' },
    duplicates: { type: 'string', default: '10000' },
    restarts: { type: 'string', default: '100' },
    syncs: { type: 'string', default: '1000' },
    injections: { type: 'string', default: '200' },
  },
});
const rounds = Number(values.kills);
const writes = Number(values.duplicates);
const restarts = Number(values.restarts);
const syncs = straceMissing === null ? Number(values.syncs) : 0;
const injections = straceMissing === null ? Number(values.injections) : 0;

const isOverAfter = (minutes: number) => {
  const end = performance.now() + minutes * 60_000;
  return () => performance.now() > end;
};
const tell = (name: string, { kills, acknowledged, lost }: Killed) =>
  console.error(`${name}: ${kills} kills, ${acknowledged} acknowledged, ${lost} lost`);

async function sqlite() {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-durability-'));
  try {
    const killed = await killWhileWriting({
      place: { dataDirectory },
      rounds,
      killDatabase: async () => false,
      isOver: isOverAfter(Number(values.minutes)),
    });
    tell('SQLite', killed);
    return {
      ...killed,
      ...(writes > 0 && { duplicates: await writeDuplicates({ dataDirectory }, writes) }),
      ...(restarts > 0 && { restarts: await killAndRestart(restarts, {}) }),
      ...(syncs > 0 && { syncs: await traceSyncs({ dataDirectory }, syncs) }),
      ...(injections > 0 && { injections: await injectErrors(injections) }),
    };
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function postgres() {
  if (postgresMissing !== null) return { missing: postgresMissing };
  const cluster = new PostgresCluster({ durable: true });
  try {
    await cluster.start();
    const place = { dataDirectory: '', databaseUrl: cluster.url() };
    const killed = await killWhileWriting({
      place,
      rounds,
      killDatabase: async (round) => {
        if (round % 2 === 0) return false;
        await cluster.kill();
        await cluster.start();
        return true;
      },
      isOver: isOverAfter(Number(values.minutes)),
    });
    tell('PostgreSQL', killed);
    return {
      ...killed,
      ...(writes > 0 && { duplicates: await writeDuplicates(place, writes) }),
      ...(restarts > 0 && { restarts: await killAndRestart(restarts, { DATABASE_URL: place.databaseUrl }) }),
      ...(syncs > 0 && { syncs: await traceSyncs(place, syncs, cluster) }),
    };
  } finally {
    await cluster.remove();
  }
}

const wants = (engine: string) => values.engine === undefined || values.engine === engine;
console.log(
  JSON.stringify({
    ...(straceMissing !== null && { notTraced: straceMissing }),
    ...(wants('sqlite') && { sqlite: await sqlite() }),
    ...(wants('postgres') && { postgres: await postgres() }),
  }),
);
