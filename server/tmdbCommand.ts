import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readSettings } from './env.ts';
import { createLog } from './log.ts';
import { openCatalogueDatabase } from './openCatalogueDatabase.ts';
import { embeddedTitles } from './titles/embedded/embeddedTitles.ts';
import { createGateway } from './titles/tmdb/createGateway.ts';
import { checkNumbers } from './titles/tmdb/numbers/checkNumbers.ts';
import { printReport } from './titles/tmdb/numbers/printReport.ts';
import { createMemoryStore } from './titles/tmdb/store/memoryStore.ts';

/** `npm run tmdb -- report`: asks TMDB whether the catalogue's numbers are its own. With `--json` as data. */
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const root = resolve(import.meta.dirname, '..');

function giveUp(problems: readonly string[]): never {
  process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exit(1);
}

if (positionals.join(' ') !== 'report') giveUp(['npm run tmdb -- report [--json]']);
const result = readSettings(process.env, (path) => readFileSync(path, 'utf8'));
if (!result.ok) giveUp(result.problems);
const dataDirectory = resolve(root, result.settings.DATA_DIR);
mkdirSync(dataDirectory, { recursive: true });
const now = () => new Date();
const opened = openCatalogueDatabase({ rowsDirectory: join(root, 'content/catalogue'), dataDirectory, now });
if (!opened.ok) giveUp([opened.problem]);
const titles = embeddedTitles(opened.database);
opened.database.close();
const { TMDB_TOKEN } = result.settings;
if (TMDB_TOKEN === undefined) giveUp(['TMDB_TOKEN is not set: without it TMDB says nothing.']);
const gateway = createGateway({
  settings: { ...result.settings, TMDB_TOKEN },
  store: createMemoryStore(),
  // It is never asked in TMDB's place.
  embedded: async () => new Response(null, { status: 503 }),
  pictureBase: null,
  now,
  random: Math.random,
  log: createLog('silent', process.stderr),
});
const report = await checkNumbers(gateway.askQuietly, titles);
await gateway.close();
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : printReport(report));
