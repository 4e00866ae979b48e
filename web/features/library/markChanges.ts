import { libraryKey, type MarkName, type TitleId } from '@marquee/contracts/library/libraryKey.ts';

import type { LibraryWrite, Marks } from '#web/api/library/library.ts';
import { library as words } from '#web/messages/en/library.ts';
import type { NamedTitle } from '#web/ui/MarksContext.tsx';

/** The writes, how to undo them, and the message. */
export type MarkChange = { writes: readonly LibraryWrite[]; undo: readonly LibraryWrite[]; note: string };

const valueOf = (marks: Marks, name: MarkName) => (name === 'hidden' ? marks.hidden || null : marks[name]);

function change(
  title: TitleId,
  marks: Marks,
  values: Partial<Record<MarkName, LibraryWrite['value']>>,
  note: string,
): MarkChange {
  const names = Object.keys(values) as MarkName[];
  const write = (name: MarkName, value: LibraryWrite['value']) => ({
    key: libraryKey.mark(title, name),
    value,
  });
  return {
    writes: names.map((name) => write(name, values[name] ?? null)),
    undo: names.map((name) => write(name, valueOf(marks, name))),
    note,
  };
}

export function watchlistChange(title: NamedTitle, marks: Marks, now: Date): MarkChange {
  const { added, takenOff } = words.notes;
  return marks.watchlist
    ? change(title, marks, { watchlist: null }, takenOff(title.name))
    : change(title, marks, { watchlist: { added: now.toISOString() } }, added(title.name));
}

/** A seen title leaves the watchlist. */
export function seenChange(title: NamedTitle, marks: Marks): MarkChange {
  const { seen, seenAndOff, unseen } = words.notes;
  if (marks.seen) return change(title, marks, { seen: null }, unseen(title.name));
  return marks.watchlist
    ? change(title, marks, { seen: { on: null }, watchlist: null }, seenAndOff(title.name))
    : change(title, marks, { seen: { on: null } }, seen(title.name));
}

export const seenOnChange = (title: NamedTitle, marks: Marks, on: string | null): MarkChange =>
  change(title, marks, { seen: { on } }, words.notes.seen(title.name));

/** Half stars, or null for none. A rated title is seen. */
export function ratingChange(title: NamedTitle, marks: Marks, rating: number | null): MarkChange {
  if (rating === null) return change(title, marks, { rating: null }, words.notes.unrated(title.name));
  const alsoSeen = !marks.seen && { seen: { on: null }, ...(marks.watchlist && { watchlist: null }) };
  return change(title, marks, { rating, ...alsoSeen }, words.notes.rated(title.name, rating));
}

export function hiddenChange(title: NamedTitle, marks: Marks): MarkChange {
  const { hidden, shown } = words.notes;
  return marks.hidden
    ? change(title, marks, { hidden: null }, shown(title.name))
    : change(title, marks, { hidden: true }, hidden(title.name));
}
