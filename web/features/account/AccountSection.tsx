import { type ReactNode, useId } from 'react';

import text from '#web/ui/type.module.css';
import styles from './AccountSection.module.css';

type AccountSectionProps = { title: string; lead?: ReactNode; children: ReactNode };

/** A part of the account page: its name on the left, what can be done on the right. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={text.h3} id={id}>
        {title}
      </h2>
      <div className={styles.body}>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
