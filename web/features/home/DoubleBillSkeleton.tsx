import { Skeleton } from '#web/ui/Skeleton.tsx';

import styles from './DoubleBill.module.css';

/** Two large stills on their way. */
export function DoubleBillSkeleton() {
  return (
    <div className={styles.bill} aria-hidden="true">
      {[1, 2].map((film) => (
        <div key={film}>
          <div className={styles.link}>
            <Skeleton shape="still" />
            <Skeleton shape="heading" className={styles.waitingName} />
          </div>
          <Skeleton shape="short" className={styles.waitingFacts} />
          <Skeleton shape="line" className={styles.waitingWords} />
        </div>
      ))}
    </div>
  );
}
