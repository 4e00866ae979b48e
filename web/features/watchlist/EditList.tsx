import { type FormEvent, useId, useState } from 'react';

import { shelves as words } from '#web/messages/en/shelves.ts';
import { Button } from '#web/ui/Button.tsx';

import styles from './EditList.module.css';

type ListWords = { name: string; about: string };
type EditListProps = { list: ListWords; onSave: (changed: ListWords) => void; onCancel: () => void };

/** What a list is called and what it is about. */
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
