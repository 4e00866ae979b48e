import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { migrations } from './database/migrations/migrations.ts';
import { readSettings } from './env.ts';
import { runBackup } from './operations/backup/runBackup.ts';

/** `npm run backup|restore|verify`: all that belongs to people in one file, and back. */

const result = readSettings(process.env, (path) => readFileSync(path, 'utf8'));
if (!result.ok) {
  process.stderr.write(result.problems.map((problem) => `${problem}\n`).join(''));
  process.exit(1);
}
const { DATA_DIR, DATABASE_URL: databaseUrl } = result.settings;

process.exitCode = await runBackup(process.argv.slice(2), {
  place: {
    dataDirectory: resolve(import.meta.dirname, '..', DATA_DIR),
    ...(databaseUrl && { databaseUrl }),
  },
  migrations,
  now: () => new Date(),
  output: process.stdout,
});
