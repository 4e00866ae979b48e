import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import { cx } from '#web/lib/cx.ts';
import { browse } from '#web/messages/en/browse.ts';
import { mainId } from '#web/platform/focusPage.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { BrowseProps } from './browseProps.ts';
import { setFilters, withoutFilter } from './filterChanges.ts';
import { FilterLink } from './FilterLink.tsx';
import { filterLabel } from './labels.ts';

import chip from '#web/ui/ChipLink.module.css';
import styles from './FilterChips.module.css';

/** The filters that are set, each with a way to remove it. */
export function FilterChips({ facets, filters, hrefFor }: BrowseProps) {
  const group = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  const chips = setFilters(filters).map((set) => ({
    label: filterLabel(set, facets),
    isOut: 'state' in set && set.state === 'out',
    href: hrefFor(withoutFilter(filters, set)),
  }));

  // The pressed chip is gone: the next one gets its focus, so that a keyboard goes on from there.
  useEffect(() => {
    if (removed.current === null) return;
    const links = [...(group.current?.querySelectorAll('a') ?? [])];
    const next = links[Math.min(removed.current, links.length - 1)] ?? group.current;
    removed.current = null;
    next?.focus({ preventScroll: true });
  });

  return (
    <div
      ref={group}
      className={cx(styles.chips, chips.length === 0 && styles.none)}
      tabIndex={-1}
      {...(chips.length > 0 && { role: 'group', 'aria-label': browse.chosen })}
    >
      {chips.map(({ label, isOut, href }, index) => (
        <FilterLink
          key={label}
          className={cx(chip.chip, styles.long, styles.chip, isOut && styles.out)}
          href={href}
          onClick={() => (removed.current = index)}
        >
          {label}
          <Icon name="close" />
          <VisuallyHidden>{browse.removes}</VisuallyHidden>
        </FilterLink>
      ))}
      {chips.length > 0 && (
        <FilterLink
          className={cx(chip.chip, styles.quiet)}
          href={hrefFor({})}
          onClick={() => (removed.current = 0)}
        >
          {browse.clear}
        </FilterLink>
      )}
    </div>
  );
}

/** For a part that unmounts when one of its links is followed: the page gets the focus that it had. */
export function useHandedFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) {
        document.getElementById(mainId)?.focus({ preventScroll: true });
      }
    };
  }, []);
  return part;
}
