import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import type { SearchEntry } from '#entry.ts';
import { numberOf } from '#importing/reading/imdbLine.ts';
import { buildIndex } from '#index/buildIndex.ts';
import { openIndex } from '#index/openIndex.ts';

import type { Embedded } from './embedded.ts';
import {
  type IndexPointer,
  newIndexName,
  readPointer,
  removeOldIndexes,
  writePointer,
} from './indexPointer.ts';
import { countLeftOut } from './merging/leftOut.ts';
import { matchSources } from './merging/matchSources.ts';
import { mergedEntries, ownIdFloor } from './merging/mergedEntries.ts';
import { nameKey } from './merging/pairByName.ts';
import { attachWorkTables, removeWorkFile } from './merging/workTables.ts';
import { openStaging } from './staging/openStaging.ts';

/** A rebuild's progress. `entries` is how many are done so far. */
export type Building = { step: 'matching' | 'gathering' | 'writing' | 'checking'; entries: number };

type Options = {
  directory: string;
  embedded: Embedded;
  now: () => Date;
  /** Whether to import titles without ratings; by default as the time before. */
  withUnrated?: boolean | undefined;
  onBuilding?: (building: Building) => void;
};

/**
 * Builds an index from all that was read and from the embedded entries, beside the served one, checks it
 * and then points to it. If anything fails before that, nothing has changed.
 */
export function rebuildIndex({ directory, embedded, now, onBuilding, ...rest }: Options): IndexPointer {
  const withUnrated = rest.withUnrated ?? readPointer(directory)?.withUnrated ?? false;
  removeOldIndexes(directory, { now: now(), embedded, drafts: true });
  const name = newIndexName(now());
  const draft = join(directory, `${name}.draft`);
  const staging = openStaging(directory);
  try {
    attachWorkTables(staging, directory);
    onBuilding?.({ step: 'matching', entries: 0 });
    addEmbedded(staging, embedded.entries());
    matchSources(staging);
    let entries = 0;
    const counted = function* (): Generator<SearchEntry> {
      for (const entry of mergedEntries(staging, { withUnrated })) {
        entries += 1;
        if (entries % 10_000 === 0) onBuilding?.({ step: 'gathering', entries });
        yield entry;
      }
    };
    buildIndex(draft, counted(), { onProgress: (done) => onBuilding?.({ step: 'writing', entries: done }) });
    onBuilding?.({ step: 'checking', entries });
    const opened = openIndex(draft);
    if (opened === undefined) throw new Error('The index that was just built is not whole.');
    opened.close();
    renameSync(draft, join(directory, name));
    const pointer = {
      file: name,
      fingerprint: embedded.fingerprint,
      entries,
      builtAt: now().toISOString(),
      withUnrated,
      leftOut: countLeftOut(staging, ownIdFloor, { withUnrated }),
    };
    writePointer(directory, pointer);
    return pointer;
  } finally {
    staging.close();
    removeWorkFile(directory);
    rmSync(draft, { force: true });
    removeOldIndexes(directory, { now: now(), embedded, drafts: true });
  }
}

/** Writes the embedded entries into tables, to compare them with what was read. */
export function addEmbedded(staging: DatabaseSync, entries: Iterable<SearchEntry>): void {
  const add = staging.prepare('INSERT INTO work.embedded VALUES (?, ?, ?, ?, ?, ?)');
  const addName = staging.prepare('INSERT OR IGNORE INTO work.embedded_name VALUES (?, ?, ?, ?, ?)');
  staging.exec('BEGIN');
  for (const entry of entries) {
    const { kind, id, name, originalName, popularity, firstYear } = entry;
    const imdb = entry.imdb === null ? null : numberOf(entry.imdb);
    add.run(kind, id, JSON.stringify(entry), firstYear, popularity, imdb);
    const originalKey = nameKey(originalName);
    if (originalKey !== null) addName.run(kind, originalKey, id, popularity, 1);
    const key = nameKey(name);
    if (key !== null) addName.run(kind, key, id, popularity, 0);
  }
  staging.exec('COMMIT');
}
