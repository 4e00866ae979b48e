import type { ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';

import styles from './Plate.module.css';

type PlateProps = {
  /** 16 : 9 in place of 2 : 3. */
  wide?: boolean;
  /** The poster of a title page, into which a card's picture grows. */
  titlePoster?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The frame of a picture: keeps its place before it arrives, and carries the inner edge. */
export function Plate({ wide = false, titlePoster = false, className, children }: PlateProps) {
  return (
    <span
      className={cx(styles.plate, wide && styles.wide, titlePoster && styles.titlePoster, className)}
      data-plate={wide ? 'wide' : ''}
      data-title-poster={titlePoster ? '' : undefined}
    >
      {children}
    </span>
  );
}
