import { paths } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense } from 'react';

import { likeness } from '#web/api/likeness.ts';
import { outcomeOf, type PageOutcome, type PageParams, type PageRequest } from '#web/api/pageModule.ts';
import { shows, useSeriesQuery } from '#web/api/shows.ts';
import type { Series } from '#web/api/titleModel.ts';
import { PlayTrailer } from '#web/features/player/PlayTrailer.tsx';
import { LazyCertificateMark } from '#web/features/title/CertificateMark.lazy.ts';
import { Estimate } from '#web/features/title/Estimate.tsx';
import { seriesMeta } from '#web/features/title/seriesMeta.tsx';
import { LazyShareButton } from '#web/features/title/ShareButton.lazy.ts';
import { TitleAbout } from '#web/features/title/TitleAbout.tsx';
import { titleHead } from '#web/features/title/titleHead.ts';
import { TitleOpen } from '#web/features/title/TitleOpen.tsx';
import { title as words } from '#web/messages/en/title.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { TitleActions } from '#web/ui/MarksContext.tsx';

import { LazyTitlePageFacts, LazyTitlePageMore } from './TitlePage.lazy.tsx';
import { canonicalOutcome, isBareNumber, outcomeWithoutId, pageId } from './TitlePageLoad.ts';
import { TitlePageProblem } from './TitlePageProblem.tsx';
import { useWholePage } from './useWholePage.ts';

export async function load(request: PageRequest): Promise<PageOutcome> {
  const id = pageId(request.params['id']);
  if (id === null) return outcomeWithoutId(request);
  const { dispatch } = request;
  if (isBareNumber(request)) {
    const { data } = await dispatch(shows.endpoints.series.initiate(id, { subscribe: false }));
    const outcome = data && canonicalOutcome(request, paths.title('tv', id, data.name));
    if (outcome && 'redirect' in outcome) return outcome;
  }
  const [series] = await Promise.all([
    dispatch(shows.endpoints.series.initiate(id, { subscribe: false })),
    dispatch(likeness.endpoints.likeness.initiate({ media: 'tv', id }, { subscribe: false })),
    LazyTitlePageMore.preload(),
    LazyShareButton.preload(),
    LazyCertificateMark.preload(),
    LazyTitlePageFacts.preload(),
  ]);
  if (!series.data) return outcomeOf([series]);
  return canonicalOutcome(request, paths.title('tv', id, series.data.name));
}

function Show({ series }: { series: Series }) {
  const { id, name, backdrop, videos, langs } = series;
  usePageHead(titleHead(series));
  return (
    <>
      <TitleOpen name={name} backdrop={backdrop} tagline={series.tagline} langs={langs} />
      <TitleAbout
        name={name}
        poster={series.poster}
        meta={seriesMeta(series)}
        actions={
          <>
            {videos.length > 0 && (
              <PlayTrailer media="tv" id={id} title={name} hasTrailer={!series.isEstimate} />
            )}
            <TitleActions title={series} />
            <Suspense>
              <LazyShareButton name={name} />
            </Suspense>
          </>
        }
        overview={series.overview}
        lang={langs?.overview}
        facts={
          <Suspense>
            <LazyTitlePageFacts title={series} />
          </Suspense>
        }
        score={<Estimate score={series.score} votes={series.votes} isEstimate={series.isEstimate} />}
      />
      <Suspense>
        <LazyTitlePageMore media="tv" title={series} />
      </Suspense>
    </>
  );
}

export function Page({ params }: { params: PageParams }) {
  const id = pageId(params['id']);
  const isWhole = useWholePage();
  const { data, error, refetch } = useSeriesQuery(isWhole ? (id ?? skipToken) : skipToken);
  if (data) return <Show key={data.id} series={data} />;
  return (
    <TitlePageProblem
      error={error}
      retry={() => void refetch()}
      what={words.theSeries}
      missing={words.missingSeries}
      isMissing={id === null}
      canonical={`/tv/${id ?? ''}`}
    />
  );
}
