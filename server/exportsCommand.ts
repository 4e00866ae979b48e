import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { takeLock } from '@marquee/folder-lock';
import { readPointer } from '@marquee/title-search';
import { runCatalogue } from '@marquee/title-search/import';

import { readSettings } from './env.ts';
import { openCatalogueDatabase } from './openCatalogueDatabase.ts';
import { liveIndexDirectory } from './titles/live/liveIndexDirectory.ts';
import { fetchExports } from './titles/tmdb/exports/fetchExports.ts';

/** Loads TMDB's daily lists and builds the index of names from them. A server with a token runs it every night. */

const root = resolve(import.meta.dirname, '..');
const say = (text: string) => process.stdout.write(`${text}\n`);

const result = readSettings(process.env, (path) => readFileSync(path, 'utf8'));
if (!result.ok) {
  process.stderr.write(result.problems.map((problem) => `${problem}\n`).join(''));
  process.exit(1);
}
const { settings } = result;
const dataDirectory = resolve(root, settings.DATA_DIR);
const lists = join(dataDirectory, 'search', 'exports');
const directory = liveIndexDirectory(dataDirectory);
const now = () => new Date();

async function run(): Promise<number> {
  const lock = takeLock(lists, 'import');
  if (!lock.ok) {
    say('Another process is already loading the lists.');
    return 1;
  }
  try {
    const fetched = await fetchExports({ settings, directory: lists, now: now(), say });
    if (!fetched.ok) {
      say(fetched.problem);
      return 1;
    }
    if (!fetched.isNew && readPointer(directory) !== undefined) {
      say('The index already has the newest lists.');
      return 0;
    }
    return await runCatalogue(['import', ...fetched.files], {
      directory,
      openEmbedded: () => {
        mkdirSync(dataDirectory, { recursive: true });
        const opened = openCatalogueDatabase({
          rowsDirectory: join(root, 'content/catalogue'),
          dataDirectory,
          now,
        });
        if (!opened.ok) return opened;
        return {
          ok: true,
          embedded: opened.embedded,
          close: () => opened.database.close(),
        };
      },
      now,
      output: process.stdout,
    });
  } finally {
    lock.release();
  }
}

process.exitCode = await run();
