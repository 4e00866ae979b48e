import { Skeleton } from '#web/ui/Skeleton.tsx';

import text from '#web/ui/type.module.css';
import styles from './TitlePageSkeleton.module.css';

/** The shape of a title page: picture, title on its lower edge, poster, a few lines. */
export function TitlePageSkeleton() {
  return (
    <div className={styles.behind} aria-hidden="true">
      <div className={styles.open}>
        <div className={styles.title}>
          <Skeleton shape="title" />
        </div>
      </div>
      <div className={text.wrap}>
        <div className={styles.about}>
          <Skeleton shape="poster" className={styles.poster} />
          <div className={styles.body}>
            <Skeleton shape="short" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </div>
        </div>
      </div>
    </div>
  );
}
