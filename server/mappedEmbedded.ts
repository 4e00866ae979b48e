import type { DatabaseSync } from 'node:sqlite';

import type { Embedded } from '@marquee/title-search';

import { earlierMapping } from './earlierMapping.ts';
import { liveEmbedded } from './titles/live/liveEmbedded.ts';
import { mappingFileIn } from './titles/tmdb/mapping/mappingFile.ts';

type Parts = { database: DatabaseSync; embedded: Embedded; dataDirectory: string; now: () => Date };

/** What of the house's own can be found by name where TMDB answers, as far as it was looked for there. */
export function mappedEmbedded({ database, embedded, dataDirectory, now }: Parts): Embedded {
  const { liveOf } = earlierMapping({ file: mappingFileIn(dataDirectory), database, now });
  return liveEmbedded(embedded, liveOf);
}
