import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { useState, useSyncExternalStore } from 'react';

import { library as words } from '#web/messages/en/library.ts';
import { Button } from '#web/ui/Button.tsx';
import type { NamedTitle } from '#web/ui/MarksContext.tsx';

import { LibraryIcon } from './LibraryIcon.tsx';
import { seenChange, watchlistChange } from './markChanges.ts';
import { type MarkTools, useMarks } from './markTools.ts';
import { TitleSheet } from './TitleSheet.tsx';

import styles from './TitleActions.module.css';

/** Adds a title to the watchlist, or removes it. */
export function KeepButton({ title, tools }: { title: NamedTitle; tools: MarkTools }) {
  const { marks, apply } = useMarks(tools, title);
  const { name } = title;
  return (
    <Button
      aria-pressed={marks.watchlist !== null}
      aria-label={marks.watchlist ? words.takeOff(name) : words.add(name)}
      onClick={() => apply(watchlistChange(title, marks, tools.now()))}
      {...(marks.watchlist && { icon: 'check' as const })}
    >
      {!marks.watchlist && <LibraryIcon name="plus" />}
      {words.watchlist}
    </Button>
  );
}

/** On a title's own page: the two most used, and the rest behind a third. */
export function TitleActions({ title, tools }: { title: NamedTitle; tools: MarkTools }) {
  const { marks, apply } = useMarks(tools, title);
  const [isOpen, setOpen] = useState(false);
  const { name } = title;
  return (
    <>
      <KeepButton title={title} tools={tools} />
      <Button
        icon="check"
        aria-pressed={marks.seen !== null}
        aria-label={marks.seen ? words.markUnseen(name) : words.markSeen(name)}
        onClick={() => apply(seenChange(title, marks))}
      >
        {words.seen}
      </Button>
      <Button
        aria-label={words.rateAndMore(name, marks.rating)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LibraryIcon name="star" filled={marks.rating !== null} />
        {marks.rating === null ? words.rate : words.starNumber(marks.rating)}
      </Button>
      {isOpen && <TitleSheet title={title} tools={tools} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The one switch that leaves seen titles out everywhere. */
export function HideSeenSwitch({ tools: { library } }: { tools: MarkTools }) {
  const isOn = useSyncExternalStore(library.subscribe, () => library.setting('hideSeen') ?? false);
  return (
    <label className={styles.line} title={words.hideSeenText}>
      <input
        type="checkbox"
        // A checkbox has its own checked state.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        checked={isOn}
        onChange={({ currentTarget }) =>
          library.write([{ key: libraryKey.setting('hideSeen'), value: currentTarget.checked }])
        }
      />
      {words.hideSeen}
    </label>
  );
}
