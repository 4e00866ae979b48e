import { search } from '#web/messages/en/search.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { Kind } from './searchAddress.ts';
import { useSettled } from './useSettled.ts';

import styles from './FoundLine.module.css';

type FoundLineProps = {
  query: string;
  corrected: string | null;
  kind: Kind | null;
  totals: Readonly<Record<Kind, number>> | null;
};

/** Readers hear the numbers once the typing rests, not at each letter. */
const quietMilliseconds = 800;

/** How much was found, and under which spelling. */
export function FoundLine({ query, corrected, kind, totals }: FoundLineProps) {
  const numbers =
    totals === null
      ? search.searching
      : kind === null
        ? search.found(totals)
        : search.foundOf[kind](totals[kind]);
  const spelling =
    corrected === null ? '' : `${search.nothingSpelled}${query}${search.showing}${corrected}: `;
  const said = useSettled(`${spelling}${numbers}.`, quietMilliseconds);
  return (
    <>
      <p className={styles.line} aria-hidden="true">
        {corrected !== null && (
          <>
            {search.nothingSpelled}
            <b>{query}</b>
            {search.showing}
            <b>{corrected}</b>
            {': '}
          </>
        )}
        {numbers}.
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
