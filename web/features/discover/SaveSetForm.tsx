import { useState } from 'react';

import { savedSets as words } from '#web/messages/en/savedSets.ts';
import { Button } from '#web/ui/Button.tsx';

import { longestName, mostSets, type SavedSetLink, tidyName } from './savedSetList.ts';

import styles from './SavedSetsPanel.module.css';

type SaveSetFormProps = {
  /** What the page shows, under the name that it may have; null where it is everything there is. */
  current: SavedSetLink | null;
  sets: readonly SavedSetLink[];
  onSave: (set: SavedSetLink) => void;
};

/** Keeps what the page shows under a name. */
export function SaveSetForm({ current, sets, onSave }: SaveSetFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (current === null) return <p className={styles.note}>{words.nothingToSave}</p>;
  const known = sets.find(({ href }) => href === current.href);
  if (known) return <p className={styles.note}>{words.isSaved(known.name)}</p>;
  if (sets.length >= mostSets) return <p className={styles.note}>{words.full(mostSets)}</p>;
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
