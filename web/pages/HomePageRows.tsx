import { paths } from '@marquee/contracts/paths.ts';
import { type ComponentProps, Suspense, useEffect } from 'react';

import { type MovieList, useMovieListInfiniteQuery } from '#web/api/titleLists.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { StillCard } from '#web/features/catalogue/StillCard.tsx';
import { TopTen, TopTenSkeleton } from '#web/features/home/TopTen.tsx';
import { dayAfter, formatWeekday } from '#web/lib/format.ts';
import { readSite } from '#web/lib/site.ts';
import { home } from '#web/messages/en/home.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';
import { useCameNear } from '#web/ui/useInView.ts';

import type { HomePageBelow } from './HomePageBelow.tsx';
import { RowStates, TitleRow } from './TitleRow.tsx';

import text from '#web/ui/type.module.css';
import styles from './HomePage.module.css';

/** The first page of a list, shared with the list's own page. */
function useFirstPage(list: MovieList) {
  const { data, error, refetch } = useMovieListInfiniteQuery({ list, start: 1 });
  return { data: data?.pages[0], error, retry: () => void refetch() };
}

export function PopularRow() {
  const { data: page, ...query } = useFirstPage('popular');
  return (
    <TitleRow title={home.popular} more={{ href: paths.popular }} query={{ ...query, data: page?.results }}>
      {(film, index) => <PosterCard key={film.id} card={cardOf(film)} late={index > 3} />}
    </TitleRow>
  );
}

/** The programme without the feature above. Where it is missing, the hero has the message. */
export function NowPlayingRow() {
  const { data: page, error } = useFirstPage('now_playing');
  const change =
    readSite().content === 'embedded' && page?.dates && formatWeekday(dayAfter(page.dates.maximum));
  return (
    <TitleRow
      title={home.nowPlaying}
      subtitle={change && home.changesOn(change)}
      more={{ href: paths.nowPlaying }}
      kind="stills"
      query={{ data: page?.results.slice(1, 13).map(cardOf), error }}
    >
      {(card) => <StillCard key={card.id} card={card} caption={home.facts(card.year, card.genres)} late />}
    </TitleRow>
  );
}

export function TopRatedSection() {
  const query = useFirstPage('top_rated');
  const head = { title: home.topRated, more: { href: paths.topRated } };
  return (
    <RowStates
      title={home.topRated}
      query={query}
      isEmpty={query.data?.results.length === 0}
      skeleton={
        <Section {...head}>
          <TopTenSkeleton />
        </Section>
      }
    >
      {({ results, total_results: total }) => (
        <Section {...head} more={{ ...head.more, label: home.all(total) }}>
          <TopTen
            films={results.slice(0, 10).map((film) => {
              const { media, id, href, name, poster, score, year, genres } = cardOf(film);
              return { media, id, href, name, poster, score, facts: home.facts(year, genres) };
            })}
          />
        </Section>
      )}
    </RowStates>
  );
}

function BelowProblem({ retry }: { retry: () => void }) {
  return (
    <div className={styles.later}>
      <div className={`${text.wrap} ${styles.rowProblem}`}>
        <StateMessage
          title={home.problems.later}
          role="alert"
          actions={
            <Button icon="retry" onClick={retry}>
              {home.problems.retry}
            </Button>
          }
        >
          <p>{home.problems.kept}</p>
        </StateMessage>
      </div>
    </div>
  );
}

const LazyHomePageBelow = lazyPart(
  async () => (await import('./HomePageBelow.tsx')).HomePageBelow,
  BelowProblem,
);

/** On the way back the page is as tall as it was at once. */
let wasNear = false;

/** Keeps the place of the lower half and loads its script when it is near. */
export function RowsBelow(props: ComponentProps<typeof HomePageBelow>) {
  const { near: isNear, ref: target } = useCameNear();
  useEffect(() => {
    if (isNear) wasNear = true;
  }, [isNear]);
  const place = <div ref={target} className={styles.later} />;
  if (!isNear && !wasNear) return place;
  return (
    <Suspense fallback={place}>
      <LazyHomePageBelow {...props} />
    </Suspense>
  );
}
