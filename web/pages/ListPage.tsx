import { type ReactNode, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import { isApiState } from '#web/api/apiState.ts';
import type { AppDispatch, PageOutcome, PageRequest } from '#web/api/pageModule.ts';
import { movies, series } from '#web/api/titleLists.ts';
import { KeptPlace } from '#web/features/lists/KeptPlace.tsx';
import { leadPreload, LeadThree } from '#web/features/lists/LeadThree.tsx';
import { ListGrid } from '#web/features/lists/ListGrid.tsx';
import { ListHead, ListSkeleton } from '#web/features/lists/ListHead.tsx';
import { pageHref, pageNumberOf, startOf, waitingPages } from '#web/features/lists/listPaging.ts';
import { usePageInView } from '#web/features/lists/pagesInView.ts';
import { itemListOf, type TitleList, titleListAt } from '#web/features/lists/titleLists.ts';
import { type TitleListQuery, useTitleList } from '#web/features/lists/useTitleList.ts';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { listPage } from '#web/messages/en/listPage.ts';
import { lists } from '#web/messages/en/lists.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { type ListModel, listModelOf } from './ListPageModel.ts';
import { ListPageBefore, ListPageEnd, NoSuchPage } from './ListPageStates.tsx';
import { Page as NotFound } from './NotFoundPage.tsx';

import text from '#web/ui/type.module.css';
import styles from './ListPage.module.css';

type ListPageBodyProps = { list: TitleList; page: number; query: TitleListQuery };

function useListHead({ path, words }: TitleList, page: number, { opening, top }: ListModel): void {
  const { documentTitle, description } = lists[words];
  const poster = top[0]?.poster;
  usePageHead({
    title: listPage.documentTitle(documentTitle, page),
    description,
    canonical: pageHref(path, page),
    ...(poster && { preload: leadPreload(poster) }),
    ...(opening.length > 0 && { jsonLd: itemListOf(documentTitle, opening) }),
  });
}

/** The list's content, or room for it while it is loading. */
function leadOf({ words }: TitleList, { pages: [first], error }: TitleListQuery): ReactNode {
  if (first) return lists[words].lead(first.total_results, first.dates);
  return error ? null : <Skeleton shape="short" />;
}

/** Head, the first three, the grid and its end. The list grows with scrolling, and the address follows. */
function ListPageBody({ list, page, query }: ListPageBodyProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [first] = query.pages;
  const firstPage = first?.page ?? page;
  const model = listModelOf(query.pages);
  const hrefOf = (number: number) => pageHref(list.path, number);
  useListHead(list, page, model);
  const loaded = model.pages.map((shown) => shown.page);
  usePageInView(grid, loaded, (seen) => {
    if (seen === page || location.pathname !== list.path) return;
    navigate(hrefOf(seen), { replace: true, state: history.state });
  });

  const total = first?.total_results ?? 0;
  return (
    <>
      <ListHead list={list} lead={leadOf(list, query)} />
      <div className={`${text.wrap} ${styles.list}`}>
        <ListPageBefore media={list.media} hrefOf={hrefOf} firstPage={firstPage} query={query} />
        {!first && <Missing query={query} isOpening={firstPage === 1} />}
        {first && model.opening.length === 0 && (
          <StateMessage title={listPage.empty.title}>
            <p>{listPage.empty.text}</p>
          </StateMessage>
        )}
        {model.top.length > 0 && <LeadThree entries={model.top} />}
        {model.opening.length > 0 && (
          <>
            <KeptPlace grid={grid} firstPage={firstPage} />
            <ListGrid
              ref={grid}
              page={page}
              label={(from, to) => listPage.range(list.media, from, to)}
              pages={model.pages}
              total={total}
              waiting={
                query.hasNext && !query.error
                  ? waitingPages(query.pages.at(-1)?.page ?? page, model.reached, total)
                  : []
              }
              paused={query.isFetching}
              onNear={query.loadNext}
            />
            <ListPageEnd
              media={list.media}
              hrefOf={hrefOf}
              query={query}
              reached={model.reached}
              total={total}
            />
          </>
        )}
      </div>
    </>
  );
}

/** The replacement of a list that is loading or failed. */
function Missing({ query, isOpening }: { query: TitleListQuery; isOpening: boolean }) {
  return query.error ? (
    <QueryProblem error={query.error} retry={query.retry} what={listPage.what} />
  ) : (
    <ListSkeleton withLead={isOpening} />
  );
}

/** A list from the page that the address names; beyond the last one there is a message. */
export function EndlessList({ list, page }: { list: TitleList; page: number }) {
  const query = useTitleList(list, page);
  const [first] = query.pages;
  const isBeyond = first !== undefined && first.page > 1 && first.results.length === 0;
  return isBeyond ? (
    <NoSuchPage path={list.path} asked={String(page)} last={first.total_pages} />
  ) : (
    <ListPageBody list={list} page={page} query={query} />
  );
}

function fetchList(dispatch: AppDispatch, list: TitleList, page: number) {
  const start = dispatch((_, getState) => {
    const state = getState();
    return isApiState(state) ? startOf(state, list, page) : page;
  });
  const options = { subscribe: false, initialPageParam: start };
  return list.media === 'movie'
    ? dispatch(movies.endpoints.movieList.initiate({ list: list.list, start }, options))
    : dispatch(series.endpoints.seriesList.initiate({ list: list.list, start }, options));
}

export async function load({ dispatch, pathname, search }: PageRequest): Promise<PageOutcome> {
  const list = titleListAt(pathname);
  const page = pageNumberOf(search);
  if (!list || page === null) return { status: 404 };
  const { data, error } = await fetchList(dispatch, list, page);
  if (error) return { status: 503 };
  return { status: page > 1 && data?.pages[0]?.results.length === 0 ? 404 : 200 };
}

export function Page() {
  const [pathname] = useLocation();
  const search = new URLSearchParams(useSearch());
  const list = titleListAt(pathname);
  const page = pageNumberOf(search);
  if (!list) return <NotFound />;
  return page === null ? (
    <NoSuchPage path={list.path} asked={search.get('page') ?? ''} last={null} />
  ) : (
    <EndlessList key={list.path} list={list} page={page} />
  );
}
