import { cx } from '#web/lib/cx.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Plate } from '#web/ui/Plate.tsx';
import { TitleCard } from '#web/ui/TitleCard.tsx';

import { leadSizes } from './leadPicture.ts';
import type { ListEntry } from './ListEntry.ts';

import text from '#web/ui/type.module.css';
import styles from './LeadThree.module.css';

/** The first three of a list, large. */
export function LeadThree({ entries }: { entries: readonly ListEntry[] }) {
  return (
    <ol className={styles.three}>
      {entries.map((entry, index) => (
        <TitleCard as="li" key={entry.id} title={entry} value={entry.number}>
          <AppLink href={entry.href} morph>
            <Plate>
              <Picture path={entry.poster} kind="poster" sizes={leadSizes} eager priority={index === 0} />
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
