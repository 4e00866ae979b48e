import type { WishSlot } from '@marquee/contracts/assistant/part.ts';

import { ask } from '#web/messages/en/ask.ts';
import { useScripted } from '#web/platform/useScripted.ts';
import { BareButton } from '#web/ui/BareButton.tsx';

import styles from './Said.module.css';

/** What can be said otherwise; the rest can only be taken away. */
const changeable = new Set<WishSlot>([
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

type ChangePartProps = { slot: WishSlot; label: string; onChange: () => void };

/** What words were understood as; pressed, it can be changed. */
export function ChangePart({ slot, label, onChange }: ChangePartProps) {
  const isScripted = useScripted();
  if (!isScripted || !changeable.has(slot)) return <span className={styles.meaning}>{label}</span>;
  return (
    <BareButton
      className={styles.change}
      aria-label={ask.change(label)}
      aria-haspopup="dialog"
      onClick={onChange}
    >
      {label}
    </BareButton>
  );
}
