import type { ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';
import { formatCount } from '#web/lib/format.ts';

import { AppLink, type AppLinkProps } from './AppLink.tsx';

import styles from './ChipLink.module.css';

type ChipLinkProps = AppLinkProps & { current?: boolean; children: ReactNode; count?: number | undefined };

/** A chip that links to another view of the same thing. */
export function ChipLink({ current = false, children, count, className, ...rest }: ChipLinkProps) {
  return (
    <AppLink {...rest} {...(current && { 'aria-current': 'page' })} className={cx(styles.chip, className)}>
      {children}
      {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
    </AppLink>
  );
}
