import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { useSyncExternalStore } from 'react';

import type { Marks } from '#web/api/library/library.ts';

import type { MarkChange } from './markChanges.ts';
import type { MarkTools } from './markTools.ts';

/** What the person says about a title, and how to change it with a word and a way back. */
export function useMarks({ library, notices }: MarkTools, title: TitleId) {
  const marks: Marks = useSyncExternalStore(library.subscribe, () => library.marksOf(title));
  const apply = ({ writes, undo, note }: MarkChange) => {
    library.write(writes);
    notices.show(note, () => library.write(undo));
  };
  return { marks, apply };
}
