import type { HitKind } from '#web/api/searchHit.ts';
import { cx } from '#web/lib/cx.ts';
import { formatCount } from '#web/lib/formatNumber.ts';
import { search } from '#web/messages/en/search.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { keptFor, kinds, type SearchAddress, searchHref } from './searchAddress.ts';

import chip from '#web/ui/ChipLink.module.css';
import styles from './SearchTabs.module.css';

type SearchTabsProps = {
  address: SearchAddress;
  /** Null while nothing is known yet. */
  totals: Readonly<Record<HitKind, number>> | null;
};

/** The kinds of results with how many there are: a run of chips, at desk width a short list. */
export function SearchTabs({ address, totals }: SearchTabsProps) {
  const current = address.kind;
  const tabs = [null, ...kinds].map((kind) => ({
    kind,
    label: kind === null ? search.all : search.kinds[kind],
    count: totals && (kind === null ? totals.movie + totals.tv + totals.person : totals[kind]),
  }));
  return (
    <nav className={styles.tabs} aria-label={search.tabs}>
      <ul className={styles.list}>
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
                    narrowing: keptFor(kind, address.narrowing),
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
