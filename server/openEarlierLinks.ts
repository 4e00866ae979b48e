import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

import type { Catalogue } from './titles/embedded/catalogue.ts';
import { createOwnNames } from './titles/embedded/ownNames.ts';

type EarlierLinksParts = {
  /** Where the titles are noted that were looked for at TMDB. */
  file: string;
  database: DatabaseSync;
  rows: Catalogue;
  now: () => Date;
};

/** Leads links from a time when TMDB answered here to the embedded catalogue's titles; null where there was none. */
export async function openEarlierLinks({ file, database, rows, now }: EarlierLinksParts) {
  if (!existsSync(file)) return null;
  const { earlierMapping } = await import('./earlierMapping.ts');
  const { createMovedLinks } = await import('./titles/tmdb/mapping/createMovedLinks.ts');
  const { numbers } = earlierMapping({ file, database, now });
  return createMovedLinks({ numbers, ownName: createOwnNames(rows), ask: null });
}
