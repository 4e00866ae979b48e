import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { createPictureNames, namesVersion } from '@marquee/artwork';
import type { Embedded } from '@marquee/title-search';

import { faultText } from './titles/embedded/build/readRows.ts';
import type { DatabasePart } from './titles/embedded/build/writeDatabase.ts';
import { createCatalogue } from './titles/embedded/catalogue.ts';
import { findBuilt, openDatabase } from './titles/embedded/database.ts';
import { createLookup } from './titles/embedded/lookup.ts';
import { namePictures } from './titles/embedded/picturePaths.ts';
import { searchEntries } from './titles/embedded/searchEntries.ts';

type Options = { rowsDirectory: string; dataDirectory: string; now: () => Date };

type Opened =
  | { ok: true; database: DatabaseSync; /** What can be found of it by name. */ embedded: Embedded }
  | { ok: false; problem: string };

/** Pictures are named while the catalogue is built: their names say the version and the colour of what is drawn. */
const picturePart = (): DatabasePart => ({
  name: 'pictures',
  version: namesVersion(),
  build: (database) => {
    const lookup = createLookup(database, createCatalogue(database));
    namePictures(database, createPictureNames(lookup));
  },
});

/** The fingerprint of the catalogue that is built already. */
export const findBuiltCatalogue = (options: Omit<Options, 'now'>): string | null =>
  findBuilt({ ...options, parts: [picturePart()] });

/** Opens the catalogue's database with all its parts, the same for the server and for commands beside it. */
export function openCatalogueDatabase(options: Options): Opened {
  const opened = openDatabase({ ...options, parts: [picturePart()] });
  if (!opened.ok) return { ok: false, problem: faultText(opened.fault) };
  const { database } = opened;
  return { ok: true, database, embedded: findableIn(database) };
}

/** What another process has opened already, and so built and checked. */
export function openBuiltCatalogue(file: string): Omit<Extract<Opened, { ok: true }>, 'ok'> {
  const database = new DatabaseSync(file, { readOnly: true });
  return { database, embedded: findableIn(database) };
}

const findableIn = (database: DatabaseSync): Embedded => ({
  // The file is named after all that it is made from.
  fingerprint: basename(database.location() ?? '', '.sqlite'),
  entries: () => searchEntries(database),
});
