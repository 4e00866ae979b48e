import { libraryKey, readKey } from '#contracts/library/libraryKey.ts';
import type { Library } from '#web/api/library/library.ts';

import type { ForeignTitle } from './reading/foreignLibrary.ts';

/** A title of a copy of our own, to be looked for by the number that it should be shown under now. */
export function underShownNumber(title: ForeignTitle, { shown }: Library['keys']): ForeignTitle {
  const read = title.kept && readKey(shown(libraryKey.mark(title.kept, 'seen')));
  return read?.kind === 'mark' ? { ...title, row: { ...title.row, tmdb: read.title.id } } : title;
}
