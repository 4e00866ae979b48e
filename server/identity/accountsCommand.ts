import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { readSettings } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { openStorage } from '#server/storage/openStorage.ts';

import { runAccounts } from './accounts/runAccounts.ts';

/** `npm run accounts -- list|disable|enable|end-sessions`: a running server heeds it at once. */

function giveUp(problems: readonly string[]): never {
  process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exit(1);
}

const result = readSettings(process.env, (path) => readFileSync(path, 'utf8'));
if (!result.ok) giveUp(result.problems);
const { DATA_DIR, DATABASE_URL: databaseUrl, FIREBASE_PROJECT_ID: project } = result.settings;
if (project !== undefined) giveUp([`Firebase keeps the accounts (${project}): use its console.`]);
const now = () => new Date();
const opened = await openStorage({
  dataDirectory: resolve(import.meta.dirname, '../..', DATA_DIR),
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
