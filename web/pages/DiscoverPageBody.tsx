import { Suspense, useRef } from 'react';

import type { Filters } from '#contracts/facets.ts';
import { filterPieces, type Ignored } from '#contracts/filterAddress.ts';
import { paths } from '#contracts/paths.ts';
import type { BrowseProps } from '#web/features/browse/browseProps.ts';
import { CountStatus } from '#web/features/browse/CountStatus.tsx';
import { FacetPanelLater } from '#web/features/browse/FacetPanelLater.tsx';
import { IgnoredNote } from '#web/features/browse/IgnoredNote.tsx';
import {
  discoverHref,
  discoverPieces,
  type DiscoverState,
  isBare,
} from '#web/features/discover/discoverAddress.ts';
import { type DiscoverList, useDiscoverList } from '#web/features/discover/useDiscoverList.ts';
import { useResultsInView } from '#web/features/discover/useResultsInView.ts';
import { itemListOf } from '#web/features/lists/itemListOf.ts';
import { cx } from '#web/lib/cx.ts';
import { discover } from '#web/messages/en/discover.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

import { DiscoverPanelSkeleton } from './DiscoverPagePanelSkeleton.tsx';
import { DiscoverResults } from './DiscoverPageResults.tsx';
import { DiscoverTools } from './DiscoverPageTools.tsx';
import { type DiscoverWords, discoverWords } from './DiscoverPageWords.ts';
import { type ListModel, listModelOf } from './ListPageModel.ts';
import { NoSuchPage } from './ListPageNoSuch.tsx';

import text from '#web/ui/type.module.css';
import styles from './DiscoverPage.module.css';

type DiscoverBodyProps = { state: DiscoverState; page: number; ignored: readonly Ignored[] };

type Head = { state: DiscoverState; page: number; words: DiscoverWords; model: ListModel };

function useDiscoverHead({ state, page, words, model }: Head): void {
  const { media } = state;
  const bare = isBare(state);
  const title = discover.documentTitle(media, words.name, page);
  usePageHead({
    title,
    description: discover.description(media),
    canonical: bare ? discoverHref(state, page) : paths.discover(media),
    ...(!bare && { robots: 'noindex' }),
    ...(bare && model.opening.length > 0 && { jsonLd: itemListOf(title, model.opening) }),
  });
}

/** Head, tools, the panel and what fits. */
export function DiscoverBody({ state, page, ignored }: DiscoverBodyProps) {
  const { media, filters, sort } = state;
  const query = useDiscoverList({ media, pieces: discoverPieces(state) }, page);
  const results = useRef<HTMLDivElement>(null);
  useResultsInView(results, discoverHref(state));
  const facets = query.pages.find((one) => one.facets.length > 0)?.facets ?? [];
  const words = discoverWords(state, facets);
  const model = listModelOf(query.pages, { large: 0 });
  useDiscoverHead({ state, page, words, model });

  const [first] = query.pages;
  const total = first?.total_results ?? 0;
  const isWaiting = query.isStale && !query.error;
  const hrefFor = (to: Filters, by = sort) => discoverHref({ media, filters: to, sort: by });
  const panel: BrowseProps = { facets, filters, media, hrefFor, isWaiting };
  if (isBeyond(query)) {
    return <NoSuchPage path={discoverHref(state)} asked={String(page)} last={first?.total_pages ?? null} />;
  }
  return (
    <>
      <Heading state={state} total={first ? total : null} isWaiting={isWaiting} />
      <DiscoverTools
        state={state}
        panel={panel}
        total={total}
        words={words}
        retry={query.error && query.retry}
      />
      <div className={cx(text.wrap, styles.columns)}>
        <div className={styles.side}>
          <Suspense fallback={<DiscoverPanelSkeleton />}>
            {first || query.error ? <FacetPanelLater {...panel} /> : <DiscoverPanelSkeleton />}
          </Suspense>
        </div>
        <div ref={results} className={styles.results}>
          <IgnoredNote ignored={[...ignored, ...(first?.ignored ?? [])]} />
          <DiscoverResults state={state} page={page} panel={panel} query={query} model={model} />
        </div>
      </div>
    </>
  );
}

function Heading({
  state,
  total,
  isWaiting,
}: {
  state: DiscoverState;
  total: number | null;
  isWaiting: boolean;
}) {
  const { media } = state;
  const isNarrowed = filterPieces(state.filters).length > 0;
  return (
    <div className={cx(text.wrap, styles.head)}>
      <h1 className={text.title}>{discover.heading(media)}</h1>
      <p className={cx(text.lead, styles.lead)}>
        {total === null ? <Skeleton shape="short" /> : discover.count(total, media, isNarrowed)}
      </p>
      <CountStatus total={total ?? 0} media={media} isWaiting={isWaiting || total === null} />
    </div>
  );
}

function isBeyond({ pages, isStale }: DiscoverList): boolean {
  const [first] = pages;
  return !isStale && first !== undefined && first.page > 1 && first.results.length === 0;
}
