import type { MediaType } from '@marquee/contracts/paths.ts';

import type { EndlessQuery } from '#web/features/lists/EndlessQuery.ts';
import { pageSize } from '#web/features/lists/numberedPages.ts';
import { PageLink } from '#web/features/lists/PageLink.tsx';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { listPage } from '#web/messages/en/listPage.ts';

import styles from './ListPage.module.css';

type ListPageBeforeProps = {
  media: MediaType;
  hrefOf: (page: number) => string;
  firstPage: number;
  query: EndlessQuery;
};

/** The way to what stands before the first loaded page. */
export function ListPageBefore({ media, hrefOf, firstPage, query }: ListPageBeforeProps) {
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
          href={hrefOf(firstPage - 1)}
          label={listPage.range(media, (firstPage - 2) * pageSize + 1, (firstPage - 1) * pageSize)}
          onLoad={query.loadPrevious}
        />
      )}
    </div>
  );
}
