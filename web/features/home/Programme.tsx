import { home } from '#web/messages/en/home.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import styles from './Programme.module.css';

type Entry = { id: number; href: string; name: string; year: number | null };

/** The week's features by name: the first is the one on the picture. No dots, nothing turns by itself. */
export function Programme({ films }: { films: readonly Entry[] }) {
  return (
    <nav className={styles.programme} aria-label={home.programme}>
      <ul>
        {films.map(({ id, href, name, year }, index) => (
          <li key={id}>
            <AppLink href={href} {...(index === 0 && { 'aria-current': true })}>
              <b>{name}</b>
              <span>{year}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
