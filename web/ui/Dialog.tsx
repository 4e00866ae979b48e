import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

import { cx } from '#web/lib/cx.ts';
import { common } from '#web/messages/en/common.ts';

import { IconButton } from './IconButton.tsx';

import styles from './Dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Its name, shown at the top. */
  label: string;
  /** For a question and two buttons rather than a screen. */
  narrow?: boolean;
  children: ReactNode;
};

/** A layer over the page. The browser traps focus in it and gives it back; Esc and a click outside close it. */
export function Dialog({ open, onClose, label, narrow = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      // The browser gives focus back only where the dialog is still in the page.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, narrow && styles.narrow)}
      aria-label={label}
      onClick={closeOutside}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.box}>
          <header className={styles.head}>
            <p className={styles.label}>{label}</p>
            <IconButton icon="close" label={common.close} onClick={onClose} />
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
