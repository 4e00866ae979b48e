import { Skeleton } from '#web/ui/Skeleton.tsx';

import styles from './DiscoverPage.module.css';

/** The panel on its way. */
export function DiscoverPanelSkeleton() {
  return (
    <div className={styles.panelSkeleton} aria-hidden="true">
      {[1, 2, 3].map((section) => (
        <div key={section}>
          <Skeleton shape="short" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      ))}
    </div>
  );
}
