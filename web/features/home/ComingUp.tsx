import type { DateWindow } from '@marquee/contracts/tmdb/common.ts';

import { cx } from '#web/lib/cx.ts';
import { dayAfter, formatShortDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

import text from '#web/ui/type.module.css';
import styles from './ComingUp.module.css';

type Entry = { id: number; href: string; name: string; day: string; facts: string };

/** The next films as dates on a line. */
export function ComingUp({ films }: { films: readonly Entry[] }) {
  return (
    <ol className={styles.soon}>
      {films.map((film) => (
        <li key={film.id}>
          <AppLink href={film.href}>
            <time className={styles.day} dateTime={film.day}>
              {formatShortDay(film.day) ?? film.day}
            </time>
            <span>
              <span className={cx(text.h3, styles.name)}>{film.name}</span>
              <span className={cx(text.meta, styles.facts)}>{film.facts}</span>
            </span>
          </AppLink>
        </li>
      ))}
    </ol>
  );
}

/** Four dates while loading. */
export function ComingUpSkeleton() {
  return (
    <div className={styles.soon} aria-hidden="true">
      {[1, 2, 3, 4].map((entry) => (
        <div key={entry} className={styles.waiting}>
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}

type Coming<Film> = { film: Film; day: string };

const shown = 4;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Weeks of a window, its last day included. */
const weeksOf = ({ minimum, maximum }: DateWindow) =>
  Math.max(
    1,
    Math.round((Date.parse(maximum) - Date.parse(minimum) + dayMilliseconds) / (7 * dayMilliseconds)),
  );

/**
 * The day a film starts. A new film has its release date in the window. A repertory's films are older than that: they
 * come in order, as many in each week of the window, and start on the week's first day.
 */
function startDay(
  film: { release_date: string },
  place: number,
  { dates, total }: { dates: DateWindow; total: number },
): string {
  const { minimum, maximum } = dates;
  if (film.release_date >= minimum && film.release_date <= maximum) return film.release_date;
  const week = Math.floor((place / total) * weeksOf(dates));
  return dayAfter(minimum, 7 * week) ?? minimum;
}

/** The next four starts, each on a day of its own as far as the days go. */
export function comingOf<Film extends { release_date: string }>(
  films: readonly Film[],
  list: { dates: DateWindow | undefined; total: number },
): Coming<Film>[] {
  const { dates, total } = list;
  if (!dates || !dates.minimum || !dates.maximum) return [];
  const coming = films
    .map((film, place) => ({ film, day: startDay(film, place, { dates, total }) }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const opening = coming.filter(({ day }, index) => coming[index - 1]?.day !== day);
  const others = coming.filter((one) => !opening.includes(one));
  return [...opening, ...others].slice(0, shown).toSorted((a, b) => a.day.localeCompare(b.day));
}
