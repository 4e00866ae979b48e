import { readKey, type SettingName } from '@marquee/contracts/library/libraryKey.ts';
import type { ListItem, OwnList, SavedSet } from '@marquee/contracts/library/libraryValue.ts';

import type { KeptSet, SettingValues } from './library.ts';
import { createListIndex } from './listIndex.ts';
import { createMarkIndex } from './markIndex.ts';
import { byText, createOrderedEntries } from './orderedEntries.ts';
import type { Held } from './register.ts';

const lastAddedFirst = (a: KeptSet, b: KeptSet): number =>
  byText(b.set.added, a.set.added) || byText(a.id, b.id);

/** What the registers of a library come to, kept up to date register by register. */
export function createLibraryView() {
  const marks = createMarkIndex();
  const lists = createListIndex();
  const sets = createOrderedEntries<KeptSet>(lastAddedFirst);
  const settings = new Map<SettingName, SettingValues[SettingName]>();

  return {
    marksOf: marks.marksOf,
    titlesWith: marks.titlesWith,
    lists: lists.lists,
    itemsOf: lists.itemsOf,
    listsWith: lists.listsWith,
    savedSets: sets.all,
    setting: <Name extends SettingName>(name: Name) =>
      (settings.get(name) ?? null) as SettingValues[Name] | null,
    /** Takes what a register says now. A kind of register that this version doesn't know is passed over. */
    put(key: string, held: Held) {
      const read = readKey(key);
      if (!read) return;
      // Keys and values are checked together wherever a value comes in.
      if (read.kind === 'mark') marks.put(read.title, read.name, held);
      else if (read.kind === 'list') lists.putList(read.list, held.value as OwnList | null);
      else if (read.kind === 'item') lists.putItem(read.list, read.title, held.value as ListItem | null);
      else if (read.kind === 'setting') {
        if (held.value === null) settings.delete(read.name);
        else settings.set(read.name, held.value as SettingValues[SettingName]);
      } else if (held.value === null) sets.delete(read.set);
      else sets.set(read.set, { id: read.set, set: held.value as SavedSet });
    },
  };
}
