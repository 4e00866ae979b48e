import type { MediaType } from '@marquee/contracts/paths.ts';

import { cx } from '#web/lib/cx.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { TitleCard } from '#web/ui/MarksContext.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Score } from '#web/ui/Score.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

import text from '#web/ui/type.module.css';
import styles from './TopTen.module.css';

type Entry = {
  media: MediaType;
  id: number;
  href: string;
  name: string;
  poster: string | null;
  /** Year and genres. */
  facts: string;
  score: string | null;
};

/** The best, by rank: hairline rows with big numerals in two columns, read downwards. */
export function TopTen({ films }: { films: readonly Entry[] }) {
  return (
    <ol className={styles.ten}>
      {films.map((film, index) => (
        <TitleCard as="li" row key={film.id} title={film}>
          <AppLink href={film.href} morph brief={film}>
            <span className={styles.rank} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.poster} data-plate="">
              <Picture path={film.poster} kind="poster" sizes="52px" late />
            </span>
            <span>
              <span className={cx(text.h3, styles.name)}>{film.name}</span>
              <span className={text.meta}>{film.facts}</span>
            </span>
            {film.score !== null && <Score value={Number(film.score)} />}
          </AppLink>
        </TitleCard>
      ))}
    </ol>
  );
}

/** Ten rows while loading. */
export function TopTenSkeleton() {
  return (
    <div className={styles.ten} aria-hidden="true">
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}
