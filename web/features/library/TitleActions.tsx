import { useState } from 'react';

import { library as words } from '#web/messages/en/library.ts';
import { Button } from '#web/ui/Button.tsx';
import type { NamedTitle } from '#web/ui/MarksContext.ts';

import type { Desk } from './desk.ts';
import { LibraryIcon } from './LibraryIcon.tsx';
import { seenChange, watchlistChange } from './markChanges.ts';
import { TitleSheet } from './TitleSheet.tsx';
import { useMarks } from './useMarks.ts';

/** On a title's own page: the two that people press most, and the rest behind a third. */
export function TitleActions({ title, desk }: { title: NamedTitle; desk: Desk }) {
  const { marks, apply } = useMarks(desk, title);
  const [isOpen, setOpen] = useState(false);
  const { name } = title;
  return (
    <>
      <Button
        aria-pressed={marks.watchlist !== null}
        aria-label={marks.watchlist ? words.takeOff(name) : words.add(name)}
        onClick={() => apply(watchlistChange(title, marks, desk.now()))}
        {...(marks.watchlist && { icon: 'check' as const })}
      >
        {!marks.watchlist && <LibraryIcon name="plus" />}
        {words.watchlist}
      </Button>
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
