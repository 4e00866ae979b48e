import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { paths } from '@marquee/contracts/paths.ts';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';

import type { Library } from '#web/api/library/library.ts';
import { libraryPages as words } from '#web/messages/en/libraryPages.ts';
import { newId } from '#web/platform/newId.ts';
import { Button } from '#web/ui/Button.tsx';

import styles from './ListForms.module.css';

/** The server's limit for one person. */
const mostLists = 200;

/** A name is all that a new list needs; its page opens at once. */
export function NewList({ library, count }: { library: Library; count: number }) {
  const id = useId();
  const [name, setName] = useState('');
  const [, navigate] = useLocation();
  if (count >= mostLists) return <p className={styles.full}>{words.lists.full}</p>;

  function make(event: FormEvent) {
    event.preventDefault();
    const chosen = name.trim();
    if (chosen === '') return;
    const list = newId();
    library.write([{ key: libraryKey.list(list), value: { name: chosen, about: '', share: null } }]);
    navigate(paths.ownList(list));
  }

  return (
    <form className={styles.make} onSubmit={make}>
      <label htmlFor={id}>{words.lists.name}</label>
      <input
        id={id}
        value={name}
        maxLength={100}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {words.lists.make}
      </Button>
    </form>
  );
}
