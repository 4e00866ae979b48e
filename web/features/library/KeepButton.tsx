import { library as words } from '#web/messages/en/library.ts';
import { Button } from '#web/ui/Button.tsx';
import type { NamedTitle } from '#web/ui/MarksContext.tsx';

import { LibraryIcon } from './LibraryIcon.tsx';
import { watchlistChange } from './markChanges.ts';
import type { MarkTools } from './markTools.ts';
import { useMarks } from './useMarks.ts';

/** Keeps a title for later, or lets go of it. */
export function KeepButton({ title, tools }: { title: NamedTitle; tools: MarkTools }) {
  const { marks, apply } = useMarks(tools, title);
  const { name } = title;
  return (
    <Button
      aria-pressed={marks.watchlist !== null}
      aria-label={marks.watchlist ? words.takeOff(name) : words.add(name)}
      onClick={() => apply(watchlistChange(title, marks, tools.now()))}
      {...(marks.watchlist && { icon: 'check' as const })}
    >
      {!marks.watchlist && <LibraryIcon name="plus" />}
      {words.watchlist}
    </Button>
  );
}
