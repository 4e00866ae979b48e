import { paths } from '@marquee/contracts/paths.ts';

import { type Feature, features, useFeatureQuery } from '#web/api/features.ts';
import type { PageOutcome, PageRequest } from '#web/api/pageModule.ts';
import { movies, useMovieListInfiniteQuery } from '#web/api/titleLists.ts';
import { type Card, cardOf } from '#web/features/catalogue/cardOf.ts';
import { AskBand } from '#web/features/home/AskBand.tsx';
import { Hero, heroPreload, HeroSkeleton, Programme } from '#web/features/home/Hero.tsx';
import { PlayTrailer } from '#web/features/player/PlayTrailer.tsx';
import { TeaserPreview } from '#web/features/player/TeaserPreview.tsx';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { formatList, formatRuntime, yearOf } from '#web/lib/format.ts';
import { home } from '#web/messages/en/home.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { NowPlayingRow, PopularRow, RowsBelow, TopRatedSection } from './HomePageRows.tsx';

import text from '#web/ui/type.module.css';
import styles from './HomePage.module.css';

const nowPlaying = { list: 'now_playing', start: 1 } as const;

/** The hero decides the page's status; rows report their own failures. */
export async function load({ dispatch }: PageRequest): Promise<PageOutcome> {
  const list = (query: Parameters<typeof movies.endpoints.movieList.initiate>[0]) =>
    dispatch(movies.endpoints.movieList.initiate(query, { subscribe: false }));
  const [programme] = await Promise.all([
    list(nowPlaying).then(async ({ data, error }) => {
      const [film] = data?.pages[0]?.results ?? [];
      return film
        ? await dispatch(features.endpoints.feature.initiate(film.id, { subscribe: false }))
        : { error };
    }),
    list({ list: 'popular', start: 1 }),
    list({ list: 'top_rated', start: 1 }),
  ]);
  return { status: programme.error ? 503 : 200 };
}

function FeatureHero({ feature, films }: { feature: Feature; films: readonly Card[] }) {
  const { id, title, directors, langs } = feature;
  return (
    <Hero
      title={title}
      href={paths.title('movie', id, title)}
      backdrop={feature.backdrop_path}
      tagline={feature.tagline}
      langs={langs}
      facts={[
        yearOf(feature.release_date),
        formatRuntime(feature.runtime),
        feature.rating,
        formatList(directors.map(({ name }) => name)),
      ]}
      play={<PlayTrailer media="movie" id={id} title={title} variant="primary" />}
      preview={
        feature.backdrop_path === null ? null : (
          <TeaserPreview key={id} title={title} backdrop={feature.backdrop_path} />
        )
      }
      programme={<Programme films={films} />}
    />
  );
}

export function Page() {
  const list = useMovieListInfiniteQuery(nowPlaying);
  const films = (list.data?.pages[0]?.results ?? []).map(cardOf);
  const [first] = films;
  const details = useFeatureQuery(first?.id ?? 0, { skip: !first });
  const feature = details.data;
  usePageHead({
    title: home.documentTitle,
    description: home.description,
    canonical: paths.home,
    ...(feature?.backdrop_path && { preload: heroPreload(feature.backdrop_path) }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Marquee',
      url: paths.home,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${paths.search()}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  });
  const error = list.error ?? details.error;
  return (
    <>
      {!feature && (
        <VisuallyHidden>
          <h1>{home.heading}</h1>
        </VisuallyHidden>
      )}
      {feature ? (
        <FeatureHero feature={feature} films={films.slice(0, 5)} />
      ) : error ? (
        <div className={`${text.wrap} ${styles.problem}`}>
          <QueryProblem
            error={error}
            retry={() => void (list.error ? list.refetch() : details.refetch())}
            what={home.problems.programme}
          />
        </div>
      ) : (
        <HeroSkeleton />
      )}
      <PopularRow />
      <AskBand />
      <NowPlayingRow />
      <TopRatedSection />
      <RowsBelow feature={feature} />
    </>
  );
}
