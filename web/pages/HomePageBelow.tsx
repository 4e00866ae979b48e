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
import { DoubleBill, DoubleBillSkeleton } from '#web/features/home/DoubleBill.tsx';
import { focusOf, InFocus, InFocusSkeleton } from '#web/features/home/InFocus.tsx';
import { billOf, candidatesOf, type WeekTheme, themesOf } from '#web/features/home/weekOf.ts';
import { home } from '#web/messages/en/home.ts';
import { homeBelow } from '#web/messages/en/homeBelow.ts';
import { Section } from '#web/ui/Section.tsx';
import { useCameNear } from '#web/ui/useInView.ts';

import { BecauseRows } from './HomePageBecause.tsx';
import { RowStates, TitleRow } from './TitleRow.tsx';

/**
 * Each row requests its data when it comes near, and shows at once what is still cached: on the way back the page
 * is as high as it was.
 */

type FeatureProps = { feature: Feature };

/** The first of the feature's people with enough films for a row. */
function useFocus(feature: Feature) {
  const { near, ref: target } = useCameNear();
  const [at, setAt] = useState(0);
  const candidates = candidatesOf(feature);
  const person = candidates[at];
  const { refetch } = discover.endpoints.filmsOf.useQuerySubscription(person?.id ?? skipToken, {
    skip: !near,
  });
  const { data, error } = discover.endpoints.filmsOf.useQueryState(person?.id ?? skipToken);
  const focus = person && data ? focusOf(data[person.as], person.as, feature.id) : null;
  if (data && !focus && at < candidates.length) setAt(at + 1);
  return { person, query: { data: focus ?? undefined, error, retry: () => void refetch(), target } };
}

function FocusSection({ feature }: FeatureProps) {
  const { person, query } = useFocus(feature);
  if (!person) return null;
  return (
    <RowStates title={homeBelow.focus.kicker} query={query} skeleton={<InFocusSkeleton />}>
      {({ films, ...focus }) => (
        <InFocus name={person.name} href={paths.person(person.id, person.name)} {...focus}>
          {films.map((film) => (
            <PosterCard key={film.id} card={cardOf(film)} />
          ))}
        </InFocus>
      )}
    </RowStates>
  );
}

function SeriesRow() {
  const { near, ref: target } = useCameNear();
  const arg = { media: 'tv', window: 'week' } as const;
  const { refetch } = trending.endpoints.trending.useQuerySubscription(arg, { skip: !near });
  const { data, error } = trending.endpoints.trending.useQueryState(arg);
  const series = data?.flatMap((item) => (item.media_type === 'person' ? [] : [cardOf(item)]));
  return (
    <TitleRow
      title={homeBelow.series}
      more={{ href: paths.series }}
      query={{ data: series, error, retry: () => void refetch(), target }}
    >
      {(card) => <PosterCard key={card.id} card={card} late />}
    </TitleRow>
  );
}

/** Two pages of the list: the first alone may not reach beyond the next week. */
function useComing() {
  const { near, ref: target } = useCameNear();
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
  return { data: coming, error, retry: () => void refetch(), target };
}

function ComingUpSection() {
  const query = useComing();
  const head = { title: homeBelow.comingUp, more: { href: paths.upcoming, label: homeBelow.allUpcoming } };
  return (
    <RowStates
      title={head.title}
      query={query}
      isEmpty={query.data?.length === 0}
      skeleton={
        <Section {...head}>
          <ComingUpSkeleton />
        </Section>
      }
    >
      {(coming) => (
        <Section {...head}>
          <ComingUp
            films={coming.map(({ film, day }) => {
              const { id, href, name, year, genres } = cardOf(film);
              return { id, href, name, day, facts: home.facts(year, genres) };
            })}
          />
        </Section>
      )}
    </RowStates>
  );
}

function useTheme({ name, filters, discover: query }: WeekTheme) {
  const { near, ref: target } = useCameNear();
  const { refetch } = discover.endpoints.discoverMovies.useQuerySubscription(filters, { skip: !near });
  const { data, error } = discover.endpoints.discoverMovies.useQueryState(filters);
  return {
    head: { ...homeBelow.themes[name], more: { href: `${paths.discover('movie')}?${query}` } },
    query: { data: data?.results, error, retry: () => void refetch(), target },
  };
}

/** A theme of the week as a row. */
function ThemeRow({ feature }: FeatureProps) {
  const [theme] = themesOf(feature);
  const { head, query } = useTheme(theme);
  return (
    <TitleRow {...head} query={query}>
      {(film) => <PosterCard key={film.id} card={cardOf(film)} late />}
    </TitleRow>
  );
}

/** Another theme as two films for one evening. */
function ThemeBill({ feature }: FeatureProps) {
  const [, theme] = themesOf(feature);
  const { head, query } = useTheme(theme);
  return (
    <RowStates
      title={head.title}
      query={query}
      isEmpty={query.data && query.data.length < 2}
      skeleton={
        <Section {...head}>
          <DoubleBillSkeleton />
        </Section>
      }
    >
      {(films) => (
        <Section {...head}>
          <DoubleBill
            films={billOf(films, feature).map((film) => {
              const { id, href, name, backdrop, year, genres } = cardOf(film);
              const facts = [year, genres.slice(0, 2).join(', ')];
              return { id, href, name, backdrop, facts, overview: film.overview };
            })}
          />
        </Section>
      )}
    </RowStates>
  );
}

/** The lower half of the home page, a chunk of its own. */
export function HomePageBelow({ feature }: { feature: Feature | undefined }) {
  return (
    <>
      <BecauseRows />
      {feature && <FocusSection key={feature.id} feature={feature} />}
      <SeriesRow />
      <ComingUpSection />
      {feature && <ThemeRow key={`row ${feature.id}`} feature={feature} />}
      {feature && <ThemeBill key={`bill ${feature.id}`} feature={feature} />}
    </>
  );
}
