import { paths } from '@marquee/contracts/paths.ts';
import type { CollectionDetails } from '@marquee/contracts/tmdb/details.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { outcomeOf, type PageOutcome, type PageParams, type PageRequest } from '#web/api/pageModule.ts';
import { titles, useCollectionQuery } from '#web/api/titles.ts';
import { collectionHead, collectionMeta, CollectionParts } from '#web/features/title/CollectionParts.tsx';
import { inReleaseOrder } from '#web/features/title/inReleaseOrder.ts';
import { ShareButton } from '#web/features/title/ShareButton.tsx';
import { TitleAbout } from '#web/features/title/TitleAbout.tsx';
import { TitleOpen } from '#web/features/title/TitleOpen.tsx';
import { collection as collectionWords } from '#web/messages/en/collection.ts';
import { seasons as seasonWords } from '#web/messages/en/seasons.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';

import { canonicalOutcome, pageId } from './TitlePageLoad.ts';
import { TitlePageProblem } from './TitlePageProblem.tsx';

export async function load(request: PageRequest): Promise<PageOutcome> {
  const id = pageId(request.params['id']);
  if (id === null) return { status: 404 };
  const collection = await request.dispatch(titles.endpoints.collection.initiate(id, { subscribe: false }));
  if (!collection.data) return outcomeOf([collection]);
  return canonicalOutcome(request, paths.collection(id, collection.data.name));
}

function Collection({ collection }: { collection: CollectionDetails }) {
  const { name, overview, parts } = collection;
  const [first] = inReleaseOrder(parts);
  usePageHead(collectionHead(collection));
  return (
    <>
      <TitleOpen low name={name} backdrop={collection.backdrop_path} />
      <TitleAbout
        name={name}
        poster={collection.poster_path}
        meta={collectionMeta(parts)}
        actions={
          <>
            {first && (
              <ButtonLink variant="primary" href={paths.title('movie', first.id, first.title)}>
                {seasonWords.startWith(first.title)}
              </ButtonLink>
            )}
            <ShareButton name={name} />
          </>
        }
        overview={overview}
      />
      <Section title={collectionWords.filmsInOrder}>
        <CollectionParts parts={parts} />
      </Section>
    </>
  );
}

export function Page({ params }: { params: PageParams }) {
  const id = pageId(params['id']);
  const { data, error, refetch } = useCollectionQuery(id ?? skipToken);
  if (data) return <Collection key={data.id} collection={data} />;
  return (
    <TitlePageProblem
      error={error}
      retry={() => void refetch()}
      what={collectionWords.theCollection}
      missing={collectionWords.missingCollection}
      isMissing={id === null}
      canonical={`/collection/${id ?? ''}`}
    />
  );
}
