import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';

import { useKnownTitlesQuery } from '#web/api/knownTitles.ts';
import type { MarkedTitle } from '#web/api/library/library.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

import styles from './ShelfPage.module.css';

type PickForTonightProps = {
  titles: readonly MarkedTitle[];
  /** From 0 up to 1. */
  random: () => number;
};

/** Takes the decision off people: one of what they wanted to see anyway. */
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
