import { useId } from 'react';

import { cx } from '#web/lib/cx.ts';
import { library as words } from '#web/messages/en/library.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { NamedTitle } from '#web/ui/MarksContext.tsx';
import { Switch } from '#web/ui/Switch.tsx';

import { LibraryIcon } from './LibraryIcon.tsx';
import { ListChoices } from './ListChoices.tsx';
import { hiddenChange, ratingChange, seenChange, seenOnChange, watchlistChange } from './markChanges.ts';
import { type MarkTools, useMarks } from './markTools.ts';

import styles from './TitleSheet.module.css';

type RatingFieldProps = {
  /** Half stars, 1 to 10; null for none. */
  rating: number | null;
  onRate: (rating: number | null) => void;
};

const five = [1, 2, 3, 4, 5];

/** Five stars in halves. The browser's own slider is underneath: keys, touch and screen readers work as they do there. */
function RatingField({ rating, onRate }: RatingFieldProps) {
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

type SeenDayProps = {
  /** `2026-11-21`, or null where no day is given. */
  on: string | null;
  today: Date;
  onChoose: (on: string | null) => void;
};

/** A day in this time zone, as a date field has it. */
function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** On which day it was seen: today, another one, or none that the person remembers. */
function SeenDay({ on, today, onChoose }: SeenDayProps) {
  const id = useId();
  const last = dayOf(today);
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{words.seenOn}</label>
      <input
        id={id}
        type="date"
        min="1895-12-28"
        max={last}
        value={on ?? ''}
        onChange={({ currentTarget }) => {
          if (currentTarget.validity.valid) onChoose(currentTarget.value || null);
        }}
      />
      {on !== last && (
        <Button variant="quiet" onClick={() => onChoose(last)}>
          {words.today}
        </Button>
      )}
    </div>
  );
}

type TitleSheetProps = { title: NamedTitle; tools: MarkTools; onClose: () => void };

/** All marks of a title in one place. */
export function TitleSheet({ title, tools, onClose }: TitleSheetProps) {
  const { marks, apply } = useMarks(tools, title);
  return (
    <Dialog open sheet narrow label={title.name} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.two}>
          <Button
            icon={marks.watchlist ? 'check' : 'mark'}
            aria-pressed={marks.watchlist !== null}
            onClick={() => apply(watchlistChange(title, marks, tools.now()))}
          >
            {marks.watchlist ? words.inWatchlist : words.watchlist}
          </Button>
          <Button
            icon="check"
            aria-pressed={marks.seen !== null}
            onClick={() => apply(seenChange(title, marks))}
          >
            {words.seen}
          </Button>
        </div>
        {marks.seen && (
          <SeenDay
            on={marks.seen.on}
            today={tools.now()}
            onChoose={(on) => apply(seenOnChange(title, marks, on))}
          />
        )}
        <RatingField rating={marks.rating} onRate={(rating) => apply(ratingChange(title, marks, rating))} />
        <ListChoices title={title} tools={tools} />
        <Switch label={words.hide} isOn={marks.hidden} onSwitch={() => apply(hiddenChange(title, marks))}>
          {words.hideText}
        </Switch>
      </div>
    </Dialog>
  );
}
