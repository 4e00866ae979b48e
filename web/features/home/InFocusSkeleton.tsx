import { cx } from '#web/lib/cx.ts';
import { Plate } from '#web/ui/Plate.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';

import text from '#web/ui/type.module.css';
import styles from './InFocus.module.css';

/** The person of the week before it is known who. */
export function InFocusSkeleton() {
  return (
    <div className={cx(text.wrap, styles.section)} aria-hidden="true">
      <div className={styles.focus}>
        <Plate wide className={styles.wide}>
          <Skeleton shape="block" />
        </Plate>
        <div className={styles.say}>
          <Skeleton shape="line" className={styles.waitingKicker} />
          <Skeleton shape="heading" className={styles.waitingName} />
          <Skeleton shape="line" className={styles.waitingWords} />
        </div>
        <div className={styles.set}>
          {[1, 2, 3, 4].map((card) => (
            <SkeletonCard key={card} />
          ))}
        </div>
      </div>
    </div>
  );
}
