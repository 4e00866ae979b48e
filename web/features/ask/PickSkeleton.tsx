import { Skeleton } from '#web/ui/Skeleton.tsx';

import styles from './Picks.module.css';

/** The room of a pick that is on its way. */
export function PickSkeleton({ rank }: { rank: number }) {
  return (
    <>
      <span className={styles.rank}>{rank}</span>
      <Skeleton shape="poster" className={styles.poster} />
      <div className={styles.say}>
        <Skeleton shape="heading" />
        <Skeleton shape="short" />
      </div>
    </>
  );
}
