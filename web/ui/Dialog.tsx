import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

import { cx } from '#web/lib/cx.ts';
import { common } from '#web/messages/en/shell.ts';

import { IconButton } from './Button.tsx';
import { useCloseOnBack } from './openLayers.ts';

import styles from './Dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Its name, shown at the top. */
  label: string;
  /** For a question and two buttons rather than a screen. */
  narrow?: boolean;
  /** From the lower edge of the screen, as high as it needs to be. */
  sheet?: boolean;
  /** The address opens and closes it: it has its history entry already. */
  inAddress?: boolean;
  children: ReactNode;
};

/** Opens it; the returned function closes it and restores focus, even where the dialog unmounts with its opener. */
function openModal(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  const page = document.documentElement;
  // The page behind stops scrolling; where it had a scroll bar, its width stays reserved.
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  dialog.showModal();
  return () => {
    dialog.close();
    page.style.removeProperty('scrollbar-gutter');
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}

/** Called for Esc and for a press outside. The owner decides, so the browser's own closing is prevented. */
function watchDismissal(dialog: HTMLDialogElement, dismiss: () => void): () => void {
  const cancel = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    dismiss();
  };
  const pressOutside = (event: MouseEvent) => {
    if (event.target === dialog) dismiss();
  };
  dialog.addEventListener('cancel', cancel);
  dialog.addEventListener('click', pressOutside);
  return () => {
    dialog.removeEventListener('cancel', cancel);
    dialog.removeEventListener('click', pressOutside);
  };
}

/** A layer over the page. The browser traps focus in it and restores it; Esc, Back and a click outside close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, label, narrow = false, sheet = false, inAddress = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => (open && dialog.current ? openModal(dialog.current) : undefined), [open]);

  useCloseOnBack(open && !inAddress, onClose);

  const askedToClose = useEffectEvent(onClose);
  useEffect(() => (dialog.current ? watchDismissal(dialog.current, askedToClose) : undefined), []);

  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, narrow && styles.narrow, sheet && styles.sheet)}
      aria-label={label}
    >
      {open && (
        <>
          <header className={styles.head}>
            <p className={styles.label}>{label}</p>
            <IconButton icon="close" label={common.close} onClick={onClose} />
          </header>
          {children}
        </>
      )}
    </dialog>
  );
}
