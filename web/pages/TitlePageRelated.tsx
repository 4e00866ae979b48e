import type { MediaType } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { useLikenessQuery } from '#web/api/likeness.ts';
import type { ListedMovie, ListedSeries } from '#web/api/listPages.ts';
import { useCollectionQuery } from '#web/api/titles.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { Why } from '#web/features/title/Why.tsx';
import { titleMore as words } from '#web/messages/en/titleMore.ts';
import { Shelf } from '#web/ui/Shelf.tsx';

type Props = {
  media: MediaType;
  id: number;
  recommended: readonly (ListedMovie | ListedSeries)[];
  /** Its films stand above in a row of their own. */
  collection: { id: number } | null;
};

/** Titles like this one, each with what it shares. Where nobody knows why, the row stands without reasons. */
export function RelatedShelf({ media, id, recommended, collection }: Props) {
  const { data: whole } = useCollectionQuery(collection?.id ?? skipToken);
  const shown = new Set(whole?.parts.map((part) => part.id));
  const { data } = useLikenessQuery({ media, id });
  const others = recommended.filter((item) => !shown.has(item.id));
  if (others.length === 0) return null;
  const reasonsOf = (card: { media: MediaType; id: number }) =>
    data?.reasons[`${card.media}:${card.id}`] ?? [];
  const isExplained = others.some((item) => reasonsOf(cardOf(item)).length > 0);
  return (
    <Shelf title={words.moreLikeThis} subtitle={isExplained ? words.eachSaysWhy : undefined}>
      {others.map((item) => {
        const card = cardOf(item);
        const reasons = reasonsOf(card);
        return (
          <PosterCard
            key={`${card.media}:${card.id}`}
            card={card}
            {...(reasons.length > 0 && { note: <Why reasons={reasons} /> })}
          />
        );
      })}
    </Shelf>
  );
}
