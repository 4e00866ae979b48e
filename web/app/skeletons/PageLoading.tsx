import { LoadingDots } from '#web/ui/LoadingDots.tsx';

import styles from './PageLoading.module.css';

/** A page on its way whose shape isn't known: the dots in the middle of its whole area. */
export function PageLoading() {
  return (
    <div className={styles.area}>
      <LoadingDots />
    </div>
  );
}
