import { useSearch } from 'wouter';

import { paths } from '#contracts/paths.ts';
import { type PageOutcome, type PageRequest, outcomeOf } from '#web/api/pageModule.ts';
import { personWork } from '#web/api/personWork.ts';
import { search as searches } from '#web/api/search.ts';
import { suggest } from '#web/api/suggest.ts';
import { trending } from '#web/api/trending.ts';
import { bestHit } from '#web/features/search/bestHit.ts';
import { RecentSearches } from '#web/features/search/RecentSearches.tsx';
import { readSearchAddress, searchHref } from '#web/features/search/searchAddress.ts';
import { SearchBox } from '#web/features/search/SearchBox.tsx';
import { shortQuery } from '#web/features/search/shortQuery.ts';
import { useSearchText } from '#web/features/search/useSearchText.ts';
import { useSettled } from '#web/features/search/useSettled.ts';
import { useSlashKey } from '#web/features/search/useSlashKey.ts';
import { cx } from '#web/lib/cx.ts';
import { search } from '#web/messages/en/search.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { SearchAnswer } from './SearchPageAnswer.tsx';
import { Trending } from './SearchPageTrending.tsx';

import text from '#web/ui/type.module.css';
import styles from './SearchPage.module.css';

/** Letters typed faster than this are looked up together. */
const pauseMilliseconds = 50;

export async function load({ dispatch, search }: PageRequest): Promise<PageOutcome> {
  const { query, kind, page } = readSearchAddress(search);
  const once = { subscribe: false };
  if (query === '') {
    const trendingToday = trending.endpoints.trending.initiate({ media: 'all', window: 'day' }, once);
    return outcomeOf([await dispatch(trendingToday)]);
  }
  const { searchMovies, searchSeries, searchPeople } = searches.endpoints;
  const pageOf = (one: typeof kind) => (kind === one ? page : 1);
  const turn = (from: number) =>
    [
      { query, from },
      { ...once, initialPageParam: from },
    ] as const;
  const [movies, series, people, spelling] = await Promise.all([
    dispatch(searchMovies.initiate(...turn(pageOf('movie')))),
    dispatch(searchSeries.initiate(...turn(pageOf('tv')))),
    dispatch(searchPeople.initiate(...turn(pageOf('person')))),
    dispatch(suggest.endpoints.suggestions.initiate(query, once)),
  ]);
  const firsts = [movies, series, people].map(({ data }) => data?.pages[0]?.results[0]);
  const best = bestHit(firsts, spelling.data?.corrected ?? query);
  if (kind === null && best?.kind === 'person') {
    await dispatch(personWork.endpoints.personWork.initiate(best.id, once));
  }
  const asked = { movie: movies, tv: series, person: people };
  const isMissing = kind !== null && page > 1 && asked[kind].data?.pages[0]?.results.length === 0;
  return isMissing ? { status: 404 } : outcomeOf([movies, series, people]);
}

export function Page() {
  const address = readSearchAddress(new URLSearchParams(useSearch()));
  const { field, query, type, settle, empty } = useSearchText(address);
  const asked = useSettled(query, pauseMilliseconds);
  useSlashKey(() => field.current);
  usePageHead({
    title: search.documentTitle(shortQuery(address.query)),
    description: search.description,
    canonical: address.query === '' ? paths.search() : searchHref(address),
    ...(address.query !== '' && { robots: 'noindex' }),
  });
  return (
    <div className={cx(text.wrap, styles.page)}>
      <VisuallyHidden>
        <h1>{search.title}</h1>
      </VisuallyHidden>
      <SearchBox
        ref={field}
        initialQuery={address.query}
        kind={address.kind}
        empty={query === ''}
        onType={type}
        onSubmit={settle}
        onClear={empty}
      />
      {query === '' || asked === '' ? (
        <div className={cx(styles.columns, styles.idle)}>
          <div className={styles.aside}>
            <RecentSearches />
          </div>
          <div className={styles.results}>
            <Trending />
          </div>
        </div>
      ) : (
        <SearchAnswer
          query={asked}
          kind={address.kind}
          page={asked === address.query ? address.page : 1}
          onFollow={settle}
        />
      )}
    </div>
  );
}
