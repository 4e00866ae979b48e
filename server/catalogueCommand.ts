import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { runCatalogue } from '@marquee/title-search/import';

import { readSettings } from './env.ts';
import { openCatalogueDatabase } from './openCatalogueDatabase.ts';
import { liveIndexDirectory } from './titles/live/liveIndexDirectory.ts';

/** `npm run catalogue -- import|status|rebuild|forget`: titles of public files, findable beside the embedded ones. */

const root = resolve(import.meta.dirname, '..');

const result = readSettings(process.env, (path) => readFileSync(path, 'utf8'));
if (!result.ok) {
  process.stderr.write(result.problems.map((problem) => `${problem}\n`).join(''));
  process.exit(1);
}
const dataDirectory = resolve(root, result.settings.DATA_DIR);
const now = () => new Date();
/** Where TMDB has the titles, the index of its names is the one that is searched. */
const isLive = result.settings.TMDB_TOKEN !== undefined;

process.exitCode = await runCatalogue(process.argv.slice(2), {
  directory: isLive ? liveIndexDirectory(dataDirectory) : join(dataDirectory, 'search'),
  openEmbedded: () => {
    mkdirSync(dataDirectory, { recursive: true });
    const opened = openCatalogueDatabase({
      rowsDirectory: join(root, 'content/catalogue'),
      dataDirectory,
      now,
    });
    if (!opened.ok) return opened;
    return { ok: true, embedded: opened.embedded, close: () => opened.database.close() };
  },
  now,
  output: process.stdout,
});
