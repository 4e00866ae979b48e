import { paths } from '@marquee/contracts/paths.ts';

import { useCollectionQuery } from '#web/api/titles.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { inReleaseOrder } from '#web/features/title/inReleaseOrder.ts';
import { titleMore as words } from '#web/messages/en/titleMore.ts';
import { Section } from '#web/ui/Section.tsx';
import { Shelf } from '#web/ui/Shelf.tsx';
import { SkeletonRow } from '#web/ui/SkeletonRow.tsx';

type Props = { collection: { id: number; name: string }; film: number };

/** The films that belong together, in their order. A collection of one, or one that doesn't arrive, isn't shown. */
export function CollectionShelf({ collection, film }: Props) {
  const { data, isLoading } = useCollectionQuery(collection.id);
  if (isLoading)
    return (
      <Section title={collection.name} bleed>
        <SkeletonRow />
      </Section>
    );
  if (!data || data.parts.length < 2) return null;
  return (
    <Shelf
      title={data.name}
      subtitle={words.inCollection(data.parts.length)}
      more={{ href: paths.collection(data.id, data.name), label: words.wholeCollection }}
    >
      {inReleaseOrder(data.parts).map((part) => (
        <PosterCard key={part.id} card={cardOf(part)} {...(part.id === film && { note: words.thisOne })} />
      ))}
    </Shelf>
  );
}
