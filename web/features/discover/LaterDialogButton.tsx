import { type ReactNode, Suspense, useState } from 'react';

import { Button } from '#web/ui/Button.tsx';

import styles from './LaterDialogButton.module.css';

type LaterDialogButtonProps = {
  label: string;
  /** Fetches the dialog's script: somebody reaches for it. */
  prepare: () => void;
  /** The dialog. */
  children: (close: () => void) => ReactNode;
};

/** Opens a dialog, the script of which comes when somebody reaches for it. */
export function LaterDialogButton({ label, prepare, children }: LaterDialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
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
        {label}
      </Button>
      {isOpen && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}
