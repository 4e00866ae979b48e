import { paths } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';

import { discover } from '#web/api/discover.ts';
import type { Feature } from '#web/api/features.ts';
import { movies } from '#web/api/titleLists.ts';
import { trending } from '#web/api/trending.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { comingOf, ComingUp, ComingUpSkeleton } from '#web/features/home/ComingUp.tsx';
import { focusOf, InFocus, InFocusSkeleton } from '#web/features/home/InFocus.tsx';
import { candidatesOf } from '#web/features/home/weekOf.ts';
import { home } from '#web/messages/en/home.ts';
import { homeBelow } from '#web/messages/en/homeBelow.ts';
import { useNear } from '#web/platform/useNear.ts';
import { Section } from '#web/ui/Section.tsx';
import { Shelf } from '#web/ui/Shelf.tsx';

import { HomeProblem } from './HomePageProblem.tsx';
import { ShelfSkeleton } from './HomePageShelfSkeleton.tsx';

/**
 * Rows far below the first screen. Each asks for its data when it comes near, and shows at once what the cache
 * still has: on the way back the page is as high as it was.
 */

type FeatureProps = { feature: Feature };

/** The first of the feature's people who has films enough for a row. */
function useFocus(feature: Feature, near: boolean) {
  const [at, setAt] = useState(0);
  const candidates = candidatesOf(feature);
  const person = candidates[at];
  const { refetch } = discover.endpoints.filmsOf.useQuerySubscription(person?.id ?? skipToken, {
    skip: !near,
  });
  const { data, error } = discover.endpoints.filmsOf.useQueryState(person?.id ?? skipToken);
  const focus = person && data ? focusOf(data[person.as], person.as, feature.id) : null;
  if (data && !focus && at < candidates.length) setAt(at + 1);
  return { person, focus, error, retry: () => void refetch() };
}

export function FocusSection({ feature }: FeatureProps) {
  const [target, near] = useNear<HTMLDivElement>();
  const { person, focus, error, retry } = useFocus(feature, near);
  if (!person) return null;
  return (
    <div ref={target}>
      {focus ? (
        <InFocus
          name={person.name}
          href={paths.person(person.id, person.name)}
          backdrop={focus.backdrop}
          words={focus.words}
          more={focus.more}
        >
          {focus.films.map((film) => (
            <PosterCard key={film.id} card={cardOf(film)} />
          ))}
        </InFocus>
      ) : error ? (
        <HomeProblem title={homeBelow.focus.kicker} error={error} retry={retry} />
      ) : (
        <InFocusSkeleton />
      )}
    </div>
  );
}

export function SeriesShelf() {
  const [target, near] = useNear<HTMLDivElement>();
  const arg = { media: 'tv', window: 'week' } as const;
  const { refetch } = trending.endpoints.trending.useQuerySubscription(arg, { skip: !near });
  const { data, error } = trending.endpoints.trending.useQueryState(arg);
  const more = { href: paths.series };
  const series = data?.flatMap((item) => (item.media_type === 'person' ? [] : [cardOf(item)]));
  if (series?.length === 0) return null;
  return (
    <div ref={target}>
      {series ? (
        <Shelf title={homeBelow.series} more={more}>
          {series.map((card) => (
            <PosterCard key={card.id} card={card} />
          ))}
        </Shelf>
      ) : error ? (
        <HomeProblem title={homeBelow.series} error={error} retry={() => void refetch()} />
      ) : (
        <ShelfSkeleton title={homeBelow.series} more={more} />
      )}
    </div>
  );
}

/** Two pages of the list: the first alone may not reach beyond the next week. */
function useComing(near: boolean) {
  const arg = { list: 'upcoming', start: 1 } as const;
  const { movieList } = movies.endpoints;
  const { refetch, fetchNextPage } = movieList.useInfiniteQuerySubscription(arg, { skip: !near });
  const { data, error, hasNextPage, isFetching } = movieList.useInfiniteQueryState(arg);
  const pages = data?.pages ?? [];
  const [first] = pages;
  const wantsMore = near && pages.length === 1 && hasNextPage && !error;
  useEffect(() => {
    if (wantsMore && !isFetching) void fetchNextPage();
  }, [wantsMore, isFetching, fetchNextPage]);
  const coming =
    first && !wantsMore
      ? comingOf(
          pages.flatMap(({ results }) => results),
          { dates: first.dates, total: first.total_results },
        )
      : undefined;
  return { coming, error, retry: () => void refetch() };
}

export function ComingUpSection() {
  const [target, near] = useNear<HTMLDivElement>();
  const { coming, error, retry } = useComing(near);
  if (coming?.length === 0) return null;
  return (
    <div ref={target}>
      {!coming && error ? (
        <HomeProblem title={homeBelow.comingUp} error={error} retry={retry} />
      ) : (
        <Section title={homeBelow.comingUp} more={{ href: paths.upcoming, label: homeBelow.allUpcoming }}>
          {coming ? (
            <ComingUp
              films={coming.map(({ film, day }) => {
                const { id, href, name, year, genres } = cardOf(film);
                return { id, href, name, day, facts: home.facts(year, genres) };
              })}
            />
          ) : (
            <ComingUpSkeleton />
          )}
        </Section>
      )}
    </div>
  );
}
