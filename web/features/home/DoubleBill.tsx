import { cx } from '#web/lib/cx.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

import text from '#web/ui/type.module.css';
import styles from './DoubleBill.module.css';

type Entry = {
  id: number;
  href: string;
  name: string;
  backdrop: string | null;
  facts: readonly (string | number | null)[];
  overview: string;
};

/** Two films for one evening, the first a little larger. */
export function DoubleBill({ films }: { films: readonly Entry[] }) {
  return (
    <ul className={styles.bill}>
      {films.map((film) => (
        <li key={film.id}>
          <AppLink href={film.href} className={styles.link}>
            <Plate wide>
              <Picture path={film.backdrop} kind="backdrop" sizes="(width >= 1024px) 55vw, 92vw" />
            </Plate>
            <span className={cx(text.h2, styles.name)}>{film.name}</span>
          </AppLink>
          <Meta items={film.facts} />
          <p className={styles.overview}>{film.overview}</p>
        </li>
      ))}
    </ul>
  );
}

/** Two large stills while loading. */
export function DoubleBillSkeleton() {
  return (
    <div className={styles.bill} aria-hidden="true">
      {[1, 2].map((film) => (
        <div key={film}>
          <div className={styles.link}>
            <Skeleton shape="still" />
            <Skeleton shape="heading" className={styles.waitingName} />
          </div>
          <Skeleton shape="short" className={styles.waitingFacts} />
          <Skeleton shape="line" className={styles.waitingWords} />
        </div>
      ))}
    </div>
  );
}
