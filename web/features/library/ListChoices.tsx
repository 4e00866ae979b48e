import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { type FormEvent, useState, useSyncExternalStore } from 'react';

import { placeBetween } from '#web/api/library/places.ts';
import { library as words } from '#web/messages/en/library.ts';
import { Button } from '#web/ui/Button.tsx';
import type { NamedTitle } from '#web/ui/MarksContext.tsx';

import type { MarkTools } from './markTools.ts';

import styles from './ListChoices.module.css';

/** The person's own lists with a box for each, and a new one. */
export function ListChoices({ title, tools }: { title: NamedTitle; tools: MarkTools }) {
  const { library, notices } = tools;
  const lists = useSyncExternalStore(library.subscribe, library.lists);
  const on = useSyncExternalStore(library.subscribe, () => library.listsWith(title));
  const [name, setName] = useState<string | null>(null);

  function put(list: string, listName: string) {
    const key = libraryKey.item(list, title);
    const last = library.itemsOf(list).at(-1)?.item.place ?? null;
    library.write([{ key, value: { place: placeBetween(last, null), note: '' } }]);
    notices.show(words.notes.listed(title.name, listName), () => library.write([{ key, value: null }]));
  }

  function takeOff(list: string, listName: string) {
    const key = libraryKey.item(list, title);
    const before = library
      .itemsOf(list)
      .find(({ title: { media, id } }) => media === title.media && id === title.id);
    library.write([{ key, value: null }]);
    notices.show(
      words.notes.unlisted(title.name, listName),
      before && (() => library.write([{ key, value: before.item }])),
    );
  }

  function make(event: FormEvent) {
    event.preventDefault();
    const chosen = name?.trim();
    if (!chosen) return;
    const list = tools.newId();
    library.write([{ key: libraryKey.list(list), value: { name: chosen, about: '', share: null } }]);
    put(list, chosen);
    setName(null);
  }

  return (
    <fieldset className={styles.lists}>
      <legend>{words.lists}</legend>
      {lists.length === 0 && name === null && <p className={styles.none}>{words.noLists}</p>}
      <ul>
        {lists.map(({ id, list }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={on.includes(id)}
                onChange={({ currentTarget }) => (currentTarget.checked ? put : takeOff)(id, list.name)}
              />
              {list.name}
            </label>
          </li>
        ))}
      </ul>
      {name === null ? (
        <Button variant="quiet" className={styles.open} onClick={() => setName('')}>
          {words.newList}
        </Button>
      ) : (
        <form className={styles.make} onSubmit={make}>
          <input
            aria-label={words.newListName}
            placeholder={words.newListName}
            value={name}
            maxLength={100}
            // It was opened by pressing the button in its place.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            {words.makeList}
          </Button>
        </form>
      )}
    </fieldset>
  );
}
