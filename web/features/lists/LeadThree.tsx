import type { PageHead } from '@marquee/contracts/page.ts';

import { cx } from '#web/lib/cx.ts';
import { pictureSource, pictureSrcSet } from '#web/lib/pictures.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { TitleCard } from '#web/ui/MarksContext.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';

import type { ListEntry } from './ListEntry.ts';

import text from '#web/ui/type.module.css';
import styles from './LeadThree.module.css';

/** Widths of the first three posters; on phones, where they have 7rem, little enough for TMDB's w185 to do at 1.75. */
const leadSizes = '(width >= 1024px) 11rem, (width >= 640px) 30vw, 6.5rem';

/** What the browser fetches first on a list's first page. */
export const leadPreload = (poster: string): NonNullable<PageHead['preload']> => ({
  href: pictureSource(poster, 'poster'),
  srcSet: pictureSrcSet(poster, 'poster'),
  sizes: leadSizes,
});

/** The first three of a list, large. */
export function LeadThree({ entries }: { entries: readonly ListEntry[] }) {
  return (
    <ol className={styles.three}>
      {entries.map((entry, index) => (
        <TitleCard as="li" key={entry.id} title={entry} value={entry.number}>
          <AppLink href={entry.href} morph brief={entry}>
            <Plate>
              <Picture path={entry.poster} kind="poster" sizes={leadSizes} priority={index === 0} />
            </Plate>
            <span>
              <span className={styles.rank} aria-hidden="true">
                {entry.number}
              </span>
              <span className={cx(text.h3, styles.name)}>{entry.name}</span>
              <span className={cx(text.meta, styles.facts)}>{entry.moreFacts}</span>
            </span>
          </AppLink>
        </TitleCard>
      ))}
    </ol>
  );
}
