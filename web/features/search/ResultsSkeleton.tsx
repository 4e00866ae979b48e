import { Skeleton } from '#web/ui/Skeleton.tsx';

import styles from './ResultsSkeleton.module.css';

const rows = [0, 1, 2, 3, 4, 5];

/** The places of the best hit and the first rows, in their final size. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.top}>
        <Skeleton shape="poster" />
        <span className={styles.words}>
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </span>
      </div>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="poster" />
          <span className={styles.words}>
            <Skeleton shape="heading" />
            <Skeleton shape="line" />
          </span>
        </div>
      ))}
    </div>
  );
}
