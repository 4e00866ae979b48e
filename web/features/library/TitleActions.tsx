import { useState } from 'react';

import { library as words } from '#web/messages/en/library.ts';
import { Button } from '#web/ui/Button.tsx';
import type { NamedTitle } from '#web/ui/MarksContext.ts';

import type { Desk } from './desk.ts';
import { KeepButton } from './KeepButton.tsx';
import { LibraryIcon } from './LibraryIcon.tsx';
import { seenChange } from './markChanges.ts';
import { TitleSheet } from './TitleSheet.tsx';
import { useMarks } from './useMarks.ts';

/** On a title's own page: the two that people press most, and the rest behind a third. */
export function TitleActions({ title, desk }: { title: NamedTitle; desk: Desk }) {
  const { marks, apply } = useMarks(desk, title);
  const [isOpen, setOpen] = useState(false);
  const { name } = title;
  return (
    <>
      <KeepButton title={title} desk={desk} />
      <Button
        icon="check"
        aria-pressed={marks.seen !== null}
        aria-label={marks.seen ? words.markUnseen(name) : words.markSeen(name)}
        onClick={() => apply(seenChange(title, marks))}
      >
        {words.seen}
      </Button>
      <Button
        aria-label={words.rateAndMore(name, marks.rating)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LibraryIcon name="star" filled={marks.rating !== null} />
        {marks.rating === null ? words.rate : words.starNumber(marks.rating)}
      </Button>
      {isOpen && <TitleSheet title={title} desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}
