import { cx } from '#web/lib/cx.ts';

import type { Bin, Scale } from './rangeScale.ts';

import styles from './Histogram.module.css';

type HistogramProps = { bins: readonly Bin[]; scale: Scale; from: number; to: number };

const width = 240;
const height = 40;
const gap = 2;

/** How the titles spread over a range. Decoration: the numbers beside it say what is set. */
export function Histogram({ bins, scale, from, to }: HistogramProps) {
  const { min, max } = scale;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const x = (value: number) => Math.round(((value - min) / (max - min)) * width * 10) / 10;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bins.map((bin) => {
        const tall = bin.count === 0 ? 1 : Math.max(2, Math.round(Math.sqrt(bin.count / most) * height));
        return (
          <rect
            key={bin.from}
            className={cx(bin.to > from && bin.from < to && styles.on)}
            x={x(bin.from)}
            y={height - tall}
            width={Math.max(1, Math.round((x(bin.to) - x(bin.from) - gap) * 10) / 10)}
            height={tall}
          />
        );
      })}
    </svg>
  );
}
