import { Skeleton } from '#web/ui/Skeleton.tsx';

import styles from './ComingUp.module.css';

/** Four dates on their way. */
export function ComingUpSkeleton() {
  return (
    <div className={styles.soon} aria-hidden="true">
      {[1, 2, 3, 4].map((entry) => (
        <div key={entry} className={styles.waiting}>
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}
