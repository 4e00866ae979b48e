import { common } from '#web/messages/en/common.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { SkeletonGrid } from '#web/ui/SkeletonGrid.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import text from '#web/ui/type.module.css';
import styles from './ListPageSkeleton.module.css';

/** The shape of a list: its name, a line, the grid. */
export function ListPageSkeleton() {
  return (
    <div className={text.wrap} role="status">
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton shape="heading" className={styles.name} />
        <Skeleton shape="short" />
      </div>
      <SkeletonGrid />
    </div>
  );
}
