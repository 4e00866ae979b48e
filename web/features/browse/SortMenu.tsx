import { type Filters, type Sort, sorts } from '@marquee/contracts/facets.ts';
import { useId, useRef } from 'react';

import { browse } from '#web/messages/en/browse.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { HrefFor } from './browseProps.ts';
import { FilterLink } from './FilterLink.tsx';

import styles from './SortMenu.module.css';

type SortMenuProps = {
  sort: Sort;
  filters: Filters;
  hrefFor: HrefFor;
  /** Only in the results of a search there is a best match. */
  hasMatch?: boolean;
  /** The orders that there are, where they aren't all of them. */
  only?: readonly Sort[] | undefined;
};

/** The order, and a menu with the others. The browser opens and closes it, scripts or not. */
export function SortMenu({ sort, filters, hrefFor, hasMatch = false, only = sorts }: SortMenuProps) {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  return (
    <span className={styles.holder}>
      <button type="button" className={styles.button} popoverTarget={id}>
        <VisuallyHidden>{browse.sort}: </VisuallyHidden>
        {browse.sorts[sort]}
        <Icon name="down" />
      </button>
      <ul ref={menu} id={id} className={styles.menu} popover="auto" aria-label={browse.sort}>
        {sorts
          .filter((one) => (hasMatch || one !== 'match') && (only.includes(one) || one === sort))
          .map((one) => (
            <li key={one}>
              <FilterLink
                href={hrefFor(filters, one)}
                {...(one === sort && { 'aria-current': 'true' })}
                onClick={() => menu.current?.hidePopover()}
              >
                {browse.sorts[one]}
                <Icon name="check" />
              </FilterLink>
            </li>
          ))}
      </ul>
    </span>
  );
}
