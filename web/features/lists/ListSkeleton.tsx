import { Skeleton, SkeletonGrid } from '#web/ui/Skeleton.tsx';

import three from './LeadThree.module.css';
import styles from './ListSkeleton.module.css';

/** A list's first page on its way. */
export function ListSkeleton({ withLead }: { withLead: boolean }) {
  return (
    <div aria-hidden="true">
      {withLead && (
        <div className={three.three}>
          {[1, 2, 3].map((place) => (
            <div key={place} className={styles.lead}>
              <Skeleton shape="poster" />
              <div>
                <Skeleton shape="line" />
                <Skeleton shape="short" />
              </div>
            </div>
          ))}
        </div>
      )}
      <SkeletonGrid />
    </div>
  );
}
