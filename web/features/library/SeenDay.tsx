import { useId } from 'react';

import { library as words } from '#web/messages/en/library.ts';
import { Button } from '#web/ui/Button.tsx';

import styles from './SeenDay.module.css';

type SeenDayProps = {
  /** `2026-11-21`, or null where no day is given. */
  on: string | null;
  today: Date;
  onChoose: (on: string | null) => void;
};

/** A day as people in this time zone write it into a date field. */
function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** On which day it was seen: today, another one, or none that the person remembers. */
export function SeenDay({ on, today, onChoose }: SeenDayProps) {
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
