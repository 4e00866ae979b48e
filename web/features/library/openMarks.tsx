import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { startTransition } from 'react';

import { type Library, openLibrary } from '#web/api/library/library.ts';
import { library as words } from '#web/messages/en/library.ts';
import { newId } from '#web/platform/newId.ts';
import type { MarkSlots, NamedTitle } from '#web/ui/MarksContext.tsx';

import { createNotices, type MarkTools } from './markTools.ts';
import { HideSeenSwitch, KeepButton, TitleActions } from './TitleActions.tsx';
import { CardMarks, RowMarks } from './TitleMarks.tsx';
import { Toasts } from './Toasts.tsx';

/** What decides which cards are left out; while it stays the same, no card has to be checked again. */
function hiddenBy(library: Library): readonly unknown[] {
  const hidesSeen = library.setting('hideSeen') === true;
  return [library.titlesWith('hidden'), hidesSeen && library.titlesWith('seen')];
}

function isHiddenBy(library: Library): MarkSlots['isHidden'] {
  const hidesSeen = library.setting('hideSeen') === true;
  return (title: TitleId) => {
    const { hidden, seen } = library.marksOf(title);
    return hidden || (hidesSeen && seen !== null);
  };
}

/** The parts of this feature, for pages that have room for them. */
export function marksOf(tools: MarkTools): MarkSlots {
  return {
    OnCard: ({ title }: { title: NamedTitle }) => <CardMarks title={title} tools={tools} />,
    InRow: ({ title }: { title: NamedTitle }) => <RowMarks title={title} tools={tools} />,
    Actions: ({ title }: { title: NamedTitle }) => <TitleActions title={title} tools={tools} />,
    Keep: ({ title }: { title: NamedTitle }) => <KeepButton title={title} tools={tools} />,
    HideSeen: () => <HideSeenSwitch tools={tools} />,
    Toasts: () => <Toasts notices={tools.notices} />,
    notify: tools.notices.show,
    isHidden: isHiddenBy(tools.library),
  };
}

/** Opens the library and passes its parts to the cards; again whenever other cards are to be left out. */
export async function openMarks(show: (marks: MarkSlots) => void): Promise<() => void> {
  const library = await openLibrary();
  const notices = createNotices();
  const tools: MarkTools = { library, notices, now: () => new Date(), newId };
  const marks = marksOf(tools);
  let known: readonly unknown[] = [];
  const refresh = () => {
    const now = hiddenBy(library);
    if (known.length > 0 && now.every((part, index) => part === known[index])) return;
    known = now;
    startTransition(() => show({ ...marks, isHidden: isHiddenBy(library) }));
  };
  refresh();
  if (library.status().problem === 'not-kept') notices.show(words.notKept);
  const ends = [
    library.subscribe(refresh),
    library.onRefused((_keys, reason) => notices.show(words.refused[reason])),
  ];
  return () => {
    for (const end of ends) end();
  };
}
