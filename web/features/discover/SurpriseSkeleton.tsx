import { surprise as words } from '#web/messages/en/surprise.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import styles from './SurprisePick.module.css';

/** The first pick on its way. */
export function SurpriseSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{words.waiting}</VisuallyHidden>
      <div className={styles.picture} aria-hidden="true">
        <Skeleton shape="block" />
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <Skeleton shape="short" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      </div>
    </div>
  );
}
