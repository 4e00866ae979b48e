import type { FoundPage } from '#web/api/search.ts';
import type { HitKind } from '#web/api/searchHit.ts';
import { cx } from '#web/lib/cx.ts';
import { formatCount } from '#web/lib/format.ts';
import { search } from '#web/messages/en/search.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { shortQuery } from './queryText.ts';
import { narrowingFor, kinds, type SearchAddress, searchHref } from './searchAddress.ts';
import { useDebounced } from './throttling.ts';

import chip from '#web/ui/ChipLink.module.css';
import styles from './SearchTabs.module.css';

type SearchTabsProps = {
  address: SearchAddress;
  /** Null while nothing is known yet. */
  totals: Readonly<Record<HitKind, number>> | null;
};

/** The kinds of results with how many there are: a run of chips, on wide screens a short list. */
export function SearchTabs({ address, totals }: SearchTabsProps) {
  const current = address.kind;
  const tabs = [null, ...kinds].map((kind) => ({
    kind,
    label: kind === null ? search.all : search.kinds[kind],
    count: totals && (kind === null ? totals.movie + totals.tv + totals.person : totals[kind]),
  }));
  return (
    <nav className={styles.tabs} aria-label={search.tabs}>
      <ul className={`${chip.strip} ${styles.list}`}>
        {tabs.map(({ kind, label, count }) => {
          const words = (
            <>
              <span>{label}</span>
              {count !== null && <span className={cx(chip.count, styles.count)}>{formatCount(count)}</span>}
            </>
          );
          const empty = count === 0 && kind !== current;
          return (
            <li key={label}>
              {empty ? (
                <span className={cx(chip.chip, styles.none)}>{words}</span>
              ) : (
                <AppLink
                  className={cx(chip.chip, styles.tab)}
                  href={searchHref({
                    ...address,
                    kind,
                    narrowing: narrowingFor(kind, address.narrowing),
                    page: 1,
                  })}
                  replace
                  aria-current={kind === current ? 'page' : undefined}
                >
                  {words}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type FoundLineProps = { address: SearchAddress; found: FoundPage | null };

/** Screen readers announce the numbers once the typing rests, not at each letter. */
const quietMilliseconds = 800;

/** The number of results and their spelling, with a link to the other one. */
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
