import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { runAccounts } from './accounts/accounts/runAccounts.ts';
import { noPeopleYet, openStorage } from './database/openStorage.ts';
import { readSettings } from './env.ts';
import { createLog } from './log.ts';

/** `npm run accounts -- list|disable|enable|end-sessions`: a running server heeds it at once. */

function giveUp(problems: readonly string[]): never {
  process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exit(1);
}

const result = readSettings(process.env, (path) => readFileSync(path, 'utf8'));
if (!result.ok) giveUp(result.problems);
const { DATA_DIR, DATABASE_URL: databaseUrl, FIREBASE_PROJECT_ID: project } = result.settings;
if (project !== undefined) giveUp([`Firebase keeps the accounts (${project}): use its console.`]);
const dataDirectory = resolve(import.meta.dirname, '..', DATA_DIR);
if (databaseUrl === undefined && !existsSync(join(dataDirectory, 'people.sqlite'))) giveUp([noPeopleYet]);
const now = () => new Date();
const opened = await openStorage({
  dataDirectory,
  now,
  log: createLog('warn', process.stderr),
  ...(databaseUrl && { databaseUrl }),
});
if (!opened.ok) giveUp([opened.problem]);
process.exitCode = await runAccounts(process.argv.slice(2), {
  storage: opened.storage,
  now,
  random: randomBytes,
  output: process.stdout,
});
await opened.storage.close();
