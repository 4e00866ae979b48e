import { type ReactNode, Suspense } from 'react';

import { transfer as words } from '#web/messages/en/transfer.ts';
import { Button } from '#web/ui/Button.tsx';
import { SplitSection } from '#web/ui/SplitSection.tsx';

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

/** Importing or exporting. */
export const TransferSection = ({ children, ...about }: TransferSectionProps) => (
  <SplitSection size="h2" {...about}>
    {children ? <Suspense fallback={<Waiting />}>{children}</Suspense> : <Waiting />}
  </SplitSection>
);

/** Its scripts did not load. */
export function TransferProblem({ retry }: { retry: () => void }) {
  return (
    <div className={styles.acts} role="alert">
      <p>
        {words.partProblem.title}. {words.partProblem.text}
      </p>
      <Button onClick={retry}>{words.partProblem.retry}</Button>
    </div>
  );
}
