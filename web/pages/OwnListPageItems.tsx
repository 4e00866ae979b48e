import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { useState } from 'react';

import type { KeptItem, Library } from '#web/api/library/library.ts';
import { moveInList } from '#web/api/library/moveInList.ts';
import { useLibraryValue } from '#web/features/shelves/useLibraryValue.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { Button } from '#web/ui/Button.tsx';
import { useMarksHere } from '#web/ui/MarksContext.ts';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { OwnListPart } from './OwnListPagePart.tsx';
import type { ItemActions } from './OwnListPageRow.tsx';

import styles from './OwnListPage.module.css';

const partSize = 48;
const none: readonly KeptItem[] = [];

/** What is on the list, in its order. */
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
