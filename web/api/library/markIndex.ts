import type { MarkName, TitleRef } from '#contracts/library/libraryKey.ts';

import type { MarkedTitle, Marks, MarkValues } from './library.ts';
import { byText, createOrderedEntries } from './orderedEntries.ts';
import type { Held } from './register.ts';

const noMarks: Marks = Object.freeze({ watchlist: null, seen: null, rating: null, hidden: false });

export const titleKey = ({ media, id }: TitleRef): string => `${media}/${id}`;

/** The day that a value speaks of, where it does: what was brought in at once is still in an order. */
function dayOf(value: MarkValues[MarkName]): string {
  if (typeof value !== 'object') return '';
  return 'added' in value ? value.added : (value.on ?? '');
}

const newestFirst = (a: MarkedTitle, b: MarkedTitle): number =>
  b.at - a.at || byText(dayOf(b.value), dayOf(a.value)) || byText(titleKey(a.title), titleKey(b.title));

/** The marks of a library: by title, and the titles by mark. */
export function createMarkIndex() {
  const marks = new Map<string, Marks>();
  const titles = {
    watchlist: createOrderedEntries<MarkedTitle>(newestFirst),
    seen: createOrderedEntries<MarkedTitle>(newestFirst),
    rating: createOrderedEntries<MarkedTitle>(newestFirst),
    hidden: createOrderedEntries<MarkedTitle>(newestFirst),
  };

  return {
    put(title: TitleRef, name: MarkName, { value, at }: Held) {
      const key = titleKey(title);
      const held = marks.get(key) ?? noMarks;
      const next: Marks = { ...held, [name]: value ?? noMarks[name] };
      if (next.watchlist || next.seen || next.rating !== null || next.hidden) marks.set(key, next);
      else marks.delete(key);
      if (value === null) titles[name].delete(key);
      else titles[name].set(key, { title, value: value as MarkValues[MarkName], at });
    },
    marksOf: (title: TitleRef): Marks => marks.get(titleKey(title)) ?? noMarks,
    titlesWith: <Name extends MarkName>(name: Name) =>
      // Only values of that mark are put there.
      titles[name].all() as readonly MarkedTitle<Name>[],
  };
}
