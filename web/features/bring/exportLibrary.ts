import Papa from 'papaparse';

import type { KnownTitle } from '#contracts/library/libraryAnswer.ts';
import { readKey, type TitleRef } from '#contracts/library/libraryKey.ts';
import type { Library } from '#web/api/library/library.ts';

type Source = Pick<Library, 'export' | 'marksOf' | 'listsWith' | 'lists'>;

/** All that somebody keeps, as it is kept. */
export const asRecords = (library: Source, now: Date): string =>
  JSON.stringify({ marquee: 1, exportedAt: now.toISOString(), records: library.export() }, null, 1);

export const nameOf = ({ media, id }: TitleRef): string => `${media}/${id}`;

/** Every title that something is said about. */
export function titlesOf(library: Source): TitleRef[] {
  const titles = new Map<string, TitleRef>();
  for (const { key } of library.export()) {
    const read = readKey(key);
    if (read?.kind === 'mark' || read?.kind === 'item') titles.set(nameOf(read.title), read.title);
  }
  return [...titles.values()];
}

const yes = (is: boolean) => (is ? 'yes' : '');

/** One row a title. Of those that the catalogue doesn't know, the number stays. */
export function asTable(library: Source, known: ReadonlyMap<string, KnownTitle>): string {
  const names = new Map(library.lists().map(({ id, list }) => [id, list.name]));
  const data = titlesOf(library).map((title) => {
    const found = known.get(nameOf(title));
    const { watchlist, seen, rating, hidden } = library.marksOf(title);
    const date = found?.media_type === 'tv' ? found.first_air_date : found?.release_date;
    const lists = library.listsWith(title).flatMap((id) => names.get(id)?.replaceAll(/\s+/g, ' ') ?? []);
    return [
      title.media,
      title.id,
      (found?.media_type === 'tv' ? found.name : found?.title) ?? '',
      date?.slice(0, 4) ?? '',
      watchlist?.added ?? '',
      yes(seen !== null),
      seen?.on ?? '',
      rating ?? '',
      yes(hidden),
      lists.join('\n'),
    ];
  });
  const fields = ['type', 'id', 'title', 'year', 'watchlist added', 'seen', 'seen on', 'rating', 'hidden'];
  // Spreadsheets would run what begins with =.
  return Papa.unparse({ fields: [...fields, 'lists'], data }, { escapeFormulae: true });
}
