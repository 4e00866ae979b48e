import { useState } from 'react';

import type { Part, Slot } from '#contracts/concierge/part.ts';
import { ask } from '#web/messages/en/ask.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { useScripted } from '#web/platform/useScripted.ts';
import { BareButton } from '#web/ui/BareButton.tsx';

import type { Turns } from './askAddress.ts';

import styles from './Said.module.css';

const Dialog = lazyPart(
  async () => (await import('./ChangePartDialog.tsx')).ChangePartDialog,
  () => null,
);

/** What can be said otherwise; the rest can only be taken away. */
const changeable = new Set<Slot>([
  'years',
  'runtime',
  'seasons',
  'language',
  'country',
  'certification',
  'genre',
  'theme',
  'word',
  'person',
  'like',
]);

type ChangePartProps = { part: Part; label: string; turns: Turns };

/** What words were understood as; pressed, it can be changed. */
export function ChangePart({ part, label, turns }: ChangePartProps) {
  const [isOpen, setOpen] = useState(false);
  const isScripted = useScripted();
  if (!isScripted || !changeable.has(part.wish.slot)) return <span className={styles.meaning}>{label}</span>;
  return (
    <>
      <BareButton
        className={styles.change}
        aria-label={ask.change(label)}
        aria-haspopup="dialog"
        onPointerEnter={() => void Dialog.preload()}
        onClick={() => setOpen(true)}
      >
        {label}
      </BareButton>
      {isOpen && <Dialog.Held props={{ part, label, turns, onClose: () => setOpen(false) }} />}
    </>
  );
}
