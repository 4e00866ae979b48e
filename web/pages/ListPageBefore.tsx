import { pageSize } from '#web/features/lists/numberedPages.ts';
import { PageLink } from '#web/features/lists/PageLink.tsx';
import { pageHref } from '#web/features/lists/pageNumber.ts';
import type { TitleList } from '#web/features/lists/titleLists.ts';
import type { TitleListQuery } from '#web/features/lists/useTitleList.ts';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { listPage } from '#web/messages/en/lists.ts';

import styles from './ListPage.module.css';

type ListPageBeforeProps = { list: TitleList; firstPage: number; query: TitleListQuery };

/** The way to what stands before the first loaded page. */
export function ListPageBefore({ list, firstPage, query }: ListPageBeforeProps) {
  if (firstPage === 1) return null;
  return (
    <div className={styles.before}>
      {query.failedBefore ? (
        <QueryProblem
          error={query.error}
          retry={query.loadPrevious}
          what={listPage.whatMore}
          kept={listPage.keptBelow}
        />
      ) : (
        <PageLink
          rel="prev"
          href={pageHref(list.path, firstPage - 1)}
          label={listPage.range(list.media, (firstPage - 2) * pageSize + 1, (firstPage - 1) * pageSize)}
          onLoad={query.loadPrevious}
        />
      )}
    </div>
  );
}
