import { useState } from 'react';

import { library as words } from '#web/messages/en/library.ts';
import { BareButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { NamedTitle } from '#web/ui/MarksContext.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { LibraryIcon } from './LibraryIcon.tsx';
import { seenChange, watchlistChange } from './markChanges.ts';
import { type MarkTools, useMarks } from './markTools.ts';
import { TitleSheet } from './TitleSheet.tsx';

import styles from './TitleMarks.module.css';

/** On a card: flag and tick, and what can be done with the title without opening it. */
export function CardMarks({ title, tools }: { title: NamedTitle; tools: MarkTools }) {
  const { marks, apply } = useMarks(tools, title);
  const [isOpen, setOpen] = useState(false);
  const { name } = title;
  const isListed = marks.watchlist !== null;
  const isSeen = marks.seen !== null;
  const states = [isListed && words.state.watchlist, isSeen && words.state.seen].filter(
    (state) => state !== false,
  );
  return (
    <div className={styles.marks} data-seen={isSeen ? '' : undefined}>
      {states.length > 0 && <VisuallyHidden>{states.join(', ')}</VisuallyHidden>}
      {isListed && (
        <span className={styles.flag} aria-hidden="true">
          <Icon name="check" />
        </span>
      )}
      {isSeen && (
        <span className={styles.tick} aria-hidden="true">
          <Icon name="check" />
          {words.seen}
        </span>
      )}
      <div className={styles.quick}>
        <BareButton
          aria-label={isListed ? words.takeOff(name) : words.add(name)}
          title={isListed ? words.inWatchlist : words.watchlist}
          onClick={() => apply(watchlistChange(title, marks, tools.now()))}
        >
          {isListed ? <Icon name="mark" filled /> : <LibraryIcon name="plus" />}
        </BareButton>
        <BareButton
          aria-label={isSeen ? words.markUnseen(name) : words.markSeen(name)}
          aria-pressed={isSeen}
          title={words.seen}
          onClick={() => apply(seenChange(title, marks))}
        >
          <Icon name="check" />
        </BareButton>
        <BareButton
          className={styles.more}
          aria-label={words.more(name)}
          aria-haspopup="dialog"
          title={words.moreShort}
          onClick={() => setOpen(true)}
        >
          <LibraryIcon name="dots" />
        </BareButton>
      </div>
      {isOpen && <TitleSheet title={title} tools={tools} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** At the end of a row: whether the title is listed or seen, and the button that opens all marks. */
export function RowMarks({ title, tools }: { title: NamedTitle; tools: MarkTools }) {
  const { marks } = useMarks(tools, title);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.rowMarks} data-seen={marks.seen ? '' : undefined}>
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
      {isOpen && <TitleSheet title={title} tools={tools} onClose={() => setOpen(false)} />}
    </div>
  );
}
