import { Skeleton } from '#web/ui/Skeleton.tsx';

import styles from './TopTen.module.css';

/** Ten rows on their way. */
export function TopTenSkeleton() {
  return (
    <div className={styles.ten} aria-hidden="true">
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}
