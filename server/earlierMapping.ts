import type { DatabaseSync } from 'node:sqlite';

import { createLog } from './log.ts';
import { embeddedTitles } from './titles/embedded/embeddedTitles.ts';
import { createMapping, type Mapping } from './titles/tmdb/mapping/createMapping.ts';

type Parts = {
  /** Where the titles are noted that were looked for at TMDB. */
  file: string;
  database: DatabaseSync;
  now: () => Date;
};

/** What was found of the catalogue's titles at TMDB until now; nobody is asked. */
export function earlierMapping({ file, database, now }: Parts): Pick<Mapping, 'numbers' | 'liveOf'> {
  const ask = async () => ({ ok: false as const, status: 0 });
  const log = createLog('silent', process.stderr);
  return createMapping({ ask, titles: embeddedTitles(database), file, now, log });
}
