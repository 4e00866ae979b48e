import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import { paths } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { useKnownTitlesQuery } from '#web/api/knownTitles.ts';
import { type KeptList, type Library, useLibrary } from '#web/api/library/library.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { LibraryHead } from '#web/features/watchlist/LibraryHead.tsx';
import { NewList } from '#web/features/watchlist/NewList.tsx';
import { useLibraryValue } from '#web/features/watchlist/useLibraryValue.ts';
import { libraryPages as words } from '#web/messages/en/libraryPages.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { MarkListSkeleton } from './MarkListPageSkeleton.tsx';

import text from '#web/ui/type.module.css';
import styles from './ListsPage.module.css';

const picturesEach = 4;
const titlesAtOnce = 100;

const nameOf = ({ media, id }: { media: string; id: number }) => `${media}/${id}`;

type ListCardsProps = { library: Library; lists: readonly KeptList[] };

/** The lists by name, each with its first pictures. */
function ListCards({ library, lists }: ListCardsProps) {
  const firsts = new Map(
    lists.map(({ id }) => [
      id,
      library
        .itemsOf(id)
        .slice(0, picturesEach)
        .map(({ title }) => title),
    ]),
  );
  const wanted = [...firsts.values()].flat().slice(0, titlesAtOnce);
  const { data } = useKnownTitlesQuery(wanted.length > 0 ? wanted : skipToken);
  const known = new Map(
    (data ?? []).map((title: KnownTitle) => [
      nameOf({ media: title.media_type, id: title.id }),
      cardOf(title),
    ]),
  );
  return (
    <ul className={styles.cards}>
      {lists.map(({ id, list, count }) => (
        <li key={id}>
          <AppLink className={styles.card} href={paths.ownList(id)}>
            <span className={styles.pictures} aria-hidden="true">
              {Array.from({ length: picturesEach }, (_, index) => {
                const title = firsts.get(id)?.[index];
                const card = title && known.get(nameOf(title));
                return (
                  <Plate key={index}>
                    {card && <Picture path={card.poster} kind="poster" sizes="96px" />}
                  </Plate>
                );
              })}
            </span>
            <span className={text.h3}>{list.name}</span>
            <span className={styles.count}>{words.titles(count)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

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
      <LibraryHead title={title} current={paths.lists} library={library} />
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
        <MarkListSkeleton />
      )}
    </>
  );
}
