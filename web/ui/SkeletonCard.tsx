import { Skeleton } from './Skeleton.tsx';

import styles from './SkeletonCard.module.css';

/** The cell of a card that is on its way: picture, name and one line of facts. */
export function SkeletonCard({ kind = 'posters' }: { kind?: 'posters' | 'stills' }) {
  return (
    <div aria-hidden="true">
      <Skeleton shape={kind === 'stills' ? 'still' : 'poster'} />
      <Skeleton shape="line" className={kind === 'stills' ? styles.large : styles.name} />
      <Skeleton shape="short" className={styles.facts} />
    </div>
  );
}
