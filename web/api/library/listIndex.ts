import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { ListItem, OwnList } from '@marquee/contracts/library/libraryValue.ts';

import type { KeptItem, KeptList } from './library.ts';
import { titleKey } from './markIndex.ts';
import { byText, createOrderedEntries } from './orderedEntries.ts';

const nothing: readonly never[] = Object.freeze([]);

const byPlace = (a: KeptItem, b: KeptItem): number =>
  byText(a.item.place, b.item.place) || byText(titleKey(a.title), titleKey(b.title));

/** Own lists and what they hold. What is put into a list that was deleted elsewhere isn't shown. */
export function createListIndex() {
  const lists = new Map<string, OwnList>();
  const items = new Map<string, ReturnType<typeof createOrderedEntries<KeptItem>>>();
  let all: readonly KeptList[] | null = null;
  /** By title: which lists hold it, as it was last asked. */
  let holders = new Map<string, readonly string[]>();

  const changed = () => {
    all = null;
    holders = new Map();
  };
  const itemsIn = (list: string) => {
    const known = items.get(list) ?? createOrderedEntries(byPlace);
    items.set(list, known);
    return known;
  };

  return {
    putList(id: string, list: OwnList | null) {
      if (list) lists.set(id, list);
      else lists.delete(id);
      changed();
    },
    putItem(list: string, title: TitleId, item: ListItem | null) {
      if (item) itemsIn(list).set(titleKey(title), { title, item });
      else itemsIn(list).delete(titleKey(title));
      changed();
    },
    lists: (): readonly KeptList[] => {
      all ??= [...lists]
        .map(([id, list]) => ({ id, list, count: items.get(id)?.size ?? 0 }))
        .sort((a, b) => a.list.name.localeCompare(b.list.name) || byText(a.id, b.id));
      return all;
    },
    itemsOf: (list: string): readonly KeptItem[] => (lists.has(list) ? itemsIn(list).all() : nothing),
    listsWith: (title: TitleId): readonly string[] => {
      const key = titleKey(title);
      let found = holders.get(key);
      if (!found) {
        found = [...lists.keys()].filter((id) => items.get(id)?.has(key));
        holders.set(key, found);
      }
      return found;
    },
  };
}
