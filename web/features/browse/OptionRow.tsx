import type { ReactNode } from 'react';

import type { FacetOption } from '#contracts/browse.ts';
import { type ChoiceName, facetOf } from '#contracts/facets.ts';
import { formatCount } from '#web/lib/formatNumber.ts';
import { browse } from '#web/messages/en/browse.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { BrowseProps } from './browseProps.ts';
import { standOf, withStand } from './filterChanges.ts';
import { FilterLink } from './FilterLink.tsx';
import { optionLabel } from './labels.ts';

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
    <li className={styles.row} data-stand={stand ?? undefined}>
      <FilterLink className={styles.in} href={href('in')} isChecked={stand === 'in'}>
        <span className={styles.box} />
        <span className={styles.label}>{label}</span>
        <span className={styles.count}>
          <span aria-hidden="true">{formatCount(count)}</span>
          <VisuallyHidden>{browse.found(count, media)}</VisuallyHidden>
        </span>
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
