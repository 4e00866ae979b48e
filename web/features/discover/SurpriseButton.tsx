import { Suspense, useState } from 'react';

import type { Narrowed } from '#web/api/browse.ts';
import { surprise as words } from '#web/messages/en/surprise.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { Button } from '#web/ui/Button.tsx';

import { LaterProblem } from './LaterProblem.tsx';
import type { SetPart } from './SetPart.ts';

import styles from './DiscoverButton.module.css';

const SurpriseLater = lazyPart(
  async () => (await import('./SurpriseDialog.tsx')).SurpriseDialog,
  LaterProblem,
);

export type SurpriseProps = {
  ask: Narrowed;
  /** What is asked for, in words. */
  parts: readonly SetPart[];
};

/** Picks a title out of those that fit. */
export function SurpriseButton(props: SurpriseProps) {
  const [isOpen, setOpen] = useState(false);
  const prepare = () => void SurpriseLater.preload();
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
          <SurpriseLater {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
