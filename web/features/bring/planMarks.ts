import { libraryKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { LibraryValue } from '@marquee/contracts/library/libraryValue.ts';

import type { ForeignTitle } from './reading/foreignLibrary.ts';

export type FoundTitle = { title: TitleId; says: ForeignTitle };

/** What the files say about the titles that were found. Two rows may turn out to be one title: both count. */
export function planMarks(found: readonly FoundTitle[], now: Date): Map<string, LibraryValue> {
  const next = new Map<string, LibraryValue>();
  for (const { title, says } of found) {
    const { watchlist, seen, rating, hidden } = says;
    if (watchlist)
      next.set(libraryKey.mark(title, 'watchlist'), { added: watchlist.added ?? now.toISOString() });
    const seenKey = libraryKey.mark(title, 'seen');
    if (seen && (seen.on !== null || !next.has(seenKey))) next.set(seenKey, seen);
    if (rating !== null) next.set(libraryKey.mark(title, 'rating'), rating);
    if (hidden) next.set(libraryKey.mark(title, 'hidden'), true);
  }
  return next;
}
