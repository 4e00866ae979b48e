import type { ReactNode } from 'react';

import { search } from '#web/messages/en/search.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { LoadingDots } from '#web/ui/LoadingDots.tsx';

import { HitList } from './HitList.tsx';
import { HitRow } from './HitRow.tsx';
import type { KindResults } from './resultsOf.ts';
import { type Kind, searchHref } from './searchAddress.ts';
import { TopHit } from './TopHit.tsx';

import styles from './KindList.module.css';

type KindListProps = {
  query: string;
  spelling: string;
  kind: Kind;
  results: KindResults;
  /** What to show where the next page did not arrive. */
  moreProblem: ReactNode;
};

/** All hits of one kind, page by page: a button that adds the next one, a link to it where there are no scripts. */
export function KindList({ query, spelling, kind, results, moreProblem }: KindListProps) {
  const { hits, total, firstPage, lastPage, more } = results;
  if (!hits) return null;
  const [top, ...rest] = hits;
  const shown = hits.length;
  return (
    <>
      {firstPage > 1 && (
        <p className={styles.start}>
          {search.startedAt(firstPage)}{' '}
          <ButtonLink variant="quiet" icon="back" href={searchHref({ query, kind })} replace>
            {search.firstPage}
          </ButtonLink>
        </p>
      )}
      {top && firstPage === 1 && <TopHit hit={top} query={spelling} />}
      <HitList>
        {(firstPage === 1 ? rest : hits).map((hit) => (
          <HitRow key={hit.id} hit={hit} query={spelling} />
        ))}
      </HitList>
      <div className={styles.end}>
        {total > shown && firstPage === 1 && <p className={styles.range}>{search.range(shown, total)}</p>}
        {more.state === 'ready' && (
          <form className={styles.more} action={searchHref({})}>
            <input type="hidden" name="q" value={query} />
            <input type="hidden" name="type" value={kind} />
            <input type="hidden" name="page" value={lastPage + 1} />
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
        {more.state === 'failed' && moreProblem}
      </div>
    </>
  );
}
