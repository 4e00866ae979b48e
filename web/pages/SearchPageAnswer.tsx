import { type ReactNode, Suspense } from 'react';

import { search as searches, useSearchInfiniteQuery } from '#web/api/search.ts';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { FoundHits } from '#web/features/search/FoundHits.tsx';
import { MoreHits, type Results, resultsOf, ResultsSkeleton } from '#web/features/search/MoreHits.tsx';
import { shortQuery } from '#web/features/search/queryText.ts';
import { type SearchAddress, searchArg, searchHref } from '#web/features/search/searchAddress.ts';
import { FoundLine, SearchTabs } from '#web/features/search/SearchTabs.tsx';
import { useNewestOnly } from '#web/features/search/throttling.ts';
import { cx } from '#web/lib/cx.ts';
import { search } from '#web/messages/en/search.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import {
  LazyFiltersChips,
  LazyFiltersMenu,
  LazyFiltersNothing,
  LazyFiltersPanel,
  LazyNothingFound,
} from './SearchPage.lazy.ts';

import styles from './SearchPage.module.css';

type SearchAnswerProps = {
  address: SearchAddress;
  /** A result was followed: this query deserves an entry. */
  onFollow: () => void;
};

type Shown = { address: SearchAddress; results: Results };

/** Why a list has no rows, and what to do about it. */
function NoHits({ address, results: { found, hits } }: Shown) {
  const { query, kind } = address;
  if (!found || hits.length > 0) return null;
  const { movie, tv, person } = found.totals;
  const total = kind === null ? movie + tv : found.totals[kind];
  if (total > 0) {
    return (
      <StateMessage
        title={search.pageMissing}
        actions={<ButtonLink href={searchHref({ ...address, page: 1 })}>{search.firstPage}</ButtonLink>}
      >
        <p>
          {search.pageMissingText(
            kind === null ? search.found(found.totals) : search.foundOf[kind](total),
            shortQuery(query),
          )}
        </p>
      </StateMessage>
    );
  }
  if (found.relax.length > 0) {
    return (
      <Suspense>
        <LazyFiltersNothing address={address} found={found} />
      </Suspense>
    );
  }
  if (movie + tv + person === 0) {
    return (
      <Suspense>
        <LazyNothingFound query={query} exact={address.exact} />
      </Suspense>
    );
  }
  if (kind === null) return null;
  return (
    <StateMessage
      title={search.noneOfKind(kind, shortQuery(query))}
      actions={
        <ButtonLink href={searchHref({ ...address, kind: null, page: 1 })}>{search.showAll}</ButtonLink>
      }
    >
      <p>{search.elsewhere(search.found(found.totals))}</p>
    </StateMessage>
  );
}

/** The rows, or why there are none, and more of them. */
function Hits({ address, results }: Shown): ReactNode {
  const { found, hits, more } = results;
  if (!found) return <ResultsSkeleton />;
  return (
    <FoundHits address={address} found={found} hits={hits}>
      <NoHits address={address} results={results} />
      <MoreHits
        address={address}
        results={results}
        problem={
          <QueryProblem error={more.error} retry={more.load} what={search.moreResults} kept={search.kept} />
        }
      />
    </FoundHits>
  );
}

/** The order, and the panel or the button that opens it; without results there is nothing to choose from. */
function Choices({ address, results: { found, stale, error } }: Shown) {
  const isUseful =
    !found || address.narrowing !== '' || Object.values(found.totals).some((total) => total > 0);
  const narrowing = { address, isWaiting: stale };
  const hasMenu = isUseful && address.kind !== 'person';
  const failed = error !== undefined;
  return (
    <>
      <div className={cx(styles.found, hasMenu && styles.withMenu)}>
        {!failed && <FoundLine address={address} found={found} />}
        {found && (
          <Suspense>
            <LazyFiltersMenu {...narrowing} found={found} />
          </Suspense>
        )}
      </div>
      <div className={styles.aside}>
        {isUseful && <SearchTabs address={address} totals={found && !failed ? found.totals : null} />}
        {found && (
          <Suspense>
            <LazyFiltersPanel {...narrowing} found={found} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** What was found for the words: numbers, kinds, filters, results; or why there are none. */
export function SearchAnswer({ address, onFollow }: SearchAnswerProps) {
  const arg = searchArg(address);
  const results = resultsOf(useSearchInfiniteQuery(arg, { initialPageParam: address.page }));
  useNewestOnly(arg, (older) => searches.util.getRunningQueryThunk('search', older));
  const { found, hits, stale, error } = results;
  const failed = error !== undefined;
  const kept = failed && hits.length > 0;

  return (
    <div className={styles.columns}>
      <Choices address={address} results={results} />
      <div className={styles.results} data-stale={stale || kept ? '' : undefined}>
        {found && (
          <div className={styles.chips}>
            <Suspense>
              <LazyFiltersChips address={address} isWaiting={stale} found={found} />
            </Suspense>
          </div>
        )}
        {failed && (
          <div className={styles.state}>
            <QueryProblem
              error={error}
              retry={results.retry}
              what={search.results}
              kept={kept && search.kept}
            />
          </div>
        )}
        {(!failed || kept) && (
          <div
            className={styles.hits}
            onClickCapture={({ target }) => {
              if (target instanceof Element && target.closest('a[href]')) onFollow();
            }}
          >
            <Hits address={address} results={results} />
          </div>
        )}
      </div>
    </div>
  );
}
