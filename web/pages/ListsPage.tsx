import { paths } from '@marquee/contracts/paths.ts';

import type { KeptList } from '#web/api/library/library.ts';
import { useLibrary } from '#web/api/library/useLibrary.ts';
import { NewList } from '#web/features/shelves/NewList.tsx';
import { ShelfHead } from '#web/features/shelves/ShelfHead.tsx';
import { useLibraryValue } from '#web/features/shelves/useLibraryValue.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { ListCards } from './ListsPageCards.tsx';
import { ShelfWaiting } from './ShelfPageWaiting.tsx';

import text from '#web/ui/type.module.css';
import styles from './ListsPage.module.css';

const none: readonly KeptList[] = [];

/** The person's own lists. */
export function Page() {
  const library = useLibrary();
  const lists = useLibraryValue(library, (opened) => opened.lists(), none);
  const { title } = words.lists;
  usePageHead({
    title: words.documentTitle(title),
    description: words.description,
    canonical: paths.lists,
    robots: 'noindex',
  });
  return (
    <>
      <ShelfHead title={title} current={paths.lists} library={library} />
      {library ? (
        <div className={`${text.wrap} ${styles.lists}`}>
          <NewList library={library} count={lists.length} />
          {lists.length === 0 ? (
            <StateMessage title={words.lists.empty.title}>
              <p>{words.lists.empty.text}</p>
            </StateMessage>
          ) : (
            <ListCards library={library} lists={lists} />
          )}
        </div>
      ) : (
        <ShelfWaiting />
      )}
    </>
  );
}
