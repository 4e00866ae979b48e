import { type FormEvent, useId, useState } from 'react';

import { libraryPages as words } from '#web/messages/en/libraryPages.ts';
import { Button } from '#web/ui/Button.tsx';

import styles from './ListForms.module.css';

type ListWords = { name: string; about: string };
type EditListProps = { list: ListWords; onSave: (changed: ListWords) => void; onCancel: () => void };

/** A list's name and description. */
export function EditList({ list, onSave, onCancel }: EditListProps) {
  const id = useId();
  const [name, setName] = useState(list.name);
  const [about, setAbout] = useState(list.about);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave({ name: name.trim(), about: about.trim() });
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <label htmlFor={`${id}-name`}>{words.lists.nameLabel}</label>
      <input
        id={`${id}-name`}
        value={name}
        maxLength={100}
        required
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <label htmlFor={`${id}-about`}>{words.lists.about}</label>
      <textarea
        id={`${id}-about`}
        value={about}
        maxLength={2000}
        rows={4}
        onChange={({ currentTarget }) => setAbout(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={name.trim() === ''}>
          {words.lists.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.lists.cancel}
        </Button>
      </div>
    </form>
  );
}

/** A public name that can't be guessed: 128 random bits in base64url. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

type NoteFieldProps = {
  label: string;
  note: string;
  /** The new note, or null where it is unchanged. */
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
