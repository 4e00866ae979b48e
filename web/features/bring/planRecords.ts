import { readKey } from '@marquee/contracts/library/libraryKey.ts';
import type { LibraryValue } from '@marquee/contracts/library/libraryValue.ts';

import type { LibraryWrite } from '#web/api/library/library.ts';

const isList = (key: string) => readKey(key)?.kind === 'list';

/** The list as it is to be. Nothing is shared by reading a file, and what is shared stays so. */
function listOf(value: LibraryValue, held: LibraryValue | undefined): LibraryValue {
  const share = typeof held === 'object' && 'share' in held ? held.share : null;
  return typeof value === 'object' && 'about' in value ? { ...value, share } : value;
}

/** Our own records, and how many lists there is no room for. */
export function planRecords(
  records: readonly LibraryWrite[],
  held: ReadonlyMap<string, LibraryValue>,
  room: number,
): { next: Map<string, LibraryValue>; leftOut: number } {
  const isNew = ({ key }: LibraryWrite) => isList(key) && !held.has(key);
  const left = new Set(
    records
      .filter(isNew)
      .slice(Math.max(room, 0))
      .map(({ key }) => key),
  );
  const next = new Map<string, LibraryValue>();
  for (const { key, value } of records) {
    const read = readKey(key);
    const list = read?.kind === 'item' ? `list/${read.list}` : key;
    if (value === null || left.has(list)) continue;
    next.set(key, isList(key) ? listOf(value, held.get(key)) : value);
  }
  return { next, leftOut: left.size };
}
