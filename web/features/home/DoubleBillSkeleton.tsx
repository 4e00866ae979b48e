import { Skeleton } from '#web/ui/Skeleton.tsx';

import styles from './DoubleBill.module.css';

/** Two large stills on their way. */
export function DoubleBillSkeleton() {
  return (
    <div className={styles.bill} aria-hidden="true">
      {[1, 2].map((film) => (
        <div key={film}>
          <Skeleton shape="still" />
          <Skeleton shape="heading" />
          <Skeleton shape="short" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}
