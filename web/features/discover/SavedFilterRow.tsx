import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { savedFilters as words } from '#web/messages/en/discoverTools.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Button } from '#web/ui/Button.tsx';

import { longestName, type SavedFilter } from './savedFilters.ts';

import styles from './SavedFilters.module.css';

type SavedFilterRowProps = {
  set: SavedFilter;
  isCurrent: boolean;
  /** It was just added or restored: the keyboard goes on from here. */
  takesFocus: boolean;
  onFollow: () => void;
  onRename: (name: string) => void;
  onRemove: () => void;
};

/** Our own numbers are long. Many entities have TMDB's by now, and the server redirects to those. */
const earlierNumber = /\d{9}/;

/** A saved set: its name is a link, its filters are below in words. */
export function SavedFilterRow({
  set,
  isCurrent,
  takesFocus,
  onFollow,
  onRename,
  onRemove,
}: SavedFilterRowProps) {
  const [isNaming, setNaming] = useState(false);
  const Link = earlierNumber.test(set.href) ? 'a' : AppLink;
  const link = useRef<HTMLAnchorElement>(null);
  const rename = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);

  const close = () => {
    setNaming(false);
    // The button is back after this render.
    requestAnimationFrame(() => rename.current?.focus());
  };
  if (isNaming) {
    return (
      <NameForm
        set={set}
        onCancel={close}
        onName={(name) => {
          onRename(name);
          close();
        }}
      />
    );
  }
  return (
    <div className={styles.row}>
      <div className={styles.set}>
        <Link
          ref={link}
          className={styles.link}
          href={set.href}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={onFollow}
        >
          {set.name}
        </Link>
        <p className={styles.words}>{set.words}</p>
      </div>
      <div className={styles.actions}>
        <Button
          ref={rename}
          variant="quiet"
          aria-label={words.renameOf(set.name)}
          onClick={() => setNaming(true)}
        >
          {words.rename}
        </Button>
        <Button variant="quiet" aria-label={words.removeOf(set.name)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}

type NameFormProps = { set: SavedFilter; onName: (name: string) => void; onCancel: () => void };

function NameForm({ set, onName, onCancel }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const cancelOnly = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog around stays open.
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onName(field.current?.value ?? '');
      }}
    >
      <label className={styles.field}>
        <span>{words.name}</span>
        <input
          ref={field}
          defaultValue={set.name}
          aria-label={words.nameOf(set.name)}
          maxLength={longestName}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={cancelOnly}
        />
      </label>
      <div className={styles.actions}>
        <Button type="submit">{words.keepName}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
