import { Children, type ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';

import styles from './Meta.module.css';

type MetaProps = { items: readonly ReactNode[]; className?: string | undefined };

/** A line of small facts with dots between them; what isn't known is left out. */
export function Meta({ items, className }: MetaProps) {
  const known = items.filter((item) => item !== null && item !== undefined && item !== '' && item !== false);
  return (
    <p className={cx(styles.meta, className)}>
      {Children.map(known, (item) => (
        <span>{item}</span>
      ))}
    </p>
  );
}
