import { libraryKey, readKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';

import type { LibraryWrite } from '#web/api/library/library.ts';

import type { FoundTitle } from './planMarks.ts';

function keyFor(title: TitleId, key: string): string {
  const read = readKey(key);
  if (read?.kind === 'mark') return libraryKey.mark(title, read.name);
  return read?.kind === 'item' ? libraryKey.item(read.list, title) : key;
}

/** What copies of our own say of titles, under the numbers that these turned out to have here. */
export const planOwn = (found: readonly FoundTitle[]): LibraryWrite[] =>
  found.flatMap(({ title, says }) =>
    says.records.map(({ key, value }) => ({ key: keyFor(title, key), value })),
  );
