import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import type { LibraryValue } from '@marquee/contracts/library/libraryValue.ts';

import type { Library } from '#web/api/library/library.ts';
import { findPlaces } from '#web/api/library/places.ts';

import type { ForeignList } from './reading/foreignLibrary.ts';
import type { MatchedTitle } from './sortOut.ts';

export const mostLists = 200;

export type ListParts = {
  library: Pick<Library, 'lists' | 'itemsOf'>;
  found: readonly MatchedTitle[];
  lists: readonly ForeignList[];
  newId: () => string;
};

type Holder = ListParts['library'];

/** Items that the list doesn't have yet, at its end. */
function planItems(library: Holder, list: string, name: string, titles: readonly MatchedTitle[]) {
  const items = library.itemsOf(list);
  const already = new Set(items.map(({ title }) => libraryKey.item(list, title)));
  const added = new Map(
    titles
      .map((each) => [libraryKey.item(list, each.title), each] as const)
      .filter(([key]) => !already.has(key)),
  );
  const places = findPlaces(items.at(-1)?.item.place ?? null, null, added.size) ?? [];
  return [...added].flatMap(([key, { says }], index): [string, LibraryValue][] => {
    const note = says.lists.find((on) => on.name === name)?.note ?? '';
    const place = places[index];
    return place === undefined ? [] : [[key, { place, note }]];
  });
}

/** Adds to lists of the same name, and creates the others. */
export function planLists({ library, found, lists, newId }: ListParts): {
  next: Map<string, LibraryValue>;
  made: number;
  leftOut: number;
} {
  const next = new Map<string, LibraryValue>();
  const own = new Map(library.lists().map(({ id, list }) => [list.name, id]));
  const room = mostLists - library.lists().length;
  let made = 0;
  let leftOut = 0;
  const titlesOn = new Map<string, MatchedTitle[]>(lists.map(({ name }) => [name, []]));
  for (const each of found) for (const { name } of each.says.lists) titlesOn.get(name)?.push(each);
  for (const { name, about } of new Map(lists.map((list) => [list.name, list])).values()) {
    const here = own.get(name);
    if (here === undefined && made >= room) {
      leftOut += 1;
      continue;
    }
    const id = here ?? newId();
    if (here === undefined) {
      made += 1;
      next.set(libraryKey.list(id), { name, about, share: null });
    }
    for (const [key, value] of planItems(library, id, name, titlesOn.get(name) ?? [])) next.set(key, value);
  }
  return { next, made, leftOut };
}
