import { library as words } from '#web/messages/en/library.ts';
import { Button } from '#web/ui/Button.tsx';
import type { NamedTitle } from '#web/ui/MarksContext.tsx';

import type { Desk } from './desk.ts';
import { LibraryIcon } from './LibraryIcon.tsx';
import { watchlistChange } from './markChanges.ts';
import { useMarks } from './useMarks.ts';

/** Keeps a title for later, or lets go of it. */
export function KeepButton({ title, desk }: { title: NamedTitle; desk: Desk }) {
  const { marks, apply } = useMarks(desk, title);
  const { name } = title;
  return (
    <Button
      aria-pressed={marks.watchlist !== null}
      aria-label={marks.watchlist ? words.takeOff(name) : words.add(name)}
      onClick={() => apply(watchlistChange(title, marks, desk.now()))}
      {...(marks.watchlist && { icon: 'check' as const })}
    >
      {!marks.watchlist && <LibraryIcon name="plus" />}
      {words.watchlist}
    </Button>
  );
}
