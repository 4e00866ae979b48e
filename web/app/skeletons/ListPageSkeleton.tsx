import { cx } from '#web/lib/cx.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { SkeletonGrid } from '#web/ui/SkeletonGrid.tsx';

import text from '#web/ui/type.module.css';
import styles from './ListPageSkeleton.module.css';

/** The shape of a list: its name, a line, the grid. */
export function ListPageSkeleton() {
  return (
    <div className={cx(text.wrap, styles.behind)} aria-hidden="true">
      <div className={styles.head}>
        <Skeleton shape="heading" className={styles.name} />
        <Skeleton shape="short" />
      </div>
      <SkeletonGrid />
    </div>
  );
}
