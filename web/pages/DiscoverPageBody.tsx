import type { Filters } from '@marquee/contracts/facets.ts';
import { filterPieces, type Ignored } from '@marquee/contracts/filterAddress.ts';
import { useRef } from 'react';

import type { BrowseProps } from '#web/features/browse/browseProps.ts';
import { discoverHref, discoverPieces, type DiscoverState } from '#web/features/discover/discoverAddress.ts';
import { type DiscoverList, useDiscoverList } from '#web/features/discover/useDiscoverList.ts';
import { useResultsInView } from '#web/features/discover/useResultsInView.ts';
import { cx } from '#web/lib/cx.ts';
import { discover } from '#web/messages/en/discover.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

import { DiscoverPageLater } from './DiscoverPageLater.ts';
import { DiscoverPanelSkeleton } from './DiscoverPagePanelSkeleton.tsx';
import { DiscoverResults } from './DiscoverPageResults.tsx';
import { listModelOf } from './ListPageModel.ts';
import { NoSuchPage } from './ListPageNoSuch.tsx';

import text from '#web/ui/type.module.css';
import styles from './DiscoverPage.module.css';

const { Tools, Panel, Chosen } = DiscoverPageLater;

function isBeyond({ pages, isStale }: DiscoverList): boolean {
  const [first] = pages;
  return !isStale && first !== undefined && first.page > 1 && first.results.length === 0;
}

/** What the panel is told of the last answer. */
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
export function DiscoverBody({ state, page, ignored }: DiscoverBodyProps) {
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
        <Tools.Held
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
            <Panel.Held props={panel} fallback={<DiscoverPanelSkeleton />} />
          ) : (
            <DiscoverPanelSkeleton />
          )}
        </div>
        <div ref={results} className={styles.results}>
          <Chosen.Held
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
