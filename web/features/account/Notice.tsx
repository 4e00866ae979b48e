import type { ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';

import styles from './Notice.module.css';

type NoticeProps = {
  /** In bold, before the rest. */
  title?: string;
  kind?: 'bad' | 'good' | 'plain';
  icon?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};

/** Something to know between two hairlines. What went wrong is said at once. */
export function Notice({ title, kind = 'plain', icon, action, children }: NoticeProps) {
  const sign = kind === 'bad' ? 'warning' : kind === 'good' ? 'check' : 'info';
  return (
    <div className={cx(styles.notice, styles[kind])} role={kind === 'bad' ? 'alert' : undefined}>
      {icon ?? <Icon name={sign} />}
      <p>
        {title !== undefined && <b>{title} </b>}
        {children}
      </p>
      {action}
    </div>
  );
}
