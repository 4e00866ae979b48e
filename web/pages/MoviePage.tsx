import { paths } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense } from 'react';

import { likeness } from '#web/api/likeness.ts';
import { outcomeOf, type PageOutcome, type PageParams, type PageRequest } from '#web/api/pageModule.ts';
import type { Movie } from '#web/api/titleModel.ts';
import { titles, useMovieQuery } from '#web/api/titles.ts';
import { PlayTrailer } from '#web/features/player/PlayTrailer.tsx';
import { LazyCertificateMark } from '#web/features/title/CertificateMark.lazy.ts';
import { Estimate } from '#web/features/title/Estimate.tsx';
import { certificationLink, genreLinks, yearLink } from '#web/features/title/metaLinks.tsx';
import { LazyShareButton } from '#web/features/title/ShareButton.lazy.ts';
import { TitleAbout } from '#web/features/title/TitleAbout.tsx';
import { titleHead } from '#web/features/title/titleHead.ts';
import { TitleOpen } from '#web/features/title/TitleOpen.tsx';
import { formatRuntime, yearOf } from '#web/lib/format.ts';
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
    const { data } = await dispatch(titles.endpoints.movie.initiate(id, { subscribe: false }));
    const outcome = data && canonicalOutcome(request, paths.title('movie', id, data.name));
    if (outcome && 'redirect' in outcome) return outcome;
  }
  const [movie] = await Promise.all([
    dispatch(titles.endpoints.movie.initiate(id, { subscribe: false })),
    dispatch(likeness.endpoints.likeness.initiate({ media: 'movie', id }, { subscribe: false })),
    LazyTitlePageMore.preload(),
    LazyShareButton.preload(),
    LazyCertificateMark.preload(),
    LazyTitlePageFacts.preload(),
  ]);
  if (!movie.data) return outcomeOf([movie]);
  const { name, collection } = movie.data;
  if (collection) await dispatch(titles.endpoints.collection.initiate(collection.id, { subscribe: false }));
  return canonicalOutcome(request, paths.title('movie', id, name));
}

function Film({ movie }: { movie: Movie }) {
  const { id, name, backdrop, videos, langs } = movie;
  usePageHead(titleHead(movie));
  return (
    <>
      <TitleOpen name={name} backdrop={backdrop} tagline={movie.tagline} langs={langs} />
      <TitleAbout
        name={name}
        poster={movie.poster}
        meta={[
          yearLink('movie', yearOf(movie.released)),
          formatRuntime(movie.runtime),
          certificationLink(movie),
          genreLinks(movie),
        ]}
        actions={
          <>
            {videos.length > 0 && (
              <PlayTrailer media="movie" id={id} title={name} hasTrailer={!movie.isEstimate} />
            )}
            <TitleActions title={movie} />
            <Suspense>
              <LazyShareButton name={name} />
            </Suspense>
          </>
        }
        overview={movie.overview}
        lang={langs?.overview}
        facts={
          <Suspense>
            <LazyTitlePageFacts title={movie} />
          </Suspense>
        }
        score={<Estimate score={movie.score} votes={movie.votes} isEstimate={movie.isEstimate} />}
      />
      <Suspense>
        <LazyTitlePageMore media="movie" title={movie} />
      </Suspense>
    </>
  );
}

export function Page({ params }: { params: PageParams }) {
  const id = pageId(params['id']);
  const isWhole = useWholePage();
  const { data, error, refetch } = useMovieQuery(isWhole ? (id ?? skipToken) : skipToken);
  if (data) return <Film key={data.id} movie={data} />;
  return (
    <TitlePageProblem
      error={error}
      retry={() => void refetch()}
      what={words.theFilm}
      missing={words.missingFilm}
      isMissing={id === null}
      canonical={`/movie/${id ?? ''}`}
    />
  );
}
