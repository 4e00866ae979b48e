import { useLocation, useSearch } from 'wouter';

import { isApiState } from '#web/api/apiState.ts';
import { movies } from '#web/api/movies.ts';
import type { AppDispatch, PageOutcome, PageRequest } from '#web/api/pageModule.ts';
import { series } from '#web/api/series.ts';
import { pageNumberOf } from '#web/features/lists/pageNumber.ts';
import { startOf } from '#web/features/lists/startOf.ts';
import { type TitleList, titleListAt } from '#web/features/lists/titleLists.ts';

import { EndlessList } from './ListPageEndless.tsx';
import { NoSuchPage } from './ListPageNoSuch.tsx';
import { Page as NotFound } from './NotFoundPage.tsx';

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
