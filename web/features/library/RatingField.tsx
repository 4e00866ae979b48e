import { useId } from 'react';

import { cx } from '#web/lib/cx.ts';
import { library as words } from '#web/messages/en/library.ts';

import { LibraryIcon } from './LibraryIcon.tsx';

import styles from './RatingField.module.css';

type RatingFieldProps = {
  /** Half stars, 1 to 10; null for none. */
  rating: number | null;
  onRate: (rating: number | null) => void;
};

const five = [1, 2, 3, 4, 5];

/** Five stars in halves. Underneath lies the browser's own slider: keys, touch and screen readers work as they do there. */
export function RatingField({ rating, onRate }: RatingFieldProps) {
  const id = useId();
  const halves = rating ?? 0;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {words.rating}
      </label>
      <span className={styles.stars}>
        {five.map((star) => (
          <span
            key={star}
            className={cx(
              styles.star,
              halves >= star * 2 && styles.full,
              halves === star * 2 - 1 && styles.half,
            )}
          >
            <LibraryIcon name="star" filled />
            <LibraryIcon name="star" />
          </span>
        ))}
        <input
          id={id}
          type="range"
          min={0}
          max={10}
          step={1}
          value={halves}
          aria-valuetext={halves === 0 ? words.noRating : words.stars(halves)}
          onChange={({ currentTarget }) => onRate(Number(currentTarget.value) || null)}
        />
      </span>
      <span className={styles.said} aria-hidden="true">
        {halves === 0 ? words.noRating : words.stars(halves)}
      </span>
      {halves > 0 && (
        <button type="button" className={styles.clear} onClick={() => onRate(null)}>
          {words.clearRating}
        </button>
      )}
    </div>
  );
}
