import { type FormEvent, useState } from 'react';

import { shelves as words } from '#web/messages/en/shelves.ts';
import { Button } from '#web/ui/Button.tsx';

import styles from './EditList.module.css';

type NoteFieldProps = {
  label: string;
  note: string;
  /** The new note, or null where it stays as it was. */
  onDone: (note: string | null) => void;
};

/** A few words on a title of a list. */
export function NoteField({ label, note, onDone }: NoteFieldProps) {
  const [text, setText] = useState(note);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onDone(text.trim());
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <textarea
        aria-label={label}
        value={text}
        maxLength={1000}
        rows={3}
        // It opens where the button was pressed.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit">{words.lists.save}</Button>
        <Button variant="quiet" onClick={() => onDone(null)}>
          {words.lists.cancel}
        </Button>
      </div>
    </form>
  );
}
