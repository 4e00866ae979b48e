import { useEffect, useRef, useState } from 'react';

import { savedFilters as words } from '#web/messages/en/discoverTools.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { SavedFilterRow } from './SavedFilterRow.tsx';
import {
  longestName,
  mostSavedFilters,
  type SavedFilter,
  tidyName,
  withName,
  withoutFilter,
  withFilter,
  withFilterAt,
} from './savedFilters.ts';
import { useSavedFilters } from './useSavedFilters.ts';

import styles from './SavedFilters.module.css';

type SaveSetFormProps = {
  /** The page's filters with their proposed name; null where none are set. */
  current: SavedFilter | null;
  sets: readonly SavedFilter[];
  onSave: (set: SavedFilter) => void;
};

/** Saves the page's filters under a name. */
function SaveSetForm({ current, sets, onSave }: SaveSetFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (current === null) return <p className={styles.note}>{words.nothingToSave}</p>;
  const known = sets.find(({ href }) => href === current.href);
  if (known) return <p className={styles.note}>{words.isSaved(known.name)}</p>;
  if (sets.length >= mostSavedFilters) return <p className={styles.note}>{words.full(mostSavedFilters)}</p>;
  const name = typed ?? current.name;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ ...current, name: tidyName(name) || current.name });
      }}
    >
      <label className={styles.field}>
        <span>{words.name}</span>
        <input
          name="name"
          value={name}
          maxLength={longestName}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <Button variant="primary" type="submit">
        {words.save}
      </Button>
    </form>
  );
}

type SavedSetsPanelProps = {
  current: SavedFilter | null;
  /** A set was chosen. */
  onFollow: () => void;
};

type Removed = { set: SavedFilter; at: number };

function Gone({ set, onUndo }: { set: SavedFilter; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={styles.gone}>
      <p>{words.removed(set.name)}</p>
      <Button ref={undo} variant="quiet" onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
}

/** The saved sets, and a form to save the page's filters. */
function SavedSetsPanel({ current, onFollow }: SavedSetsPanelProps) {
  const { sets, isKept, change } = useSavedFilters();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [arrived, setArrived] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const keep = (to: Parameters<typeof change>[0], saying: string) => {
    change(to);
    setSaid(saying);
  };
  const save = (set: SavedFilter) => {
    setRemoved(null);
    setArrived(set.href);
    keep((list) => withFilter(list, set), words.saved(set.name));
  };
  const remove = (set: SavedFilter, at: number) => {
    setRemoved({ set, at });
    setArrived(null);
    keep((list) => withoutFilter(list, set.href), words.removed(set.name));
  };
  const undo = ({ set, at }: Removed) => {
    setRemoved(null);
    setArrived(set.href);
    keep((list) => withFilterAt(list, set, at), words.restored(set.name));
  };

  const gone = removed && <Gone key="gone" set={removed.set} onUndo={() => undo(removed)} />;
  const rows = sets.map((set, index) => (
    <li key={set.href}>
      {removed?.at === index && gone}
      <SavedFilterRow
        set={set}
        isCurrent={set.href === current?.href}
        takesFocus={set.href === arrived}
        onFollow={onFollow}
        onRename={(name) => keep((list) => withName(list, set.href, name), words.renamed(name))}
        onRemove={() => remove(set, index)}
      />
    </li>
  ));
  return (
    <div className={styles.panel}>
      <VisuallyHidden>
        <p role="status">{said}</p>
      </VisuallyHidden>
      <SaveSetForm key={current?.href} current={current} sets={sets} onSave={save} />
      {sets.length > 0 ? (
        <ul className={styles.list} aria-label={words.list}>
          {rows}
        </ul>
      ) : (
        !removed && <p className={styles.none}>{words.none}</p>
      )}
      {removed && removed.at >= sets.length && gone}
      <p className={styles.foot}>{isKept ? words.text : words.notKept}</p>
    </div>
  );
}

/** The saved sets as a dialog over the page. */
export function SavedFiltersDialog({
  current,
  onClose,
}: {
  current: SavedFilter | null;
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} label={words.open}>
      <SavedSetsPanel current={current} onFollow={onClose} />
    </Dialog>
  );
}
