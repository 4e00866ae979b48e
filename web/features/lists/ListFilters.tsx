import type { FacetName } from '@marquee/contracts/facets.ts';
import { paths } from '@marquee/contracts/paths.ts';

import { facetPart } from '#web/lib/facetHref.ts';
import { listPage } from '#web/messages/en/listPage.ts';
import { ChipLink } from '#web/ui/ChipLink.tsx';

import type { TitleList } from './titleLists.ts';

import styles from './ListHead.module.css';

const shown = ['genre', 'year', 'score', 'runtime', 'language'] as const satisfies readonly FacetName[];

/** The way from a list to the same titles with filters: as a whole, and to the filters people ask for most. */
export function ListFilters({ media, discover }: Pick<TitleList, 'media' | 'discover'>) {
  const path = paths.discover(media);
  const href = discover === '' ? path : `${path}?${discover}`;
  return (
    <nav className={styles.filters} aria-label={listPage.filter}>
      <ul>
        <li>
          <ChipLink className={styles.all} href={href}>
            {listPage.filter}
          </ChipLink>
        </li>
        {shown.map((facet) => (
          <li key={facet} className={styles.facet}>
            <ChipLink href={`${href}#${facetPart(facet)}`}>{listPage.filters[facet]}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
