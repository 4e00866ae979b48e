import type { ReactNode } from 'react';

import { AppLink } from '#web/ui/AppLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';

import styles from './HitList.module.css';

type HitListProps = {
  /** The heading; a list that is the whole answer has none. */
  title?: string;
  /** Where the rest is. */
  more?: { href: string; label: string } | undefined;
  children: ReactNode;
};

/** Rows of one kind under their heading. */
export function HitList({ title, more, children }: HitListProps) {
  return (
    <section className={styles.list} aria-label={title}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ol>{children}</ol>
      {more && (
        <AppLink className={styles.more} href={more.href}>
          {more.label}
          <Icon name="right" />
        </AppLink>
      )}
    </section>
  );
}
