import { cx } from '#web/lib/cx.ts';
import { Skeleton, SkeletonGrid } from '#web/ui/Skeleton.tsx';

import text from '#web/ui/type.module.css';
import styles from './pageSkeletons.module.css';

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

/** The shape of a list: its name, a line, the grid. */
export function ListPageSkeleton() {
  return (
    <div className={cx(text.wrap, styles.behindList)} aria-hidden="true">
      <div className={styles.head}>
        <Skeleton shape="heading" className={styles.name} />
        <Skeleton shape="short" />
      </div>
      <SkeletonGrid />
    </div>
  );
}
