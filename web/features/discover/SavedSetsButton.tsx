import { Suspense, useState } from 'react';

import { savedSets as words } from '#web/messages/en/savedSets.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { Button } from '#web/ui/Button.tsx';

import { LaterProblem } from './LaterProblem.tsx';
import type { SavedSet } from './savedSetList.ts';

import styles from './DiscoverButton.module.css';

const SavedSetsLater = lazyPart(
  async () => (await import('./SavedSetsDialog.tsx')).SavedSetsDialog,
  LaterProblem,
);

type SavedSetsButtonProps = {
  /** What the page shows, under the name that it may have; null where it is everything there is. */
  current: SavedSet | null;
};

/** Opens the saved sets, the script of which comes when somebody reaches for them. */
export function SavedSetsButton({ current }: SavedSetsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const prepare = () => void SavedSetsLater.preload();
  return (
    <>
      <Button
        variant="quiet"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <SavedSetsLater current={current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
