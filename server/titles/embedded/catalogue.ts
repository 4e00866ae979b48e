import type { DatabaseSync } from 'node:sqlite';

import { createListReads } from './reads/listReads.ts';
import { createPersonReads } from './reads/personReads.ts';
import { createTitleReads } from './reads/titleReads.ts';

/** The opened catalogue: what its routes read from. */
export type Catalogue = ReturnType<typeof createCatalogue>;

export function createCatalogue(database: DatabaseSync) {
  return {
    titles: createTitleReads(database),
    people: createPersonReads(database),
    lists: createListReads(database),
  };
}
