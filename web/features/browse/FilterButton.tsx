import { type ReactNode, Suspense, useRef, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { browse } from '#web/messages/en/browse.ts';
import { isPlainClick } from '#web/ui/isPlainClick.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { BrowseProps } from './browseProps.ts';
import { setFilters } from './filterChanges.ts';
import { FilterSheetLater } from './FilterSheetLater.tsx';
import { panelId } from './moreOf.ts';
import { useLedToPanel } from './useLedToPanel.ts';

import chip from '#web/ui/ChipLink.module.css';
import icon from '#web/ui/Icon.module.css';
import styles from './FilterButton.module.css';

type FilterButtonProps = BrowseProps & {
  total: number;
  /** The newer answer did not come. */
  retry?: (() => void) | undefined;
};

/** Below desk width the panel is a sheet behind this button, which says how many filters are set. */
export function FilterButton(props: FilterButtonProps): ReactNode {
  const button = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLedToPanel(() => {
    // Closing gives the focus back to what has it now.
    button.current?.focus();
    setOpen(true);
  });
  const count = setFilters(props.filters).length;
  return (
    <>
      <a
        ref={button}
        className={cx(chip.chip, styles.button)}
        // Without scripts the panel itself, which shows when it is led to.
        href={`#${panelId}`}
        aria-haspopup="dialog"
        onPointerEnter={() => void FilterSheetLater.preload()}
        onFocus={() => void FilterSheetLater.preload()}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <svg className={icon.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 6.5h8M15 6.5h2M3 13.5h2M9 13.5h8M11 6.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 13.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0" />
        </svg>
        {browse.filters}
        {count > 0 && (
          <span className={chip.count}>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{browse.filtersSet(count)}</VisuallyHidden>
          </span>
        )}
      </a>
      {isOpen && (
        <Suspense>
          <FilterSheetLater {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
