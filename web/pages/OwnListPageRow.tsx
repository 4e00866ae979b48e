import { useState } from 'react';

import type { KeptItem } from '#web/api/library/library.ts';
import type { Card } from '#web/features/catalogue/cardOf.ts';
import { NoteField } from '#web/features/shelves/NoteField.tsx';
import { catalogue } from '#web/messages/en/catalogue.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Plate } from '#web/ui/Plate.tsx';

import text from '#web/ui/type.module.css';
import styles from './OwnListPage.module.css';

export type ItemActions = {
  move: (index: number, to: number, name: string) => void;
  takeOff: (item: KeptItem, name: string) => void;
  note: (item: KeptItem, note: string) => void;
};

type OwnListRowProps = {
  item: KeptItem;
  /** Null while it isn't here, and where the catalogue doesn't know it. */
  card: Card | null;
  isWaiting: boolean;
  index: number;
  of: number;
  actions: ItemActions;
};

/** One title of an own list: its place, its note, and the ways to move it and take it off. */
export function OwnListRow({ item, card, isWaiting, index, of, actions }: OwnListRowProps) {
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
