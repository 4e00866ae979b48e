import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { useState } from 'react';

import { useKnownTitlesQuery } from '#web/api/knownTitles.ts';
import type { KeptItem, Library } from '#web/api/library/library.ts';
import { moveInList } from '#web/api/library/moveInList.ts';
import { type Card, cardOf } from '#web/features/catalogue/cardOf.ts';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { NoteField } from '#web/features/watchlist/OwnListForms.tsx';
import { useLibraryValue } from '#web/features/watchlist/useLibraryValue.ts';
import { catalogue } from '#web/messages/en/catalogue.ts';
import { libraryPages as words } from '#web/messages/en/libraryPages.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { useMarksHere } from '#web/ui/MarksContext.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import text from '#web/ui/type.module.css';
import styles from './OwnListPage.module.css';

type OwnListRowProps = {
  item: KeptItem;
  /** Null while it is loading, and where the catalogue doesn't know it. */
  card: Card | null;
  isWaiting: boolean;
  index: number;
  of: number;
  actions: ItemActions;
};

/** One title of an own list: its place, its note, and the controls to move and remove it. */
function OwnListRow({ item, card, isWaiting, index, of, actions }: OwnListRowProps) {
  const [isEditing, edit] = useState(false);
  const name = card?.name ?? (isWaiting ? '' : catalogue.untitled);
  const { note } = item.item;
  return (
    <li className={styles.item} value={index + 1}>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <Plate className={styles.picture}>
        <Picture path={card?.poster ?? null} kind="poster" sizes="64px" />
      </Plate>
      <div className={styles.words}>
        {card ? (
          <AppLink className={text.h3} href={card.href}>
            {card.name}
          </AppLink>
        ) : (
          <span className={text.h3}>{name}</span>
        )}
        {card && <p className={styles.quiet}>{catalogue.yearAndScore(card.year, card.score)}</p>}
        {!isEditing && note !== '' && <p className={styles.note}>{note}</p>}
        {isEditing ? (
          <NoteField
            label={words.lists.note(name)}
            note={note}
            onDone={(changed) => {
              if (changed !== null) actions.note(item, changed);
              edit(false);
            }}
          />
        ) : (
          <Button variant="quiet" className={styles.addNote} onClick={() => edit(true)}>
            {note === '' ? words.lists.addNote : words.lists.changeNote}
          </Button>
        )}
      </div>
      <div className={styles.moves}>
        <IconButton
          className={styles.up}
          icon="down"
          label={words.lists.up(name)}
          disabled={index === 0}
          onClick={() => actions.move(index, index - 1, name)}
        />
        <IconButton
          icon="down"
          label={words.lists.down(name)}
          disabled={index === of - 1}
          onClick={() => actions.move(index, index + 1, name)}
        />
        <IconButton
          icon="close"
          label={words.lists.takeOff(name)}
          onClick={() => actions.takeOff(item, name)}
        />
      </div>
    </li>
  );
}

type OwnListPartProps = {
  items: readonly KeptItem[];
  /** How many titles precede these. */
  start: number;
  of: number;
  actions: ItemActions;
};

const nameOf = ({ media, id }: { media: string; id: number }) => `${media}/${id}`;

/** A chunk of the list. It requests its titles in the order of their numbers, so that moving one needs no request. */
function OwnListPart({ items, start, of, actions }: OwnListPartProps) {
  const asked = items
    .map(({ title }) => title)
    .toSorted((a, b) => a.id - b.id || (a.media < b.media ? -1 : 1));
  const { data, currentData, error, refetch } = useKnownTitlesQuery(asked);
  const cards = new Map<string, Card>(
    (currentData ?? data ?? []).map(cardOf).map((card) => [nameOf(card), card]),
  );
  if (error && !data)
    return (
      <li className={styles.problem}>
        <QueryProblem error={error} retry={() => void refetch()} what={words.what} />
      </li>
    );
  return items.map((item, index) => (
    <OwnListRow
      key={nameOf(item.title)}
      item={item}
      card={cards.get(nameOf(item.title)) ?? null}
      isWaiting={!currentData}
      index={start + index}
      of={of}
      actions={actions}
    />
  ));
}

const partSize = 48;
const none: readonly KeptItem[] = [];

type ItemActions = {
  move: (index: number, to: number, name: string) => void;
  takeOff: (item: KeptItem, name: string) => void;
  note: (item: KeptItem, note: string) => void;
};

/** The list's titles in its order. */
export function OwnListItems({ library, id }: { library: Library; id: string }) {
  const items = useLibraryValue(library, (opened) => opened.itemsOf(id), none);
  const [parts, show] = useState(1);
  const [said, say] = useState('');
  const marks = useMarksHere();
  const actions: ItemActions = {
    move: (index, to, name) => {
      library.write(moveInList(id, items, index, to));
      say(words.lists.moved(name, to + 1, items.length));
    },
    takeOff: ({ title, item }, name) => {
      const key = libraryKey.item(id, title);
      library.write([{ key, value: null }]);
      marks?.notify(words.lists.takenOff(name), () => library.write([{ key, value: item }]));
    },
    note: ({ title, item }, note) =>
      library.write([{ key: libraryKey.item(id, title), value: { ...item, note } }]),
  };
  if (items.length === 0)
    return (
      <StateMessage title={words.lists.emptyList.title}>
        <p>{words.lists.emptyList.text}</p>
      </StateMessage>
    );
  const shown = Math.min(items.length, parts * partSize);
  const starts = Array.from({ length: Math.ceil(shown / partSize) }, (_, part) => part * partSize);
  return (
    <>
      <p className={styles.count}>{words.titles(items.length)}</p>
      <ol className={styles.items}>
        {starts.map((start) => (
          <OwnListPart
            key={start}
            items={items.slice(start, start + partSize)}
            start={start}
            of={items.length}
            actions={actions}
          />
        ))}
      </ol>
      {shown < items.length && <Button onClick={() => show(parts + 1)}>{words.lists.more}</Button>}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
