import { memoryDatabase, shippedRows } from '#server/catalogue/testing/testCatalogue.ts';
import { titleFacts } from '#server/catalogue/titleFacts.ts';

import type { TitleFacts } from '../facts.ts';

let read: readonly TitleFacts[] | undefined;

/** The titles that the project ships, as the engine knows them. */
export function shippedTitles(): readonly TitleFacts[] {
  read ??= titleFacts(memoryDatabase(shippedRows()));
  return read;
}
