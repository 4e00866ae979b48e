import { paths } from '@marquee/contracts/paths.ts';
import { Suspense, useEffect } from 'react';
import { useSearch } from 'wouter';

import { outcomeOf, type PageOutcome, type PageRequest } from '#web/api/pageModule.ts';
import { personWork } from '#web/api/personWork.ts';
import { search as searches } from '#web/api/search.ts';
import { trending } from '#web/api/trending.ts';
import { bestHitOf, workOf } from '#web/features/search/FoundHits.tsx';
import { useSlashKey } from '#web/features/search/HeaderField.tsx';
import { shortQuery } from '#web/features/search/queryText.ts';
import { readSearchAddress, searchArg, searchHref } from '#web/features/search/searchAddress.ts';
import { SearchBox, useSearchText } from '#web/features/search/SearchBox.tsx';
import { useThrottled } from '#web/features/search/throttling.ts';
import { cx } from '#web/lib/cx.ts';
import { search } from '#web/messages/en/search.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { LazyNothingFound, LazySearchIdle, preloadFilters } from './SearchPage.lazy.ts';
import { SearchAnswer } from './SearchPageAnswer.tsx';

import text from '#web/ui/type.module.css';
import styles from './SearchPage.module.css';

/** Letters that come faster than this are looked up together. */
const leastMilliseconds = 60;

export async function load({ dispatch, search }: PageRequest): Promise<PageOutcome> {
  const address = readSearchAddress(search);
  const once = { subscribe: false };
  const trendingToday = trending.endpoints.trending.initiate({ media: 'all', window: 'day' }, once);
  if (address.query === '') {
    const [today] = await Promise.all([dispatch(trendingToday), LazySearchIdle.preload()]);
    return outcomeOf([today]);
  }
  const { initiate } = searches.endpoints.search;
  const [results] = await Promise.all([
    dispatch(initiate(searchArg(address), { ...once, initialPageParam: address.page })),
    preloadFilters(),
  ]);
  const found = results.data?.pages[0];
  if (!found) return outcomeOf([results]);
  const best = bestHitOf(found, found.results, address.narrowing);
  if (best?.kind === 'person') await dispatch(personWork.endpoints.personWork.initiate(workOf(best), once));
  if (found.results.length === 0) await Promise.all([LazyNothingFound.preload(), dispatch(trendingToday)]);
  return { status: address.page > 1 && found.results.length === 0 ? 404 : 200 };
}

export function Page() {
  const address = readSearchAddress(new URLSearchParams(useSearch()));
  const { field, query, type, settle, empty } = useSearchText(address);
  const asked = useThrottled(query, leastMilliseconds);
  useSlashKey(() => field.current);
  // After typing, the filters are likely needed.
  useEffect(() => void preloadFilters(), []);
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
        address={address}
        empty={query === ''}
        onType={type}
        onSubmit={settle}
        onClear={empty}
      />
      {query === '' || asked === '' ? (
        <Suspense>
          <LazySearchIdle />
        </Suspense>
      ) : (
        <SearchAnswer
          address={asked === address.query ? address : { ...address, query: asked, exact: false, page: 1 }}
          onFollow={settle}
        />
      )}
    </div>
  );
}
