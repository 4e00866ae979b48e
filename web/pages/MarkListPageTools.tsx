import type { MarkName, TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';

import { useKnownTitlesQuery } from '#web/api/knownTitles.ts';
import type { MarkedTitle } from '#web/api/library/library.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import {
  type Order,
  orders,
  type MarkListAddress,
  markListHref,
} from '#web/features/watchlist/LibraryHead.tsx';
import { libraryPages as words } from '#web/messages/en/libraryPages.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ChipLink } from '#web/ui/ChipLink.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

import styles from './MarkListPage.module.css';

type PickForTonightProps = {
  titles: readonly MarkedTitle[];
  /** From 0 up to 1. */
  random: () => number;
};

/** Picks one at random of the titles on the list. */
export function PickForTonight({ titles, random }: PickForTonightProps) {
  const [picked, pick] = useState<TitleId | null>(null);
  const { data } = useKnownTitlesQuery(picked ? [picked] : skipToken);
  const [known] = data ?? [];
  const card = known && cardOf(known);
  const another = () => {
    const others = titles.filter(({ title }) => title !== picked);
    pick(others[Math.floor(random() * others.length)]?.title ?? null);
  };
  return (
    <>
      <Button variant="quiet" className={styles.pick} onClick={another}>
        {words.pick}
      </Button>
      {picked && (
        <Dialog open narrow label={card ? words.picked(card.name) : words.pick} onClose={() => pick(null)}>
          <div className={styles.picked}>
            {card && <PosterCard card={card} eager />}
            <div className={styles.pickedActions}>
              {card && (
                <ButtonLink variant="primary" href={card.href}>
                  {words.toThePick}
                </ButtonLink>
              )}
              <Button onClick={another}>{words.pickAgain}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

type MarkListToolsProps = {
  all: readonly MarkedTitle[];
  shown: readonly MarkedTitle[];
  path: string;
  address: MarkListAddress;
  mark: MarkName;
};

/** Films or series, the order, and the random pick. */
export function MarkListTools({ all, shown, path, address, mark }: MarkListToolsProps) {
  const kinds = new Set(all.map(({ title }) => title.media));
  const offered = orders.filter((order: Order) => order !== 'best' || mark === 'rating');
  return (
    <div className={styles.tools}>
      {kinds.size > 1 && (
        <nav aria-label={words.kindsLabel}>
          <ul>
            {([null, 'movie', 'tv'] as const).map((kind) => (
              <li key={kind}>
                <ChipLink
                  href={markListHref(path, { ...address, kind })}
                  current={kind === address.kind}
                  replace
                >
                  {words.kinds[kind ?? 'all']}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={words.order}>
        <ul>
          {offered.map((order) => (
            <li key={order}>
              <ChipLink
                href={markListHref(path, { ...address, order })}
                current={order === address.order}
                replace
              >
                {words.orders[order]}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {mark === 'watchlist' && shown.length > 1 && <PickForTonight titles={shown} random={Math.random} />}
    </div>
  );
}
