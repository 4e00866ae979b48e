import { type MediaType, paths } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { useLikenessQuery } from '#web/api/likeness.ts';
import type { ListedMovie, ListedSeries } from '#web/api/listPages.ts';
import type { Movie, Series } from '#web/api/titleModel.ts';
import { useCollectionQuery } from '#web/api/titles.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { VideoList } from '#web/features/player/VideoList.tsx';
import { inReleaseOrder } from '#web/features/title/inReleaseOrder.ts';
import { SeriesSeasons } from '#web/features/title/SeriesSeasons.tsx';
import { Keywords, TitleColumns, TitleCredits } from '#web/features/title/TitleColumns.tsx';
import { Why } from '#web/features/title/Why.tsx';
import { titleMore as words } from '#web/messages/en/titleMore.ts';
import { Section } from '#web/ui/Section.tsx';
import { Shelf } from '#web/ui/Shelf.tsx';
import { SkeletonRow } from '#web/ui/Skeleton.tsx';

type Props = { collection: { id: number; name: string }; film: number };

/** The films that belong together, in their order. A collection of one, or one that doesn't arrive, isn't shown. */
function CollectionShelf({ collection, film }: Props) {
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

type RelatedProps = {
  media: MediaType;
  id: number;
  recommended: readonly (ListedMovie | ListedSeries)[];
  /** Its films stand above in a row of their own. */
  collection: { id: number } | null;
};

/** Titles like this one, each with what it shares. Where nobody knows why, the row stands without reasons. */
function RelatedShelf({ media, id, recommended, collection }: RelatedProps) {
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

type TitlePageMoreProps = { media: 'movie'; title: Movie } | { media: 'tv'; title: Series };

/** What stands below the facts of a film or a series: seasons, people, videos, what belongs to it and what is like it. */
export function TitlePageMore({ media, title }: TitlePageMoreProps) {
  const collection = media === 'movie' ? title.collection : null;
  const { id, backdrop, language, videos, cast, crew } = title;
  return (
    <>
      {media === 'tv' && <SeriesSeasons series={title} />}
      <TitleColumns
        wide={
          cast.length + crew.length > 0
            ? { title: words.cast, content: <TitleCredits cast={cast} crew={crew} /> }
            : null
        }
        narrow={
          videos.length > 0
            ? {
                title: words.videos,
                content: <VideoList backdrop={backdrop} videos={videos} language={language} />,
              }
            : null
        }
      />
      {collection && <CollectionShelf collection={collection} film={id} />}
      <RelatedShelf media={media} id={id} recommended={title.recommended} collection={collection} />
      <Keywords media={media} keywords={title.keywords} />
    </>
  );
}
