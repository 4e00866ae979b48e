import { cx } from '#web/lib/cx.ts';

import row from './Row.module.css';
import styles from './Skeleton.module.css';

type SkeletonShape = 'line' | 'short' | 'title' | 'heading' | 'poster' | 'still' | 'block';

type SkeletonProps = { shape: SkeletonShape; className?: string | undefined };

/** Keeps the place of something that is loading, in its final size. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return <span className={cx(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}

/** The cell of a card while loading: picture, name and one line of facts. */
export function SkeletonCard({ kind = 'posters' }: { kind?: 'posters' | 'stills' }) {
  return (
    <div aria-hidden="true">
      <Skeleton shape={kind === 'stills' ? 'still' : 'poster'} />
      <Skeleton shape="line" className={kind === 'stills' ? styles.large : styles.name} />
      <Skeleton shape="short" className={styles.facts} />
    </div>
  );
}

/** A grid of cards while loading. */
export function SkeletonGrid({ count = 18 }: { count?: number }) {
  return (
    <div className={cx(styles.grid, styles.breathing)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}

type SkeletonRowProps = { kind?: 'posters' | 'stills'; count?: number };

/** A row of cards while loading. */
export function SkeletonRow({ kind = 'posters', count = 8 }: SkeletonRowProps) {
  return (
    <div className={cx(row.row, row[kind], styles.motionless, styles.breathing)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} kind={kind} />
      ))}
    </div>
  );
}
