import { mkdirSync, type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import { createSearch } from '#createSearch.ts';
import { openBuilt, openIndex } from '#index/openIndex.ts';
import type { Search } from '#search.ts';

import { type Embedded, embeddedFile } from './embedded.ts';
import { pointerFile, readPointer, removeOldIndexes } from './indexPointer.ts';

type Log = {
  info: (facts: object, message: string) => void;
  warn: (facts: object, message: string) => void;
};

type Options = {
  /** The folder of the index and its other files. */
  directory: string;
  embedded: Embedded;
  now: () => Date;
  log: Log;
  /** Runs something repeatedly until stopped; by default a timer that keeps no process alive. */
  every?: (milliseconds: number, run: () => void) => () => void;
};

export type CurrentIndex = {
  /** Always searches the newest whole index. */
  search: Search;
  /** Whether it has more than the embedded entries. */
  isImported: () => boolean;
  /** Checks at once for a newer one. */
  look: () => Promise<void>;
  close: () => void;
};

type Served = { file: string; database: DatabaseSync; search: () => Search };

const lookEvery = 2000;
/** Longer than any answer takes: hits found before a change may still need their explanation. */
const keptMilliseconds = 60_000;

function everyTimer(milliseconds: number, run: () => void): () => void {
  const timer = setInterval(run, milliseconds).unref();
  return () => clearInterval(timer);
}

/** Distinguishes one pointer from the next without reading it. */
const sightOf = (stats: Stats | undefined): string =>
  stats === undefined ? 'none' : `${stats.ino} ${stats.mtimeMs} ${stats.size}`;

/**
 * Serves the index that the last import built, or that of the embedded titles where there is none, and switches
 * to a newer one while it serves: a search is synchronous, so between two of them one index can replace the
 * other. It never switches to a file that isn't a whole index of this version.
 */
export function createCurrentIndex(options: Options): CurrentIndex {
  const { directory, embedded, now, log, every = everyTimer } = options;
  mkdirSync(directory, { recursive: true });
  let retired: { database: DatabaseSync; since: number }[] = [];
  let seen = sightOf(statSync(pointerFile(directory), { throwIfNoEntry: false }));
  let closed = false;

  /** Its tables take memory, 49 MB for a million titles; a process whose workers search needs none. */
  const serving = (file: string, database: DatabaseSync): Served => {
    let search: Search | undefined;
    return { file, database, search: () => (search ??= createSearch(database)) };
  };
  const openEmbedded = (): Served => {
    const file = embeddedFile(embedded);
    return serving(file, openBuilt(join(directory, file), embedded.entries));
  };
  const openImported = (): Served | undefined => {
    const pointer = readPointer(directory);
    if (pointer === undefined) return undefined;
    const { file, builtAt, fingerprint } = pointer;
    const database = openIndex(join(directory, file));
    if (database === undefined) {
      log.warn({ file }, 'the imported index is damaged or of another version: npm run catalogue -- rebuild');
      return undefined;
    }
    if (fingerprint !== embedded.fingerprint) {
      log.warn(
        { builtAt },
        'the imported index knows the catalogue as it was: npm run catalogue -- rebuild takes up what has changed',
      );
    }
    return serving(file, database);
  };

  let served = openImported() ?? openEmbedded();

  const closeRetired = (before: number) => {
    const due = retired.filter(({ since }) => since <= before);
    for (const { database } of due) database.close();
    retired = retired.filter(({ since }) => since > before);
    return due.length > 0;
  };
  const goOver = (next: Served) => {
    retired.push({ database: served.database, since: now().getTime() });
    served = next;
    log.info({ file: next.file }, 'another index is searched from now on');
  };

  const look = async () => {
    const stats = await stat(pointerFile(directory)).catch(() => undefined);
    if (closed) return;
    // Where open files can't be deleted, this is the first moment that they can.
    if (closeRetired(now().getTime() - keptMilliseconds))
      removeOldIndexes(directory, { now: now(), embedded });
    const sight = sightOf(stats);
    if (sight === seen) return;
    seen = sight;
    const wanted = stats === undefined ? embeddedFile(embedded) : readPointer(directory)?.file;
    if (wanted === served.file) return;
    const next = stats === undefined ? openEmbedded() : openImported();
    if (next === undefined) return;
    goOver(next);
    removeOldIndexes(directory, { now: now(), embedded });
  };

  const stop = every(lookEvery, () => {
    look().catch((err: unknown) => log.warn({ err }, 'another index could not be taken up'));
  });

  return {
    search: {
      find: (query, ask) => served.search().find(query, ask),
      suggest: (query, limit, ask) => served.search().suggest(query, limit, ask),
      entry: (kind, id) => served.search().entry(kind, id),
    },
    isImported: () => served.file !== embeddedFile(embedded),
    look,
    close: () => {
      closed = true;
      stop();
      closeRetired(Number.POSITIVE_INFINITY);
      served.database.close();
    },
  };
}
