import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import type { SearchEntry } from '#entry.ts';

import { buildIndex } from './buildIndex.ts';
import { openIndex } from './openIndex.ts';

/**
 * Opens the index, and builds it first where it is missing or damaged: under a temporary name, then renamed.
 * Processes that start at once each build, and the last one's equal file stays.
 */
export function openBuilt(file: string, entries: () => Iterable<SearchEntry>): DatabaseSync {
  const present = openIndex(file);
  if (present) return present;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}.draft`;
  try {
    buildIndex(draft, entries());
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  const database = openIndex(file);
  if (!database) throw new Error(`The search index was built but cannot be read: ${file}`);
  return database;
}
