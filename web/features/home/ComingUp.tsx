import { cx } from '#web/lib/cx.ts';
import { formatShortDay } from '#web/lib/formatDate.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

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
