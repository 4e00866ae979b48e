import { type ReactNode, Suspense, useId } from 'react';

import { transfer, transfer as words } from '#web/messages/en/transfer.ts';
import { Button } from '#web/ui/Button.tsx';

import text from '#web/ui/type.module.css';
import styles from './Transfer.module.css';

/** While the library is read from the device; without JavaScript, why nothing is shown. */
function Waiting() {
  return (
    <>
      <p className={`${styles.needsScript} ${styles.quiet}`}>{words.needsScript}</p>
      <p className={`${styles.waiting} ${styles.quiet}`}>{words.opening}</p>
    </>
  );
}

type TransferSectionProps = {
  title: string;
  lead: string;
  /** Null until the library is open. */
  children: ReactNode;
};

/** Its name on the left, its controls on the right. */
export function TransferSection({ title, lead, children }: TransferSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={text.h2} id={id}>
        {title}
      </h2>
      <div className={styles.body}>
        <p className={styles.lead}>{lead}</p>
        {children ? <Suspense fallback={<Waiting />}>{children}</Suspense> : <Waiting />}
      </div>
    </section>
  );
}

const problemWords = transfer.partProblem;

export function TransferProblem({ retry }: { retry: () => void }) {
  return (
    <div className={styles.acts} role="alert">
      <p>
        {problemWords.title}. {problemWords.text}
      </p>
      <Button onClick={retry}>{problemWords.retry}</Button>
    </div>
  );
}
