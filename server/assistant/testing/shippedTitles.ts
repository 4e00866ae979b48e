import type { FindByDescription, TitleFacts } from '@marquee/assistant/events';
import { titleFacts } from '@marquee/titles';

import { createFindByDescription } from '#server/titles/embedded/createFindByDescription.ts';
import { readTitles } from '#server/titles/embedded/readTitles.ts';
import { shippedDatabase } from '#server/titles/embedded/testing/testCatalogue.ts';

let read: readonly TitleFacts[] | undefined;

/** The titles that the project ships, as the engine knows them. */
export function shippedTitles(): readonly TitleFacts[] {
  read ??= Array.from(readTitles(shippedDatabase()), titleFacts);
  return read;
}

/** Finds among them by what they tell. */
export const shippedFind = (): FindByDescription => createFindByDescription(shippedDatabase());
