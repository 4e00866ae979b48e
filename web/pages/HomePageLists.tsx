import { paths } from '@marquee/contracts/paths.ts';

import { type MovieList, useMovieListInfiniteQuery } from '#web/api/titleLists.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { StillCard } from '#web/features/catalogue/StillCard.tsx';
import { TopTen, TopTenSkeleton } from '#web/features/home/TopTen.tsx';
import { dayAfter, formatWeekday } from '#web/lib/format.ts';
import { readSite } from '#web/lib/site.ts';
import { home } from '#web/messages/en/home.ts';
import { Section } from '#web/ui/Section.tsx';
import { Shelf } from '#web/ui/Shelf.tsx';

import { HomeProblem } from './HomePageProblem.tsx';
import { ShelfSkeleton } from './HomePageShelfSkeleton.tsx';

/** The first page of a list, shared with the list's own page. */
function useFirstPage(list: MovieList) {
  const { data, error, refetch } = useMovieListInfiniteQuery({ list, start: 1 });
  return { page: data?.pages[0], error, retry: () => void refetch() };
}

export function PopularShelf() {
  const { page, error, retry } = useFirstPage('popular');
  const more = { href: paths.popular };
  if (!page && error) return <HomeProblem title={home.popular} error={error} retry={retry} />;
  if (!page) return <ShelfSkeleton title={home.popular} more={more} />;
  if (page.results.length === 0) return null;
  return (
    <Shelf title={home.popular} more={more}>
      {page.results.map((film, index) => (
        <PosterCard key={film.id} card={cardOf(film)} eager={index < 3} />
      ))}
    </Shelf>
  );
}

/** The programme without the feature, which stands above already. */
export function NowPlayingShelf() {
  const { page, error } = useFirstPage('now_playing');
  const more = { href: paths.nowPlaying };
  // The hero has said already that the programme is missing.
  if (!page && error) return null;
  if (!page) return <ShelfSkeleton title={home.nowPlaying} more={more} kind="stills" />;
  const films = page.results.slice(1, 13).map(cardOf);
  if (films.length === 0) return null;
  const change =
    readSite().content === 'embedded' && page.dates && formatWeekday(dayAfter(page.dates.maximum));
  return (
    <Shelf title={home.nowPlaying} subtitle={change && home.changesOn(change)} more={more} kind="stills">
      {films.map((card) => (
        <StillCard key={card.id} card={card} caption={home.facts(card.year, card.genres)} />
      ))}
    </Shelf>
  );
}

export function TopRatedSection() {
  const { page, error, retry } = useFirstPage('top_rated');
  if (!page && error) return <HomeProblem title={home.topRated} error={error} retry={retry} />;
  if (page?.results.length === 0) return null;
  const more = { href: paths.topRated, ...(page && { label: home.all(page.total_results) }) };
  return (
    <Section title={home.topRated} more={more}>
      {page ? (
        <TopTen
          films={page.results.slice(0, 10).map((film) => {
            const { media, id, href, name, poster, score, year, genres } = cardOf(film);
            return { media, id, href, name, poster, score, facts: home.facts(year, genres) };
          })}
        />
      ) : (
        <TopTenSkeleton />
      )}
    </Section>
  );
}
