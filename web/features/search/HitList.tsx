import type { SearchHit } from '#web/api/searchHit.ts';
import { search } from '#web/messages/en/search.ts';

import { hitHref } from './hitHref.ts';
import { HitRow } from './HitRow.tsx';

import styles from './HitList.module.css';

type HitListProps = {
  hits: readonly SearchHit[];
  query: string;
  /** Films and series stand together. */
  mixed: boolean;
  /** A better line for a hit than the answer itself has. */
  noteOf: (hit: SearchHit) => string | null;
};

/** The rows of what was found. */
export function HitList({ hits, query, mixed, noteOf }: HitListProps) {
  return (
    <ol className={styles.list} aria-label={search.hits}>
      {hits.map((hit) => (
        <HitRow key={hitHref(hit)} hit={hit} query={query} mixed={mixed} note={noteOf(hit)} />
      ))}
    </ol>
  );
}
