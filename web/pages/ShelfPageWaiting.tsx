import { shelves as words } from '#web/messages/en/shelves.ts';
import { SkeletonGrid } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import text from '#web/ui/type.module.css';
import styles from './ShelfPage.module.css';

/** While the library is read from the device; without scripts it says why nothing comes. */
export function ShelfWaiting() {
  return (
    <div className={`${text.wrap} ${styles.shelf}`}>
      <p className={styles.needsScript}>{words.needsScript}</p>
      <div className={styles.waiting}>
        <VisuallyHidden>{words.opening}</VisuallyHidden>
        <SkeletonGrid count={12} />
      </div>
    </div>
  );
}
