import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

import type { Catalogue } from './catalogue/catalogue.ts';
import { embeddedTitles } from './catalogue/embeddedTitles.ts';
import { createOwnNames } from './catalogue/ownNames.ts';
import type { Logger } from './log.ts';

type EarlierLinksParts = {
  /** Where the titles are noted that were looked for at TMDB. */
  file: string;
  database: DatabaseSync;
  rows: Catalogue;
  now: () => Date;
  log: Logger;
};

/** Leads links from a time when TMDB answered here to the embedded catalogue's titles; null where there was none. */
export async function openEarlierLinks({ file, database, rows, now, log }: EarlierLinksParts) {
  if (!existsSync(file)) return null;
  const { createMapping } = await import('./tmdb/mapping/createMapping.ts');
  const { createMovedLinks } = await import('./tmdb/mapping/createMovedLinks.ts');
  const ask = async () => ({ ok: false as const, status: 0 });
  const { numbers } = createMapping({ ask, titles: embeddedTitles(database), file, now, log });
  return createMovedLinks({ numbers, ownName: createOwnNames(rows), ask: null });
}
