import { type ReactNode, useEffect, useState } from 'react';

import { loadChunk } from '#web/platform/loadChunk.ts';
import { type MarkSlots, MarksContext } from '#web/ui/MarksContext.tsx';

/** Adds the person's library to the cards when the page is shown and nothing more urgent is left to do. */
export function WithMarks({ children }: { children: ReactNode }) {
  const [marks, show] = useState<MarkSlots | null>(null);
  useEffect(() => {
    let close: (() => void) | undefined;
    let isGone = false;
    const load = async () => {
      const { openMarks } = await loadChunk(() => import('#web/features/library/openMarks.tsx'));
      const end = await openMarks(show);
      if (isGone) end();
      else close = end;
    };
    // Without it the pages are still what the server printed.
    const timer = setTimeout(() => void load().catch(() => {}), 200);
    return () => {
      isGone = true;
      clearTimeout(timer);
      close?.();
    };
  }, []);
  return (
    <MarksContext value={marks}>
      {children}
      {marks && <marks.Toasts />}
    </MarksContext>
  );
}
