import { useState } from 'react';

import { library as words } from '#web/messages/en/library.ts';
import { BareButton } from '#web/ui/BareButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { NamedTitle } from '#web/ui/MarksContext.ts';

import type { Desk } from './desk.ts';
import { LibraryIcon } from './LibraryIcon.tsx';
import { TitleSheet } from './TitleSheet.tsx';
import { useMarks } from './useMarks.ts';

import styles from './RowMarks.module.css';

/** At the end of a row: whether the title is listed or seen, and the door to all that can be said about it. */
export function RowMarks({ title, desk }: { title: NamedTitle; desk: Desk }) {
  const { marks } = useMarks(desk, title);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.marks} data-seen={marks.seen ? '' : undefined}>
      <BareButton
        aria-label={words.stateAndMore(title.name, {
          isListed: marks.watchlist !== null,
          isSeen: marks.seen !== null,
        })}
        aria-haspopup="dialog"
        title={words.moreShort}
        onClick={() => setOpen(true)}
      >
        {marks.seen ? (
          <Icon name="check" />
        ) : marks.watchlist ? (
          <Icon name="mark" filled />
        ) : (
          <LibraryIcon name="dots" />
        )}
      </BareButton>
      {isOpen && <TitleSheet title={title} desk={desk} onClose={() => setOpen(false)} />}
    </div>
  );
}
