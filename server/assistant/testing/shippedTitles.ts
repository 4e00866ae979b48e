import type { TitleFacts } from '@marquee/assistant/events';
import { titleFacts } from '@marquee/titles';

import { readTitles } from '#server/titles/embedded/readTitles.ts';
import { shippedDatabase } from '#server/titles/embedded/testing/testCatalogue.ts';

let read: readonly TitleFacts[] | undefined;

/** The titles that the project ships, as the engine knows them. */
export function shippedTitles(): readonly TitleFacts[] {
  read ??= Array.from(readTitles(shippedDatabase()), titleFacts);
  return read;
}
