import { browse } from '#web/messages/en/browse.ts';

import type { BrowseProps } from './browseProps.ts';
import { FacetSections } from './FacetSections.tsx';
import { panelId } from './labels.ts';

import styles from './Facets.module.css';

/**
 * The left column of a page on wide screens. On narrow screens the button "Filters" opens a sheet instead; without
 * scripts it is a link to this panel, which shows then.
 */
export function FacetPanel(props: BrowseProps) {
  return (
    <aside id={panelId} className={styles.panel} aria-label={browse.filters}>
      <FacetSections hasParts {...props} />
    </aside>
  );
}
