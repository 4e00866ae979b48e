import {
  type MarkName,
  readKey,
  type SettingName,
  type TitleId,
} from '@marquee/contracts/library/libraryKey.ts';
import type { ListItem, OwnList, SavedSet } from '@marquee/contracts/library/libraryValue.ts';

import type {
  KeptItem,
  KeptList,
  KeptSet,
  MarkedTitle,
  Marks,
  MarkValues,
  SettingValues,
} from './library.ts';
import { byText, createOrderedEntries } from './orderedEntries.ts';
import type { Held } from './register.ts';

const noMarks: Marks = Object.freeze({ watchlist: null, seen: null, rating: null, hidden: false });

const titleKey = ({ media, id }: TitleId): string => `${media}/${id}`;

const dayMilliseconds = 86_400_000;

/** Since when a mark counts: an imported one is sorted among the rest by the day that it names. */
function sinceWhen(value: MarkValues[MarkName], at: number): number {
  if (typeof value !== 'object') return at;
  if ('added' in value) return Math.min(at, Date.parse(value.added));
  return value.on === null ? at : Math.min(at, Date.parse(value.on) + dayMilliseconds - 1);
}

const newestFirst = (a: MarkedTitle, b: MarkedTitle): number =>
  b.at - a.at || byText(titleKey(a.title), titleKey(b.title));

/** The marks of a library: by title, and the titles by mark. */
function createMarkIndex() {
  const marks = new Map<string, Marks>();
  const titles = {
    watchlist: createOrderedEntries<MarkedTitle>(newestFirst),
    seen: createOrderedEntries<MarkedTitle>(newestFirst),
    rating: createOrderedEntries<MarkedTitle>(newestFirst),
    hidden: createOrderedEntries<MarkedTitle>(newestFirst),
  };

  return {
    put(title: TitleId, name: MarkName, { value, at }: Held) {
      const key = titleKey(title);
      const held = marks.get(key) ?? noMarks;
      const next: Marks = { ...held, [name]: value ?? noMarks[name] };
      if (next.watchlist || next.seen || next.rating !== null || next.hidden) marks.set(key, next);
      else marks.delete(key);
      if (value === null) titles[name].delete(key);
      else {
        const said = value as MarkValues[MarkName];
        titles[name].set(key, { title, value: said, at: sinceWhen(said, at) });
      }
    },
    marksOf: (title: TitleId): Marks => marks.get(titleKey(title)) ?? noMarks,
    titlesWith: <Name extends MarkName>(name: Name) =>
      // Only values of that mark are put there.
      titles[name].all() as readonly MarkedTitle<Name>[],
  };
}

const nothing: readonly never[] = Object.freeze([]);

const byPlace = (a: KeptItem, b: KeptItem): number =>
  byText(a.item.place, b.item.place) || byText(titleKey(a.title), titleKey(b.title));

/** Own lists and their items. Items of a list that was deleted elsewhere aren't shown. */
function createListIndex() {
  const lists = new Map<string, OwnList>();
  const items = new Map<string, ReturnType<typeof createOrderedEntries<KeptItem>>>();
  let all: readonly KeptList[] | null = null;
  /** By title: its lists, as last read. */
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

const lastAddedFirst = (a: KeptSet, b: KeptSet): number =>
  byText(b.set.added, a.set.added) || byText(a.id, b.id);

/** The state that a library's registers add up to, kept up to date register by register. */
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
    /** Applies a register's present value. A kind of register that this version doesn't know is ignored. */
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
