import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { browse } from '#web/messages/en/browse.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { isPlainClick } from '#web/ui/AppLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { BrowseProps } from './browseProps.ts';
import { setFilters } from './filterChanges.ts';
import { panelId, wide } from './labels.ts';

import chip from '#web/ui/ChipLink.module.css';
import icon from '#web/ui/Icon.module.css';
import styles from './FilterButton.module.css';

/** The panel's script failed to load. */
export function PanelProblem({ retry }: { retry: () => void }) {
  return (
    <StateMessage
      title={browse.partMissing}
      role="alert"
      actions={
        <Button icon="retry" onClick={retry}>
          {browse.tryAgain}
        </Button>
      }
    >
      <p>{browse.partMissingKept}</p>
    </StateMessage>
  );
}

/** The sheet, fetched when the pointer or the focus reaches its button. */
const LazyFilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet, PanelProblem);

/**
 * Pressed before its script was there, the button "Filters" led to the panel in the page. On narrow screens that press
 * counts when the script comes, and the address is again what it was.
 */
function useLedToPanel(open: () => void): void {
  const opened = useEffectEvent(open);
  useEffect(() => {
    if (location.hash !== `#${panelId}` || matchMedia(wide).matches) return;
    const { state } = history;
    // `:target` only changes on a navigation.
    location.replace('#');
    history.replaceState(state, '', location.pathname + location.search);
    opened();
  }, []);
}

type FilterButtonProps = BrowseProps & {
  total: number;
  /** The newer answer failed to load. */
  retry?: (() => void) | undefined;
};

/** On narrow screens the panel is a bottom sheet behind this button, which shows how many filters are set. */
export function FilterButton(props: FilterButtonProps): ReactNode {
  const button = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLedToPanel(() => {
    // Closing returns the focus to what has it now.
    button.current?.focus();
    setOpen(true);
  });
  const count = setFilters(props.filters).length;
  return (
    <>
      <a
        ref={button}
        className={cx(chip.chip, styles.button)}
        // Without scripts the panel itself, which shows as the link's target.
        href={`#${panelId}`}
        aria-haspopup="dialog"
        onPointerEnter={() => void LazyFilterSheet.preload()}
        onFocus={() => void LazyFilterSheet.preload()}
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
          <LazyFilterSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
