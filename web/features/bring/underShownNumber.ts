import type { Library } from '#web/api/library/library.ts';

import type { ForeignTitle } from './reading/foreignLibrary.ts';
import { renumbered } from './renumbered.ts';

/** A title of a copy of our own, to be looked for by the number that it should be shown under now. */
export const underShownNumber = (title: ForeignTitle, { shown }: Library['keys']): ForeignTitle =>
  title.kept ? { ...title, row: { ...title.row, tmdb: renumbered(title.kept, shown).id } } : title;
