import { cx } from '#web/lib/cx.ts';

import { SkeletonCard } from './SkeletonCard.tsx';

import row from './Row.module.css';
import styles from './SkeletonRow.module.css';

type SkeletonRowProps = { kind?: 'posters' | 'stills'; count?: number };

/** A row of cards on their way. */
export function SkeletonRow({ kind = 'posters', count = 8 }: SkeletonRowProps) {
  return (
    <div className={cx(row.row, row[kind], styles.still)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} kind={kind} />
      ))}
    </div>
  );
}
