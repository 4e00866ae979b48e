import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readSettings } from './env.ts';
import { createLog } from './log.ts';
import { openCatalogueDatabase } from './openCatalogueDatabase.ts';
import { embeddedTitles } from './titles/embedded/embeddedTitles.ts';
import { createMapping } from './titles/tmdb/mapping/createMapping.ts';
import { mappingFileIn } from './titles/tmdb/mapping/mappingFile.ts';
import { printReport } from './titles/tmdb/mapping/printReport.ts';

/** `npm run tmdb -- report`: which titles of the catalogue TMDB has, and which it has not. With `--json` as data. */
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
// Only reads what the server found: it makes no requests itself.
const { report } = createMapping({
  ask: async () => ({ ok: false, status: 0 }),
  titles,
  file: mappingFileIn(dataDirectory),
  now,
  log: createLog('silent', process.stderr),
});
process.stdout.write(values.json ? `${JSON.stringify(report(), null, 2)}\n` : printReport(report()));
