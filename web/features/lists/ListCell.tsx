import { AppLink } from '#web/ui/AppLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Plate } from '#web/ui/Plate.tsx';
import { TitleCard } from '#web/ui/TitleCard.tsx';

import type { ListEntry } from './ListEntry.ts';

import styles from './ListCell.module.css';

const sizes = '(width >= 1600px) 13vw, (width >= 1024px) 15vw, (width >= 640px) 22vw, 30vw';

/** One title of the grid with its number. */
export function ListCell({ entry, eager = false }: { entry: ListEntry; eager?: boolean }) {
  return (
    <TitleCard as="li" title={entry} value={entry.number} className={styles.cell}>
      <AppLink href={entry.href} morph>
        <Plate>
          <Picture path={entry.poster} kind="poster" sizes={sizes} eager={eager} />
        </Plate>
        <span className={styles.number} aria-hidden="true">
          {entry.number}
        </span>
        <span className={styles.name}>{entry.name}</span>
        <span className={styles.facts}>{entry.facts}</span>
      </AppLink>
    </TitleCard>
  );
}
