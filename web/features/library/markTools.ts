import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { useSyncExternalStore } from 'react';

import type { Library, Marks } from '#web/api/library/library.ts';

import type { MarkChange } from './markChanges.ts';

type Notice = { id: number; text: string; undo?: (() => void) | undefined };

export type Notices = {
  show: (text: string, undo?: () => void) => void;
  close: () => void;
  /** The visible message. */
  current: () => Notice | null;
  subscribe: (listener: () => void) => () => void;
};

/** One short message at a time about the last action. A newer one replaces the last. */
export function createNotices(): Notices {
  let current: Notice | null = null;
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (notice: Notice | null) => {
    current = notice;
    for (const listener of listeners) listener();
  };
  return {
    show: (text, undo) => change({ id: (count += 1), text, undo }),
    close: () => change(null),
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What every mark control needs. */
export type MarkTools = {
  library: Library;
  notices: Notices;
  now: () => Date;
  newId: () => string;
};

/** The person's marks of a title, and how to change them with a message and Undo. */
export function useMarks({ library, notices }: MarkTools, title: TitleId) {
  const marks: Marks = useSyncExternalStore(library.subscribe, () => library.marksOf(title));
  const apply = ({ writes, undo, note }: MarkChange) => {
    library.write(writes);
    notices.show(note, () => library.write(undo));
  };
  return { marks, apply };
}
