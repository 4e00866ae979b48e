import { join } from 'node:path';

import { createCurrentIndex } from '@marquee/title-search';

import { openCatalogueDatabase } from './openCatalogueDatabase.ts';

/** Started by `buildAhead.ts`: opening builds what isn't there. */
const [rowsDirectory = '', dataDirectory = ''] = process.argv.slice(2);
const now = () => new Date();
const quiet = { info: () => undefined, warn: () => undefined };

const opened = openCatalogueDatabase({ rowsDirectory, dataDirectory, now });
if (opened.ok) {
  const directory = join(dataDirectory, 'search');
  createCurrentIndex({ directory, embedded: opened.embedded, now, log: quiet }).close();
  opened.database.close();
}
process.exitCode = opened.ok ? 0 : 1;
process.disconnect();
