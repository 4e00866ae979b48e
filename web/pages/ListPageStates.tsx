import type { MediaType } from '@marquee/contracts/paths.ts';

import { lastServedPage } from '#web/api/listPages.ts';
import type { EndlessQuery } from '#web/features/lists/ListEntry.ts';
import { PageLink } from '#web/features/lists/ListGrid.tsx';
import { pageSize } from '#web/features/lists/listPaging.ts';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { listPage } from '#web/messages/en/listPage.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import text from '#web/ui/type.module.css';
import styles from './ListPage.module.css';

type ListPageEndProps = {
  media: MediaType;
  hrefOf: (page: number) => string;
  query: EndlessQuery;
  /** The number of the last title shown. */
  reached: number;
  total: number;
};

/** What follows the last title: the next page while loading, its failure, or the end of the list. */
export function ListPageEnd({ media, hrefOf, query, reached, total }: ListPageEndProps) {
  const last = query.pages.at(-1);
  if (!last) return null;
  const range = listPage.range(media, reached + 1, Math.min(reached + pageSize, total));
  const failed = query.error !== undefined && !query.failedBefore;
  if (failed) {
    return (
      <div className={styles.after}>
        <QueryProblem
          error={query.error}
          retry={query.loadNext}
          what={listPage.whatMore}
          kept={listPage.keptAbove}
        />
      </div>
    );
  }
  if (!query.hasNext) {
    const isCut = last.total_pages > lastServedPage;
    return (
      <p className={`${styles.after} ${styles.end}`}>{isCut ? listPage.cut : listPage.end(media, total)}</p>
    );
  }
  return (
    <nav className={styles.after} aria-label={listPage.pages}>
      <PageLink rel="next" href={hrefOf(last.page + 1)} label={range} onLoad={query.loadNext} />
      <VisuallyHidden>
        <output>{query.isFetching && listPage.loading(range)}</output>
      </VisuallyHidden>
    </nav>
  );
}

type ListPageBeforeProps = {
  media: MediaType;
  hrefOf: (page: number) => string;
  firstPage: number;
  query: EndlessQuery;
};

/** The link to what is before the first loaded page. */
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

type NoSuchPageProps = {
  /** Where the list begins. */
  path: string;
  /** The page in the address. */
  asked: string;
  /** The last page, where that is known. */
  last: number | null;
};

/** `?page=` names something that isn't a page of this list. */
export function NoSuchPage({ path, asked, last }: NoSuchPageProps) {
  const { documentTitle, title, text: words, first } = listPage.noPage;
  usePageHead({ title: documentTitle, description: words(last), canonical: path, robots: 'noindex' });
  return (
    <div className={text.wrap}>
      <StateMessage
        as="h1"
        title={title(asked)}
        actions={
          <ButtonLink variant="primary" href={path}>
            {first}
          </ButtonLink>
        }
      >
        <p>{words(last)}</p>
      </StateMessage>
    </div>
  );
}
