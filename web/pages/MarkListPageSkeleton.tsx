import { libraryPages as words } from '#web/messages/en/libraryPages.ts';
import { SkeletonGrid } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import text from '#web/ui/type.module.css';
import styles from './MarkListPage.module.css';

/** While the library is read from the device; without scripts it explains why nothing loads. */
export function MarkListSkeleton() {
  return (
    <div className={`${text.wrap} ${styles.list}`}>
      <p className={styles.needsScript}>{words.needsScript}</p>
      <div className={styles.waiting}>
        <VisuallyHidden>{words.opening}</VisuallyHidden>
        <SkeletonGrid count={12} />
      </div>
    </div>
  );
}
