import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { PostgresCluster, postgresMissing } from '#server/database/testing/postgresCluster.ts';

import { writeDuplicates } from './durability/duplicates.ts';
import { type Killed, killWhileWriting } from './durability/killing.ts';

/**
 * Whether anything that was acknowledged is ever lost: processes that write are killed at random moments (with
 * PostgreSQL, every other time the database is), and what is left is compared with what a witness recorded. The bar:
 * nothing lost, nothing half written, nothing invented, every database whole. Then the same write ten thousand times
 * at once. `--kills=20` and `--minutes=2` bound it, for each database; `--engine=sqlite` is for
 * one only.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '15' },
    engine: { type: 'string' },
    duplicates: { type: 'string', default: '10000' },
  },
});
const rounds = Number(values.kills);
const writes = Number(values.duplicates);

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
    return { ...killed, duplicates: await writeDuplicates({ dataDirectory }, writes) };
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
    return { ...killed, duplicates: await writeDuplicates(place, writes) };
  } finally {
    await cluster.remove();
  }
}

const wants = (engine: string) => values.engine === undefined || values.engine === engine;
console.log(
  JSON.stringify({
    ...(wants('sqlite') && { sqlite: await sqlite() }),
    ...(wants('postgres') && { postgres: await postgres() }),
  }),
);
