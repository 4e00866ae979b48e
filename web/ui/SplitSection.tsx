import { type ReactNode, useId } from 'react';

import styles from './SplitSection.module.css';
import text from './type.module.css';

type SplitSectionProps = { title: string; size: 'h2' | 'h3'; lead?: ReactNode; children: ReactNode };

/** A part of a page: on wide screens its name on the left, what can be done on the right. */
export function SplitSection({ title, size, lead, children }: SplitSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={text[size]} id={id}>
        {title}
      </h2>
      <div className={styles.body}>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
