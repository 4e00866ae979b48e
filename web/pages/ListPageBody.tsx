import { useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';

import type { DateWindow } from '#contracts/tmdb/common.ts';
import { itemListOf } from '#web/features/lists/itemListOf.ts';
import { leadPreload } from '#web/features/lists/leadPicture.ts';
import { LeadThree } from '#web/features/lists/LeadThree.tsx';
import { ListGrid } from '#web/features/lists/ListGrid.tsx';
import { ListHead } from '#web/features/lists/ListHead.tsx';
import { ListSkeleton } from '#web/features/lists/ListSkeleton.tsx';
import { numberedPages, pageSize } from '#web/features/lists/numberedPages.ts';
import { PageLink } from '#web/features/lists/PageLink.tsx';
import { pageHref } from '#web/features/lists/pageNumber.ts';
import type { TitleList } from '#web/features/lists/titleLists.ts';
import { useKeptPlace } from '#web/features/lists/useKeptPlace.ts';
import { usePageInView } from '#web/features/lists/usePageInView.ts';
import type { TitleListQuery } from '#web/features/lists/useTitleList.ts';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { formatDayAndMonth } from '#web/lib/formatDate.ts';
import { listPage, lists } from '#web/messages/en/lists.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { ListPageEnd } from './ListPageEnd.tsx';
import { entryOf } from './ListPageEntry.ts';

import text from '#web/ui/type.module.css';
import styles from './ListPage.module.css';

type ListPageBodyProps = { list: TitleList; page: number; query: TitleListQuery };

const large = 3;

function leadOf({ words }: TitleList, total: number, dates: DateWindow | undefined): string {
  return lists[words].lead(total, formatDayAndMonth(dates?.minimum), formatDayAndMonth(dates?.maximum));
}

/** Head, the first three, the grid and its end. The list grows while somebody scrolls, and the address follows. */
export function ListPageBody({ list, page, query }: ListPageBodyProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [first] = query.pages;
  const firstPage = first?.page ?? page;
  const total = first?.total_results ?? 0;
  const pages = numberedPages<(typeof query.pages)[number]['results'][number]>(query.pages).map(
    ({ items, ...rest }) => ({ ...rest, entries: items.map((item, at) => entryOf(item, rest.first + at)) }),
  );
  const [opening] = pages;
  const top = opening?.first === 1 ? opening.entries.slice(0, large) : [];
  const loaded = pages.reduce((count, { entries }) => count + entries.length, 0);
  const reached = (opening?.first ?? 1) - 1 + loaded;

  const words = lists[list.words];
  usePageHead({
    title: listPage.documentTitle(words.documentTitle, page),
    description: words.description,
    canonical: pageHref(list.path, page),
    ...(top[0]?.poster && { preload: leadPreload(top[0].poster) }),
    ...(opening && { jsonLd: itemListOf(words.documentTitle, opening.entries) }),
  });

  usePageInView(grid, firstPage, (seen) => {
    if (seen === page || location.pathname !== list.path) return;
    navigate(pageHref(list.path, seen), { replace: true, state: history.state });
  });
  useKeptPlace(firstPage);

  return (
    <>
      <ListHead list={list} lead={first ? leadOf(list, total, first.dates) : <Skeleton shape="short" />} />
      <div className={`${text.wrap} ${styles.list}`}>
        {firstPage > 1 && (
          <div className={styles.before}>
            <PageLink
              rel="prev"
              href={pageHref(list.path, firstPage - 1)}
              label={listPage.range(list.media, (firstPage - 2) * pageSize + 1, (firstPage - 1) * pageSize)}
              onLoad={query.loadPrevious}
            />
          </div>
        )}
        {query.failedBefore && (
          <div className={styles.before}>
            <QueryProblem
              error={query.error}
              retry={query.loadPrevious}
              what={listPage.whatMore}
              kept={listPage.keptBelow}
            />
          </div>
        )}
        {!first && !query.error && <ListSkeleton withLead={firstPage === 1} />}
        {!first && query.error && (
          <QueryProblem error={query.error} retry={query.retry} what={listPage.what} />
        )}
        {first && loaded === 0 && (
          <StateMessage title={listPage.empty.title}>
            <p>{listPage.empty.text}</p>
          </StateMessage>
        )}
        {top.length > 0 && <LeadThree entries={top} />}
        {loaded > 0 && (
          <>
            <ListGrid
              ref={grid}
              label={(from, to) => listPage.range(list.media, from, to)}
              pages={pages.map((shown) => ({
                ...shown,
                entries: shown.entries.slice(shown.first === 1 ? large : 0),
              }))}
              total={total}
              waiting={query.hasNext && !query.error ? Math.min(pageSize, total - reached) : 0}
            />
            <ListPageEnd list={list} query={query} reached={reached} total={total} />
          </>
        )}
      </div>
    </>
  );
}
