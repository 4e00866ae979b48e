import type { ReactNode } from 'react';

import { search } from '#web/messages/en/search.ts';
import { Button } from '#web/ui/Button.tsx';
import { LoadingDots } from '#web/ui/LoadingDots.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

import type { Results } from './resultsOf.ts';
import { type SearchAddress, searchHref } from './searchAddress.ts';

import styles from './MoreHits.module.css';

type MoreHitsProps = {
  address: SearchAddress;
  results: Results;
  /** The message where the next page failed to load. */
  problem: ReactNode;
};

/** The end of a list so far: a button that adds the next page, and a form for it where there are no scripts. */
export function MoreHits({ address, results: { found, hits, lastPage, more }, problem }: MoreHitsProps) {
  const total = found?.total_results ?? 0;
  const next = new URLSearchParams(searchHref({ ...address, page: lastPage + 1 }).replace(/^.*\?/, ''));
  if (total <= hits.length && more.state === 'none') return null;
  return (
    <div className={styles.end}>
      {found?.page === 1 && <p className={styles.range}>{search.range(hits.length, total)}</p>}
      {more.state === 'ready' && (
        <form action={searchHref({})}>
          {[...next].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button
            type="submit"
            onClick={(event) => {
              event.preventDefault();
              more.load();
            }}
          >
            {search.more}
          </Button>
        </form>
      )}
      {more.state === 'loading' && <LoadingDots size={44} />}
      {more.state === 'failed' && problem}
    </div>
  );
}

const rows = [0, 1, 2, 3, 4, 5];

/** The places of the best hit and the first rows, in their final size. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.top}>
        <Skeleton shape="poster" />
        <span className={styles.words}>
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </span>
      </div>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="poster" />
          <span className={styles.words}>
            <Skeleton shape="heading" />
            <Skeleton shape="line" />
          </span>
        </div>
      ))}
    </div>
  );
}
