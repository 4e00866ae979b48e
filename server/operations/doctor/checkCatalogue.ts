import { readPointer } from '@marquee/title-search';

import { faultText, parseRows, readRowFiles } from '#server/titles/embedded/build/readRows.ts';

import type { DoctorOptions } from './doctorOptions.ts';
import { openNotebook } from './finding.ts';

const day = 24 * 60 * 60 * 1000;
/** TMDB's lists come every night: so old, several nights failed. */
const oldDays = 4;

/** The rows of the embedded catalogue, and the index of names beside it. */
export async function checkCatalogue({
  settings,
  rowsDirectory,
  indexDirectory,
  now,
  findings,
}: DoctorOptions): Promise<void> {
  await openNotebook('Catalogue', findings).look('rows', () => {
    const files = readRowFiles(rowsDirectory);
    const rows = files.ok ? parseRows(files.value) : files;
    return rows.ok
      ? { outcome: 'ok', says: `${rows.value.rows.length.toLocaleString('en')} titles` }
      : { outcome: 'broken', says: faultText(rows.fault), advice: 'Restore the files in content/.' };
  });

  await openNotebook('Title index', findings).look('age', () => {
    const isLive = settings.TMDB_TOKEN !== undefined;
    const pointer = readPointer(indexDirectory);
    if (!pointer)
      return isLive
        ? {
            outcome: 'note',
            says: 'TMDB’s names have not been loaded yet: only the catalogue’s are suggested',
          }
        : { outcome: 'ok', says: 'the catalogue’s own names' };
    const days = Math.floor((now().getTime() - Date.parse(pointer.builtAt)) / day);
    const says = `${pointer.entries.toLocaleString('en')} names, ${days} days old`;
    return isLive && days >= oldDays
      ? { outcome: 'note', says, advice: 'The nightly lists are not arriving: see TMDB lists.' }
      : { outcome: 'ok', says };
  });
}
