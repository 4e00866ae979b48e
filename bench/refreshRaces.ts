import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { PostgresCluster, postgresMissing } from '#server/database/testing/postgresCluster.ts';

import { race, type Raced } from './refreshRaces/race.ts';

/**
 * Whether a user is ever signed out because their tabs exchange one refresh token at the same time. The bar: no false
 * sign-out in a thousand races of five tabs, and every theft found out. `--races=100` bounds it, for each database.
 */
const { values } = parseArgs({
  options: { races: { type: 'string', default: '1000' }, thefts: { type: 'string', default: '100' } },
});
const bounds = { races: Number(values.races), thefts: Number(values.thefts) };

async function sqlite(): Promise<Raced> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-races-'));
  try {
    return await race({ dataDirectory }, bounds);
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function postgres(): Promise<Raced | { missing: string }> {
  if (postgresMissing !== null) return { missing: postgresMissing };
  const cluster = new PostgresCluster({ durable: false });
  try {
    await cluster.start();
    return await race({ dataDirectory: '', databaseUrl: cluster.url() }, bounds);
  } finally {
    await cluster.remove();
  }
}

console.log(JSON.stringify({ sqlite: await sqlite(), postgres: await postgres() }, null, 2));
