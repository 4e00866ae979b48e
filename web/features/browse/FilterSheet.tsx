import { useEffect } from 'react';

import { cx } from '#web/lib/cx.ts';
import { browse } from '#web/messages/en/browse.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { HideSeen } from '#web/ui/MarksContext.tsx';

import type { BrowseProps } from './browseProps.ts';
import { CountStatus } from './CountStatus.tsx';
import { FacetSections } from './FacetSections.tsx';
import { setFilters } from './filterChanges.ts';
import { FilterLink } from './FilterLink.tsx';
import { wide } from './labels.ts';

import styles from './FilterSheet.module.css';

type FilterSheetProps = BrowseProps & {
  total: number;
  retry?: (() => void) | undefined;
  onClose: () => void;
};

/** The panel over the page, on narrow screens. Each change counts at once; the button below shows the count. */
export function FilterSheet({ total, retry, onClose, ...props }: FilterSheetProps) {
  const { filters, media, hrefFor, isWaiting = false } = props;
  useEffect(() => {
    const width = matchMedia(wide);
    width.addEventListener('change', onClose);
    return () => width.removeEventListener('change', onClose);
  });
  return (
    <Dialog open onClose={onClose} label={browse.filters} sheet>
      <div className={styles.body}>
        <HideSeen />
        <FacetSections {...props} />
      </div>
      <div className={styles.foot}>
        {retry && (
          <p className={styles.stale} role="alert">
            {browse.stale}
            <Button variant="quiet" onClick={retry}>
              {browse.tryAgain}
            </Button>
          </p>
        )}
        {setFilters(filters).length > 0 && (
          <FilterLink className={styles.clear} href={hrefFor({})}>
            {browse.clear}
          </FilterLink>
        )}
        <Button variant="primary" className={styles.show} onClick={onClose}>
          <span className={cx(isWaiting && styles.waiting)}>{browse.show(total, media)}</span>
        </Button>
      </div>
      <CountStatus total={total} media={media} isWaiting={isWaiting} />
    </Dialog>
  );
}
