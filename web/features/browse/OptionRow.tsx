import type { FacetOption } from '@marquee/contracts/browse.ts';
import { type ChoiceName, facetOf } from '@marquee/contracts/facets.ts';
import type { ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';
import { browse } from '#web/messages/en/browse.ts';

import type { BrowseProps } from './browseProps.ts';
import { standOf, withStand } from './filterChanges.ts';
import { FilterLink } from './FilterLink.tsx';
import { optionLabel } from './labels.ts';
import { OptionCount } from './OptionCount.tsx';

import styles from './OptionRow.module.css';

type OptionRowProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & {
  name: ChoiceName;
  option: FacetOption;
};

/** One value: a box to ask for it, and beside it a way to keep it out. */
export function OptionRow({ name, option, filters, media, hrefFor }: OptionRowProps): ReactNode {
  const { value, count } = option;
  const label = optionLabel(name, option);
  const stand = standOf(filters, name, value);
  const href = (next: 'in' | 'out') => hrefFor(withStand(filters, name, value, stand === next ? null : next));
  return (
    <li className={cx(styles.row, count === null && styles.uncounted)} data-stand={stand ?? undefined}>
      <FilterLink className={styles.in} href={href('in')} isChecked={stand === 'in'}>
        <span className={styles.box} />
        <span className={styles.label}>{label}</span>
        {count !== null && <OptionCount className={styles.count} count={count} media={media} />}
      </FilterLink>
      {facetOf(name).excludes && (
        <FilterLink
          className={styles.out}
          href={href('out')}
          isChecked={stand === 'out'}
          aria-label={browse.without(label)}
          title={browse.without(label)}
        >
          <span>{browse.not}</span>
        </FilterLink>
      )}
    </li>
  );
}
