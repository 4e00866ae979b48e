import type { SharedList } from '@marquee/contracts/library/libraryAnswer.ts';
import { readKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { ListItem, OwnList } from '@marquee/contracts/library/libraryValue.ts';
import { readName } from '@marquee/contracts/visibleText.ts';
import { knownItem, type TitleSource } from '@marquee/titles';
import { LRUCache } from 'lru-cache';

import type { Storage } from '#server/database/storage.ts';

import { readTogether } from './readTogether.ts';

const itemsAPage = 100;
const ordersKept = 16;

type Order = { version: number; keys: readonly string[] };

export type SharedLists = (
  share: string,
  page: number,
  titles: Pick<TitleSource, 'title'>,
) => Promise<SharedList | null>;

/**
 * Lists that their owners share, for anyone who knows the public name. Not those of disabled accounts. Items whose
 * title isn't in the catalogue are counted and left out.
 */
export function createSharedLists({ storage }: { storage: Storage }): SharedLists {
  const { db } = storage;
  // Sorting thousands of items for each page would be waste.
  const orders = new LRUCache<string, Order>({ max: ordersKept });

  const itemsOf = (library: number, list: string) =>
    db
      .selectFrom('library_register')
      .select(['key', 'value'])
      .where('library', '=', library)
      .where('value', 'is not', null)
      .where('key', '>=', `item/${list}/`)
      // The character behind the slash.
      .where('key', '<', `item/${list}0`);

  const orderOf = async (library: number, list: string, version: number) => {
    const name = `${library}/${list}`;
    const known = orders.get(name);
    if (known?.version === version) return known.keys;
    const keys = sorted(await itemsOf(library, list).execute());
    orders.set(name, { version, keys });
    return keys;
  };

  return async (share, page, source) => {
    if (!OwnList.shape.share.safeParse(share).success) return null;
    const found = await db
      .selectFrom('library_register as list')
      .innerJoin('library', 'library.id', 'list.library')
      .leftJoin('account', 'account.id', 'library.account')
      .select(['list.library', 'list.key', 'list.value', 'library.version', 'library.name'])
      .select(['account.id as embedded', 'account.display_name'])
      .where('list.share', '=', share)
      // Another service's accounts have no row here.
      .where((eb) => eb.or([eb('account.disabled', 'is', null), eb('account.disabled', '=', 0)]))
      .executeTakeFirst();
    const key = found && readKey(found.key);
    if (!found?.value || key?.kind !== 'list') return null;
    // Rows from before names had to be visible may have none.
    const { data: list } = OwnList.safeParse(JSON.parse(found.value));
    if (!list) return null;

    const keys = await orderOf(found.library, key.list, found.version);
    const shown = keys.slice((page - 1) * itemsAPage, page * itemsAPage);
    const rows =
      shown.length === 0 ? [] : await itemsOf(found.library, key.list).where('key', 'in', shown).execute();
    const values = new Map(rows.map(({ key, value }) => [key, value]));
    const titleItem = knownItem(source);
    const titles = await readTogether(shown, async (item) => {
      const title = titleOf(item);
      return title ? titleItem(title) : undefined;
    });
    return {
      name: list.name,
      about: list.about,
      by: readName((found.embedded === null ? found.name : found.display_name) ?? ''),
      page,
      total_pages: Math.ceil(keys.length / itemsAPage),
      total_results: keys.length,
      results: shown.flatMap((key, index) => {
        const title = titles[index];
        const value = values.get(key);
        // Deleted since the order was stored.
        return title && value ? [{ note: ListItem.parse(JSON.parse(value)).note, title }] : [];
      }),
    };
  };
}

function sorted(rows: readonly { key: string; value: string | null }[]): string[] {
  return rows
    .map(({ key, value }) => ({ key, place: ListItem.parse(JSON.parse(value ?? '')).place }))
    .sort((a, b) => compare(a.place, b.place) || compare(a.key, b.key))
    .map(({ key }) => key);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function titleOf(key: string): TitleId | null {
  const read = readKey(key);
  return read?.kind === 'item' ? read.title : null;
}
