import { paths } from '@marquee/contracts/paths.ts';
import { useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';

import { discoverHref, type DiscoverList, type DiscoverState } from '#web/features/discover/discoverList.ts';
import { KeptPlace } from '#web/features/lists/KeptPlace.tsx';
import { ListGrid } from '#web/features/lists/ListGrid.tsx';
import { waitingPages } from '#web/features/lists/listPaging.ts';
import { usePageInView } from '#web/features/lists/pagesInView.ts';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { cx } from '#web/lib/cx.ts';
import { listPage } from '#web/messages/en/listPage.ts';
import { SkeletonGrid } from '#web/ui/Skeleton.tsx';

import type { ListModel } from './ListPageModel.ts';
import { ListPageBefore, ListPageEnd } from './ListPageStates.tsx';

import styles from './DiscoverPage.module.css';

/** The first row on the widest screens: its pictures are loaded at once. */
const firstRow = 6;

type DiscoverResultsProps = {
  state: DiscoverState;
  page: number;
  query: DiscoverList;
  model: ListModel;
};

/** The titles that fit: loading, here, or those of the last state where the new ones failed. */
export function DiscoverResults(props: DiscoverResultsProps) {
  const { query, model } = props;
  const isHere = query.pages.length > 0;
  const failed = query.error !== undefined && (query.isStale || !isHere);
  return (
    <>
      {failed && (
        <QueryProblem
          error={query.error}
          retry={query.retry}
          what={listPage.what}
          kept={isHere && listPage.keptBelow}
        />
      )}
      {model.opening.length > 0 && <Shown {...props} />}
      {!isHere && !failed && <SkeletonGrid />}
    </>
  );
}

/** Places of the pages that come next. While no page can follow, there are none. */
function waitingOf({ pages, hasNext, error, isStale }: DiscoverList, reached: number) {
  const last = pages.at(-1);
  if (!last || !hasNext || error || isStale) return [];
  return waitingPages(last.page, reached, last.total_results);
}

/** The list grows with scrolling, and the address follows. */
function Shown({ state, page, query, model }: DiscoverResultsProps) {
  const { media } = state;
  const { isStale } = query;
  const grid = useRef<HTMLDivElement>(null);
  const [first] = query.pages;
  const firstPage = first?.page ?? page;
  const total = first?.total_results ?? 0;
  const hrefOf = (number: number) => discoverHref(state, number);
  const loaded = model.pages.map((shown) => shown.page);
  usePageInView(grid, loaded, (seen) => {
    if (isStale || seen === page || location.pathname !== paths.discover(media)) return;
    navigate(hrefOf(seen), { replace: true, state: history.state });
  });

  return (
    <div className={cx(styles.shown, isStale && styles.stale)}>
      {!isStale && <ListPageBefore media={media} hrefOf={hrefOf} firstPage={firstPage} query={query} />}
      <KeptPlace grid={grid} firstPage={firstPage} />
      <ListGrid
        ref={grid}
        page={page}
        label={(from, to) => listPage.range(media, from, to)}
        pages={model.pages}
        total={total}
        waiting={waitingOf(query, model.reached)}
        paused={query.isFetching}
        onNear={query.loadNext}
        eager={firstRow}
      />
      {!isStale && (
        <ListPageEnd media={media} hrefOf={hrefOf} query={query} reached={model.reached} total={total} />
      )}
    </div>
  );
}
