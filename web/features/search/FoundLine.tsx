import type { FoundPage } from '#web/api/search.ts';
import { search } from '#web/messages/en/search.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { type SearchAddress, searchHref } from './searchAddress.ts';
import { shortQuery } from './shortQuery.ts';
import { useDebounced } from './useDebounced.ts';

import styles from './FoundLine.module.css';

type FoundLineProps = { address: SearchAddress; found: FoundPage | null };

/** Readers hear the numbers once the typing rests, not at each letter. */
const quietMilliseconds = 800;

/** How much was found and under which spelling, with the way to the other one. */
export function FoundLine({ address, found }: FoundLineProps) {
  const { kind, exact } = address;
  const numbers =
    found === null
      ? search.searching
      : kind === null
        ? search.found(found.totals)
        : search.foundOf[kind](found.totals[kind]);
  const corrected = found?.corrected ?? null;
  const query = shortQuery(found?.query ?? '');
  const spelling = corrected === null ? '' : `${search.showing}${corrected}${search.insteadOf}${query}: `;
  const said = useDebounced(`${spelling}${numbers}.`, quietMilliseconds);
  const other = { ...address, page: 1, exact: !exact };
  return (
    <>
      <p className={styles.line}>
        <span aria-hidden="true">
          {corrected !== null && (
            <>
              {search.showing}
              <b>{corrected}</b>
              {search.insteadOf}
              <b>{query}</b>
              {': '}
            </>
          )}
          {numbers}.
        </span>
        {(corrected !== null || exact) && (
          <>
            {' '}
            <AppLink className={styles.other} href={searchHref(other)}>
              {exact ? search.forgiving : search.exactly(query)}
            </AppLink>
          </>
        )}
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
