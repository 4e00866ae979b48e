import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import { useLikenessQuery } from '#web/api/likeness.ts';
import type { Card } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { Why } from '#web/features/title/Why.tsx';
import { titleMore } from '#web/messages/en/titleMore.ts';

import { TitleRow } from './TitleRow.tsx';

type RelatedRowProps = { title: string; relatedTo: TitleId; cards: readonly Card[]; fewest?: number };

/** Titles like another one, each with what it shares. Without reasons the row shows all the same. */
export function RelatedRow({ title, relatedTo: { media, id }, cards, fewest = 1 }: RelatedRowProps) {
  const { data } = useLikenessQuery({ media, id });
  const reasonsOf = (card: Card) => data?.reasons[`${card.media}:${card.id}`] ?? [];
  const isExplained = cards.some((card) => reasonsOf(card).length > 0);
  return (
    <TitleRow
      title={title}
      subtitle={isExplained && titleMore.eachSaysWhy}
      query={{ data: cards }}
      fewest={fewest}
    >
      {(card) => (
        <PosterCard
          key={`${card.media}:${card.id}`}
          card={card}
          late
          {...(reasonsOf(card).length > 0 && { note: <Why reasons={reasonsOf(card)} /> })}
        />
      )}
    </TitleRow>
  );
}
