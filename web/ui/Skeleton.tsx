import { cx } from '#web/lib/cx.ts';

import styles from './Skeleton.module.css';

type SkeletonShape = 'line' | 'short' | 'title' | 'heading' | 'poster' | 'still' | 'block';

type SkeletonProps = { shape: SkeletonShape; className?: string | undefined };

/** Keeps the place of something that is on its way, in its final size. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return <span className={cx(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
