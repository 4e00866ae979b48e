import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { runMailList } from './accounts/mail/mailList.ts';
import { noPeopleYet, openStorage } from './database/openStorage.ts';
import { readSettings } from './env.ts';
import { createLog } from './log.ts';

/** `npm run mail -- list|show`: mails that wait for the operator. Links are shown here and nowhere else. */

function giveUp(problems: readonly string[]): never {
  process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exit(1);
}

const result = readSettings(process.env, (path) => readFileSync(path, 'utf8'));
if (!result.ok) giveUp(result.problems);
const { DATA_DIR, DATABASE_URL: databaseUrl } = result.settings;
const dataDirectory = resolve(import.meta.dirname, '..', DATA_DIR);
if (databaseUrl === undefined && !existsSync(join(dataDirectory, 'people.sqlite'))) giveUp([noPeopleYet]);
const opened = await openStorage({
  dataDirectory,
  now: () => new Date(),
  log: createLog('warn', process.stderr),
  ...(databaseUrl && { databaseUrl }),
});
if (!opened.ok) giveUp([opened.problem]);
process.exitCode = await runMailList(process.argv.slice(2), {
  storage: opened.storage,
  output: process.stdout,
});
await opened.storage.close();
