import { SkeletonCard } from './SkeletonCard.tsx';

import styles from './SkeletonGrid.module.css';

/** A grid of cards on their way. */
export function SkeletonGrid({ count = 18 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}
