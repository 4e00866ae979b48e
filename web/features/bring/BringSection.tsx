import { type ReactNode, useId } from 'react';

import text from '#web/ui/type.module.css';
import styles from './Bring.module.css';

type BringSectionProps = { title: string; lead: string; children: ReactNode };

/** Its name on the left, what can be done on the right. */
export function BringSection({ title, lead, children }: BringSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={text.h2} id={id}>
        {title}
      </h2>
      <div className={styles.body}>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </section>
  );
}
