import type { Filters } from '@marquee/contracts/facets.ts';
import { filterPieces, type Ignored } from '@marquee/contracts/filterAddress.ts';
import { type MediaType, paths } from '@marquee/contracts/paths.ts';
import { useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

import { isApiState } from '#web/api/apiState.ts';
import { browse } from '#web/api/browse.ts';
import type { AppDispatch, PageOutcome, PageRequest } from '#web/api/pageModule.ts';
import type { BrowseProps } from '#web/features/browse/browseProps.ts';
import {
  discoverHref,
  type DiscoverList,
  discoverPieces,
  discoverStart,
  type DiscoverState,
  readDiscoverAddress,
  readOfDiscover,
  useDiscoverList,
  useResultsInView,
} from '#web/features/discover/discoverList.ts';
import { pageNumberOf } from '#web/features/lists/listPaging.ts';
import { cx } from '#web/lib/cx.ts';
import { discover } from '#web/messages/en/discover.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

import { DiscoverResults } from './DiscoverPageResults.tsx';
import { listModelOf } from './ListPageModel.ts';
import { NoSuchPage } from './ListPageStates.tsx';
import { Page as NotFound } from './NotFoundPage.tsx';

import text from '#web/ui/type.module.css';
import styles from './DiscoverPage.module.css';

/** Everything around the titles has scripts of its own, so that the titles respond sooner. */
const LazyTools = lazyPart(
  async () => (await import('./DiscoverPageTools.tsx')).DiscoverTools,
  PartMissing,
  'web/pages/DiscoverPageTools.tsx',
);
const LazyPanel = lazyPart(
  async () => (await import('#web/features/browse/FacetPanel.tsx')).FacetPanel,
  PartMissing,
  'web/features/browse/FacetPanel.tsx',
);
const LazyChosen = lazyPart(
  async () => (await import('./DiscoverPageChosen.tsx')).DiscoverChosen,
  PartMissing,
  'web/pages/DiscoverPageChosen.tsx',
);

/** The panel while loading. */
function DiscoverPanelSkeleton() {
  return (
    <div className={styles.panelSkeleton} aria-hidden="true">
      {[1, 2, 3].map((section) => (
        <div key={section}>
          <Skeleton shape="short" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      ))}
    </div>
  );
}

function isBeyond({ pages, isStale }: DiscoverList): boolean {
  const [first] = pages;
  return !isStale && first !== undefined && first.page > 1 && first.results.length === 0;
}

/** The panel's props from the last answer. */
function panelOf({ media, filters, sort }: DiscoverState, query: DiscoverList): BrowseProps {
  return {
    facets: query.pages.find((one) => one.facets.length > 0)?.facets ?? [],
    filters,
    media,
    sorts: query.pages[0]?.sorts,
    hrefFor: (to: Filters, by = sort) => discoverHref({ media, filters: to, sort: by }),
    isWaiting: query.isStale && !query.error,
  };
}

type HeadingProps = { state: DiscoverState; total: number | null; isFailed: boolean };

function Heading({ state: { media, filters }, total, isFailed }: HeadingProps) {
  return (
    <div className={cx(text.wrap, styles.head)}>
      <h1 className={text.title}>{discover.heading(media)}</h1>
      <p className={cx(text.lead, styles.lead)}>
        {total === null
          ? !isFailed && <Skeleton shape="short" />
          : discover.count(total, media, filterPieces(filters).length > 0)}
      </p>
    </div>
  );
}

type DiscoverBodyProps = { state: DiscoverState; page: number; ignored: readonly Ignored[] };

/** Heading, tools, the panel, and what fits. */
function DiscoverBody({ state, page, ignored }: DiscoverBodyProps) {
  const query = useDiscoverList({ media: state.media, pieces: discoverPieces(state) }, page);
  const results = useRef<HTMLDivElement>(null);
  useResultsInView(results, discoverHref(state));
  const model = listModelOf(query.pages, { large: 0 });
  const panel = panelOf(state, query);
  const [first] = query.pages;
  const total = first?.total_results ?? null;
  if (isBeyond(query)) {
    return <NoSuchPage path={discoverHref(state)} asked={String(page)} last={first?.total_pages ?? null} />;
  }
  return (
    <>
      <Heading state={state} total={total} isFailed={query.error !== undefined} />
      <div className={styles.tools}>
        <LazyTools.Held
          props={{
            state,
            page,
            opening: model.opening,
            panel,
            total,
            retry: query.error && query.retry,
          }}
        />
      </div>
      <div className={cx(text.wrap, styles.columns)}>
        <div className={styles.side}>
          {first || query.error ? (
            <LazyPanel.Held props={panel} fallback={<DiscoverPanelSkeleton />} />
          ) : (
            <DiscoverPanelSkeleton />
          )}
        </div>
        <div ref={results} className={styles.results}>
          <LazyChosen.Held
            props={{
              panel,
              ignored: [...ignored, ...(first?.ignored ?? [])],
              relax: first && model.opening.length === 0 ? first.relax : null,
            }}
          />
          <DiscoverResults state={state} page={page} query={query} model={model} />
        </div>
      </div>
    </>
  );
}

const mediaAt = (pathname: string): MediaType | null =>
  /^\/discover(?:\/movie)?$/.test(pathname) ? 'movie' : pathname === paths.discover('tv') ? 'tv' : null;

/** The canonical address of a state, where this isn't it: forms and people write theirs in any order. */
function betterAddress({ pathname, search }: PageRequest, state: DiscoverState, page: number): string | null {
  const better = discoverHref(state, page);
  const { pathname: path, searchParams } = new URL(better, 'http://app.invalid');
  return path === pathname && searchParams.toString() === readOfDiscover(search).toString() ? null : better;
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

/** Matches of names where numbers are expected: a form without scripts sends names. */
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
  // Ignored parts are listed, and what the panel unfolds stays open.
  if (better !== null && ignored.length === 0 && !search.has('more')) return { redirect: better };
  const [{ data, error }] = await Promise.all([
    fetchPage(dispatch, state, page),
    LazyTools.preload(),
    LazyPanel.preload(),
    LazyChosen.preload(),
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
