import type { MarkName, TitleId } from '@marquee/contracts/library/libraryKey.ts';

import type { MarkedTitle, Marks, MarkValues } from './library.ts';
import { byText, createOrderedEntries } from './orderedEntries.ts';
import type { Held } from './register.ts';

const noMarks: Marks = Object.freeze({ watchlist: null, seen: null, rating: null, hidden: false });

export const titleKey = ({ media, id }: TitleId): string => `${media}/${id}`;

const dayMilliseconds = 86_400_000;

/** Since when a mark counts: what was brought in from elsewhere stands among the rest by the day that it speaks of. */
function sinceWhen(value: MarkValues[MarkName], at: number): number {
  if (typeof value !== 'object') return at;
  if ('added' in value) return Math.min(at, Date.parse(value.added));
  return value.on === null ? at : Math.min(at, Date.parse(value.on) + dayMilliseconds - 1);
}

const newestFirst = (a: MarkedTitle, b: MarkedTitle): number =>
  b.at - a.at || byText(titleKey(a.title), titleKey(b.title));

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
