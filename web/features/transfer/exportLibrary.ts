import type { AccountData } from '@marquee/contracts/identity/accountData.ts';
import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import { readKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';
import Papa from 'papaparse';

import type { Library } from '#web/api/library/library.ts';

type Source = Pick<Library, 'export' | 'marksOf' | 'listsWith' | 'lists'>;

export const titleKeyOf = ({ media, id }: TitleId): string => `${media}/${id}`;

/** Every title with a mark or on a list. */
export function titlesOf(library: Source): TitleId[] {
  const titles = new Map<string, TitleId>();
  for (const { key } of library.export()) {
    const read = readKey(key);
    if (read?.kind === 'mark' || read?.kind === 'item') titles.set(titleKeyOf(read.title), read.title);
  }
  return [...titles.values()];
}

const shownName = (title: KnownTitle | undefined) =>
  (title?.media_type === 'tv' ? title.name : title?.title) ?? '';
const shownYear = (title: KnownTitle | undefined) =>
  (title?.media_type === 'tv' ? title.first_air_date : title?.release_date)?.slice(0, 4) ?? '';

/**
 * The whole library as it is stored. Each number comes with the title's name and year: on the importing site the number
 * may mean another title.
 */
export function asRecords(
  library: Source,
  known: ReadonlyMap<string, KnownTitle>,
  { now, account = null }: { now: Date; account?: AccountData | null },
): string {
  const titles = titlesOf(library).flatMap((title) => {
    const found = known.get(titleKeyOf(title));
    const said = { title: shownName(found), year: Number(shownYear(found)) || null };
    return found ? [[titleKeyOf(title), said] as const] : [];
  });
  const copy = {
    marquee: 2,
    exportedAt: now.toISOString(),
    // Of the person who is signed in; an import ignores it.
    ...(account && { account }),
    titles: Object.fromEntries(titles),
    records: library.export().map(({ key, value, at, version }) => ({ key, value, at, version })),
  };
  return JSON.stringify(copy, null, 1);
}

const yes = (is: boolean) => (is ? 'yes' : '');

/** One row per title. Titles that the catalogue doesn't know have their number only. */
export function asTable(library: Source, known: ReadonlyMap<string, KnownTitle>): string {
  const names = new Map(library.lists().map(({ id, list }) => [id, list.name]));
  const data = titlesOf(library).map((title) => {
    const found = known.get(titleKeyOf(title));
    const { watchlist, seen, rating, hidden } = library.marksOf(title);
    const lists = library.listsWith(title).flatMap((id) => names.get(id)?.replaceAll(/\s+/g, ' ') ?? []);
    return [
      title.media,
      title.id,
      shownName(found),
      shownYear(found),
      watchlist?.added ?? '',
      yes(seen !== null),
      seen?.on ?? '',
      rating ?? '',
      yes(hidden),
      lists.join('\n'),
    ];
  });
  const fields = ['type', 'id', 'title', 'year', 'watchlist added', 'seen', 'seen on', 'rating', 'hidden'];
  // Spreadsheets would run cells that begin with =.
  return Papa.unparse({ fields: [...fields, 'lists'], data }, { escapeFormulae: true });
}
