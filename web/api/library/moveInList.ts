import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';

import type { KeptItem, LibraryWrite } from './library.ts';
import { findPlaces } from './places.ts';

/**
 * Moves an item from one index of a list to another. Mostly that is one write; where there is no room between the
 * neighbours, as many around them get new places as needed.
 */
export function moveInList(
  list: string,
  items: readonly KeptItem[],
  from: number,
  to: number,
): LibraryWrite[] {
  const moved = items[from];
  if (!moved || from === to || !(to in items)) return [];
  const order = items.toSpliced(from, 1).toSpliced(to, 0, moved);
  for (let around = 0; ; around = around * 2 + 1) {
    const first = Math.max(0, to - around);
    const end = Math.min(order.length, to + around + 1);
    const places = findPlaces(
      order[first - 1]?.item.place ?? null,
      order[end]?.item.place ?? null,
      end - first,
    );
    // With the whole list around it, there is room between nothing and nothing.
    if (!places) continue;
    return order.slice(first, end).flatMap(({ title, item }, index) => {
      const place = places[index] ?? item.place;
      return place === item.place ? [] : [{ key: libraryKey.item(list, title), value: { ...item, place } }];
    });
  }
}
