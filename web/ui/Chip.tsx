import type { ButtonHTMLAttributes, ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';

import styles from './Chip.module.css';

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  children: ReactNode;
  count?: number | undefined;
};

export function Chip({ children, count, className, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={cx(styles.chip, className)}>
      {children}
      {count !== undefined && <span className={styles.count}>{count.toLocaleString('en')}</span>}
    </button>
  );
}
