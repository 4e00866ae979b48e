import type { Movie, Series } from '#web/api/titleModel.ts';
import { VideoList } from '#web/features/player/VideoList.tsx';
import { Keywords } from '#web/features/title/Keywords.tsx';
import { SeriesSeasons } from '#web/features/title/SeriesSeasons.tsx';
import { TitleColumns } from '#web/features/title/TitleColumns.tsx';
import { TitleCredits } from '#web/features/title/TitleCredits.tsx';
import { titleMore as words } from '#web/messages/en/titleMore.ts';

import { CollectionShelf } from './MoviePageCollection.tsx';
import { RelatedShelf } from './TitlePageRelated.tsx';

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
