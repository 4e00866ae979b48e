import type { KeyboardEvent, ReactNode, Ref } from 'react';

import { cx } from '#web/lib/cx.ts';

import { nextInRow } from './nextInRow.ts';

import styles from './Row.module.css';

export type RowProps = {
  /** Name of the group for screen readers. */
  label: string;
  kind?: 'posters' | 'stills';
  /** One element for each card. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
  onScroll?: () => void;
};

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const next = nextInRow(event.currentTarget, document.activeElement, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Cards side by side that scroll. Left, Right, Home and End move between them. */
export function Row({ label, kind = 'posters', children, ref, onScroll }: RowProps) {
  return (
    // Keys pressed on the links inside bubble up to here; the row itself takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      className={cx(styles.row, styles[kind])}
      data-row={label}
      role="group"
      aria-label={label}
      onKeyDown={moveFocus}
      onScroll={onScroll}
    >
      {children}
    </div>
  );
}
