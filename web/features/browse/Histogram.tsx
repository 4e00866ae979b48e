import { cx } from '#web/lib/cx.ts';

import type { CountedBin, Scale } from './rangeScale.ts';

import styles from './Histogram.module.css';

type HistogramProps = {
  bins: readonly CountedBin[];
  scale: Scale;
  /** The smallest difference between two titles: by so much a bar reaches beyond its last number. */
  grain: number;
  from: number;
  to: number;
};

const width = 240;
const height = 40;
const gap = 2;
const lowest = 3;

const tenths = (number: number) => Math.round(number * 10) / 10;

/** How the titles spread over a range. Decoration: the numbers beside it say what is set. */
export function Histogram({ bins, scale, grain, from, to }: HistogramProps) {
  const { min, max } = scale;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const x = (value: number) => ((value - min) / (max + grain - min)) * width;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bins.map((bin) => {
        const tall = bin.count === 0 ? 1 : Math.max(lowest, tenths((bin.count / most) * height));
        return (
          <rect
            key={bin.from}
            className={cx(bin.to >= from && bin.from <= to && styles.on)}
            x={tenths(x(bin.from))}
            y={tenths(height - tall)}
            width={Math.max(1, tenths(x(bin.to + grain) - x(bin.from) - gap))}
            height={tall}
          />
        );
      })}
    </svg>
  );
}
