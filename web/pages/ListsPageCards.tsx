import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import { paths } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { useKnownTitlesQuery } from '#web/api/knownTitles.ts';
import type { KeptList, Library } from '#web/api/library/library.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Plate } from '#web/ui/Plate.tsx';

import text from '#web/ui/type.module.css';
import styles from './ListsPage.module.css';

const picturesEach = 4;
const titlesAtOnce = 100;

const nameOf = ({ media, id }: { media: string; id: number }) => `${media}/${id}`;

type ListCardsProps = { library: Library; lists: readonly KeptList[] };

/** The lists by name, each with its first pictures. */
export function ListCards({ library, lists }: ListCardsProps) {
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
