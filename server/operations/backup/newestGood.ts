import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { readThrough } from './readBackup.ts';

export const backupsFolder = (dataDirectory: string): string => join(dataDirectory, 'backups');

/** `marquee-2026-11-21T23-04-05-006Z.jsonl.gz`: sorts by time, and is a file name everywhere. */
export const fileNameOf = (kind: 'marquee' | 'nightly', time: Date): string =>
  `${kind}-${time.toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`;

const isBackup = /^(?:nightly|marquee)-.+\.jsonl\.gz$/;
const timeIn = (name: string) => name.slice(name.indexOf('-'));
const newestFirst = (a: string, b: string) => (timeIn(a) < timeIn(b) ? 1 : -1);

function backupsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => isBackup.test(name))
      .toSorted(newestFirst);
  } catch {
    return [];
  }
}

/** The newest backup that can be read to its end and is as it was written; null where there is none. */
export async function newestGood(dataDirectory: string): Promise<string | null> {
  const folder = backupsFolder(dataDirectory);
  for (const name of backupsIn(folder)) {
    const file = join(folder, name);
    try {
      await readThrough(file);
      return file;
    } catch {
      // Damaged itself, or not readable: the one before may be better.
    }
  }
  return null;
}

const typed = (file: string) => {
  const near = relative(process.cwd(), file);
  return near.startsWith('..') ? file : near;
};

/** What an operator does about a damaged database, with the command. */
export const restoreAdvice = (backup: string | null): string =>
  backup === null
    ? 'No good backup is in DATA_DIR/backups. If one is elsewhere, stop Marquee and run: npm run restore -- FILE'
    : `Stop Marquee and run: npm run restore -- ${typed(backup)}`;
