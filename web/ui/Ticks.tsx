import { cx } from '#web/lib/cx.ts';

import styles from './Ticks.module.css';

const ticks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Ten ticks beside a score. Decoration: the number has the value. */
export function Ticks({ value }: { value: number }) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {ticks.map((tick) => (
        <i
          key={tick}
          className={cx(
            value >= tick - 0.15 && styles.on,
            value < tick - 0.15 && value > tick - 0.85 && styles.half,
          )}
        />
      ))}
    </span>
  );
}
