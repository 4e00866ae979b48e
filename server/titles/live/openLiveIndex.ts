import { resolve } from 'node:path';

import { createCurrentIndex, type CurrentIndex, type Embedded, readPointer } from '@marquee/title-search';

import type { Logger } from '#server/log.ts';
import type { SharedStore } from '#server/sharedStore/sharedStore.ts';
import { createNightly } from '#server/titles/tmdb/exports/createNightly.ts';
import { runChild } from '#server/titles/tmdb/exports/runChild.ts';
import type { TmdbEnvironment } from '#server/titles/tmdb/tmdbSettings.ts';

import { liveIndexDirectory } from './liveIndexDirectory.ts';
import { type BuildLease, shareIndex } from './shareIndex.ts';

const command = resolve(import.meta.dirname, '../../exportsCommand.ts');

type Options = {
  settings: TmdbEnvironment;
  dataDirectory: string;
  embedded: Embedded;
  /** Where replicas build it for each other. */
  store: SharedStore | null;
  lease: BuildLease | null;
  now: () => Date;
  log: Logger;
};

export type LiveIndex = Pick<CurrentIndex, 'search' | 'isImported'> & { close: () => Promise<void> };

/** An installation with a mirror doesn't contact TMDB's own export host. */
const hasLists = ({ TMDB_BASE_URL, TMDB_EXPORTS_URL }: TmdbEnvironment) =>
  TMDB_EXPORTS_URL !== undefined || TMDB_BASE_URL === undefined;

function environmentOf(settings: TmdbEnvironment, dataDirectory: string): NodeJS.ProcessEnv {
  const { TMDB_EXPORTS_URL, HTTPS_PROXY, NO_PROXY } = settings;
  return {
    DATA_DIR: dataDirectory,
    ...(TMDB_EXPORTS_URL !== undefined && { TMDB_EXPORTS_URL }),
    ...(HTTPS_PROXY !== undefined && { HTTPS_PROXY }),
    ...(NO_PROXY !== undefined && { NO_PROXY }),
  };
}

/** The index of TMDB's names, renewed every night from TMDB's own lists. */
export function openLiveIndex(options: Options): LiveIndex {
  const { settings, dataDirectory, embedded, store, lease, now, log } = options;
  const directory = liveIndexDirectory(dataDirectory);
  const index = createCurrentIndex({ directory, embedded, now, log });
  const build = (signal: AbortSignal) =>
    runChild(command, { env: environmentOf(settings, dataDirectory), signal });
  const nightly = createNightly({
    refresh: store ? shareIndex({ store, lease, directory, embedded, build, now, log }) : build,
    builtAt: () => {
      const pointer = readPointer(directory);
      return pointer ? new Date(pointer.builtAt) : null;
    },
    now,
    random: Math.random,
    log,
  });
  if (hasLists(settings)) nightly.begin();
  return {
    search: index.search,
    isImported: index.isImported,
    close: async () => {
      await nightly.close();
      index.close();
    },
  };
}
