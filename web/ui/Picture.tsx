import type { ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';

import './grounds.css';
import { type PictureKind, pictureShapes, pictureSource, pictureSrcSet } from '#web/lib/pictures.ts';

import { useCameNear } from './useInView.ts';

import styles from './Picture.module.css';

type PictureProps = {
  /** As the protocol gives it, with a leading slash; null where there is no picture. */
  path: string | null;
  kind: PictureKind;
  sizes: string;
  /** Empty where the name follows in words. */
  alt?: string;
  /** Part of the first screen: not lazy. */
  eager?: boolean;
  /** On narrow screens not even fetched before its frame is near; the frame has a size of its own. */
  late?: boolean;
  /** The largest picture of the first screen. */
  priority?: boolean;
  className?: string | undefined;
};

const frameOf = (picture: Element) => picture.parentElement;

/** A picture of the catalogue in the size that fits, or a plain placeholder of the same shape. */
export function Picture({
  path,
  kind,
  sizes,
  alt = '',
  eager,
  late = false,
  priority,
  className,
}: PictureProps) {
  const { near, ref } = useCameNear(!late, frameOf);
  const { width, height } = pictureShapes[kind];
  if (path === null) {
    return (
      <svg
        className={cx(styles.none, className)}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        preserveAspectRatio="xMidYMid slice"
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <circle cx="46.5%" cy="50%" r="2%" />
        <circle cx="53.5%" cy="50%" r="2%" />
      </svg>
    );
  }
  return (
    <img
      ref={ref}
      className={cx(
        styles.picture,
        className,
        near === false && styles.late,
        near === null && styles.unscripted,
      )}
      alt={alt}
      width={width}
      height={height}
      loading={eager || priority ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      sizes={sizes}
      srcSet={pictureSrcSet(path, kind)}
      src={pictureSource(path, kind)}
    />
  );
}

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
      className={cx(styles.plate, wide && styles.wide, className)}
      data-plate={wide ? 'wide' : ''}
      data-title-poster={titlePoster ? '' : undefined}
    >
      {children}
    </span>
  );
}
