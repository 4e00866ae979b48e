import { type MediaType, paths } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import type { ListedMovie, ListedSeries } from '#web/api/listPages.ts';
import type { Movie, Series } from '#web/api/titleModel.ts';
import { useCollectionQuery } from '#web/api/titles.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { VideoList } from '#web/features/player/VideoList.tsx';
import { inReleaseOrder } from '#web/features/title/inReleaseOrder.ts';
import { Keywords, SeriesSeasons, TitleColumns, TitleCredits } from '#web/features/title/TitleColumns.tsx';
import { titleMore as words } from '#web/messages/en/titleMore.ts';

import { RelatedRow } from './RelatedRow.tsx';
import { TitleRow } from './TitleRow.tsx';

type CollectionRowProps = { collection: { id: number; name: string }; film: number };

/** The films of a collection, in order. A collection of one, or one that fails to load, isn't shown. */
function CollectionRow({ collection, film }: CollectionRowProps) {
  const { data, error } = useCollectionQuery(collection.id);
  return (
    <TitleRow
      title={data?.name ?? collection.name}
      subtitle={data && words.inCollection(data.parts.length)}
      more={data && { href: paths.collection(data.id, data.name), label: words.wholeCollection }}
      query={{ data: data && inReleaseOrder(data.parts), error }}
      fewest={2}
    >
      {(part) => (
        <PosterCard key={part.id} card={cardOf(part)} {...(part.id === film && { note: words.thisOne })} />
      )}
    </TitleRow>
  );
}

type MoreLikeThisProps = {
  media: MediaType;
  id: number;
  recommended: readonly (ListedMovie | ListedSeries)[];
  /** Its films are in a row of their own above. */
  collection: { id: number } | null;
};

function MoreLikeThis({ media, id, recommended, collection }: MoreLikeThisProps) {
  const { data: whole } = useCollectionQuery(collection?.id ?? skipToken);
  const shown = new Set(whole?.parts.map((part) => part.id));
  const others = recommended.filter((item) => !shown.has(item.id)).map(cardOf);
  return <RelatedRow title={words.moreLikeThis} relatedTo={{ media, id }} cards={others} />;
}

type TitlePageMoreProps = { media: 'movie'; title: Movie } | { media: 'tv'; title: Series };

/** The parts below the facts of a film or a series: seasons, people, videos, collection and similar titles. */
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
      {collection && <CollectionRow collection={collection} film={id} />}
      <MoreLikeThis media={media} id={id} recommended={title.recommended} collection={collection} />
      <Keywords media={media} keywords={title.keywords} />
    </>
  );
}
