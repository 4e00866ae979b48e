import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { embeddedFile, readPointer } from '@marquee/title-search';

import { findBuiltCatalogue } from './openCatalogueDatabase.ts';

export type BuildOptions = { rowsDirectory: string; dataDirectory: string };

function isBuilt(options: BuildOptions): boolean {
  const fingerprint = findBuiltCatalogue(options);
  const directory = join(options.dataDirectory, 'search');
  return (
    fingerprint !== null &&
    (existsSync(join(directory, embeddedFile({ fingerprint }))) || readPointer(directory) !== undefined)
  );
}

/**
 * Builds the catalogue and the title index, where they aren't there yet, in a process that ends: what building takes
 * would stay with the server, 70 MB. A build that fails there is tried again on opening, which says why.
 */
export async function buildAhead(options: BuildOptions): Promise<void> {
  if (isBuilt(options)) return;
  const { rowsDirectory, dataDirectory } = options;
  const child = fork(new URL('buildAheadProcess.ts', import.meta.url), [rowsDirectory, dataDirectory], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await new Promise((ended) => {
    child.once('exit', ended);
    child.once('error', ended);
  });
}
