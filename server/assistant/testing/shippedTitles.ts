import type { TitleFacts } from '@marquee/assistant/events';

import { memoryDatabase, shippedRows } from '#server/titles/embedded/testing/testCatalogue.ts';
import { titleFacts } from '#server/titles/embedded/titleFacts.ts';

let read: readonly TitleFacts[] | undefined;

/** The titles that the project ships, as the engine knows them. */
export function shippedTitles(): readonly TitleFacts[] {
  read ??= titleFacts(memoryDatabase(shippedRows()));
  return read;
}
