import { pino } from 'pino';

import { openPostgres } from '#server/database/postgres/openPostgres.ts';
import { openSqlite } from '#server/database/sqlite/openSqlite.ts';

import { withSecondStep } from './secondStep.ts';

/** A program of its own that stops in the middle of changing the tables, to be killed there. */
const [dataDirectory = '', databaseUrl = ''] = process.argv.slice(2);
const migrations = withSecondStep(async () => {
  process.stdout.write('in the middle\n');
  await new Promise((never) => setTimeout(never, 600_000));
});
const options = { dataDirectory, now: () => new Date(), log: pino({ level: 'silent' }) };
await (databaseUrl === '' ? openSqlite(options, migrations) : openPostgres(databaseUrl, options, migrations));
