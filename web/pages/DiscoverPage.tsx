import type { Ignored } from '@marquee/contracts/filterAddress.ts';
import { type MediaType, paths } from '@marquee/contracts/paths.ts';
import { useLocation, useSearch } from 'wouter';

import { isApiState } from '#web/api/apiState.ts';
import { browse } from '#web/api/browse.ts';
import type { AppDispatch, PageOutcome, PageRequest } from '#web/api/pageModule.ts';
import {
  discoverHref,
  discoverPieces,
  type DiscoverState,
  readDiscoverAddress,
} from '#web/features/discover/discoverAddress.ts';
import { discoverStart } from '#web/features/discover/discoverStart.ts';
import { pageNumberOf } from '#web/features/lists/pageNumber.ts';

import { DiscoverBody } from './DiscoverPageBody.tsx';
import { DiscoverPageLater } from './DiscoverPageLater.ts';
import { NoSuchPage } from './ListPageNoSuch.tsx';
import { Page as NotFound } from './NotFoundPage.tsx';

const mediaAt = (pathname: string): MediaType | null =>
  /^\/discover(?:\/movie)?$/.test(pathname) ? 'movie' : pathname === paths.discover('tv') ? 'tv' : null;

/** The one true address of a state, where this isn't it: forms and people write theirs in any order. */
function betterAddress({ pathname, search }: PageRequest, state: DiscoverState, page: number): string | null {
  const better = discoverHref(state, page);
  const { pathname: path, searchParams } = new URL(better, 'http://app.invalid');
  return path === pathname && searchParams.toString() === search.toString() ? null : better;
}

function fetchPage(dispatch: AppDispatch, { media, ...view }: DiscoverState, page: number) {
  const ask = { media, pieces: discoverPieces(view) };
  const start = dispatch((_, getState) => {
    const state = getState();
    return isApiState(state) ? discoverStart(state, ask, page) : page;
  });
  return dispatch(
    browse.endpoints.discoverPage.initiate({ ...ask, start }, { subscribe: false, initialPageParam: start }),
  );
}

/** What names could mean where numbers are wanted: a form that is sent without scripts says names. */
async function lookUp(dispatch: AppDispatch, state: DiscoverState, ignored: readonly Ignored[]) {
  const { loadMeanings } = await import('#web/features/browse/meantValues.ts');
  await loadMeanings(dispatch, ignored, state);
}

export async function load(request: PageRequest): Promise<PageOutcome> {
  const { dispatch, pathname, search } = request;
  const media = mediaAt(pathname);
  const page = pageNumberOf(search);
  if (media === null || page === null) return { status: 404 };
  const { ignored, ...state } = readDiscoverAddress(media, search);
  const better = betterAddress(request, state, page);
  // What was not understood is said, and what the panel unfolds stays open.
  if (better !== null && ignored.length === 0 && !search.has('more')) return { redirect: better };
  const [{ data, error }] = await Promise.all([
    fetchPage(dispatch, state, page),
    DiscoverPageLater.preload(),
    ignored.length > 0 && lookUp(dispatch, state, ignored),
  ]);
  if (error) return { status: 503 };
  return { status: page > 1 && data?.pages[0]?.results.length === 0 ? 404 : 200 };
}

export function Page() {
  const [pathname] = useLocation();
  const search = new URLSearchParams(useSearch());
  const media = mediaAt(pathname);
  if (media === null) return <NotFound />;
  const { ignored, ...state } = readDiscoverAddress(media, search);
  const page = pageNumberOf(search);
  return page === null ? (
    <NoSuchPage path={discoverHref(state)} asked={search.get('page') ?? ''} last={null} />
  ) : (
    <DiscoverBody state={state} page={page} ignored={ignored} />
  );
}
