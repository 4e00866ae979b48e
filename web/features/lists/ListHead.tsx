import type { FacetName } from '@marquee/contracts/facets.ts';
import { paths } from '@marquee/contracts/paths.ts';
import type { ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';
import { facetPart } from '#web/lib/hrefs.ts';
import { listPage } from '#web/messages/en/listPage.ts';
import { lists } from '#web/messages/en/lists.ts';
import { ChipLink } from '#web/ui/ChipLink.tsx';
import { HideSeen } from '#web/ui/MarksContext.tsx';
import { Skeleton, SkeletonGrid } from '#web/ui/Skeleton.tsx';

import { allTitleLists, type TitleList } from './titleLists.ts';

import text from '#web/ui/type.module.css';
import three from './LeadThree.module.css';
import styles from './ListHead.module.css';

const shown = ['genre', 'year', 'score', 'runtime', 'language'] as const satisfies readonly FacetName[];

/** The link from a list to the same titles with filters: as a whole, and to the most used filters. */
function ListFilters({ media, discover }: Pick<TitleList, 'media' | 'discover'>) {
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

/** The list's name, its contents, its siblings, and the link to its filters. */
export function ListHead({ list, lead }: { list: TitleList; lead: ReactNode }) {
  const { media, path, words } = list;
  return (
    <>
      <div className={cx(text.wrap, styles.head)}>
        <h1 className={text.title}>{lists[words].title}</h1>
        <p className={cx(text.lead, styles.lead)}>{lead}</p>
      </div>
      <div className={styles.band}>
        <div className={text.wrap}>
          {/* On wide screens the bar at the top has links to the lists of films already. */}
          <nav className={cx(media === 'movie' && styles.onPhones)} aria-label={listPage.navigation[media]}>
            <ul>
              {allTitleLists
                .filter((sibling) => sibling.media === media)
                .map((sibling) => (
                  <li key={sibling.path}>
                    <ChipLink href={sibling.path} current={sibling.path === path}>
                      {lists[sibling.words].short}
                    </ChipLink>
                  </li>
                ))}
              {/* The tab bar has one link for both. */}
              <li className={styles.onPhones}>
                <ChipLink href={media === 'movie' ? paths.series : paths.popular}>
                  {listPage.other[media]}
                </ChipLink>
              </li>
            </ul>
          </nav>
          <ListFilters media={media} discover={list.discover} />
          <HideSeen />
        </div>
      </div>
    </>
  );
}

/** A list's first page while loading. */
export function ListSkeleton({ withLead }: { withLead: boolean }) {
  return (
    <div aria-hidden="true">
      {withLead && (
        <div className={three.three}>
          {[1, 2, 3].map((place) => (
            <div key={place} className={styles.skeletonLead}>
              <Skeleton shape="poster" />
              <div>
                <Skeleton shape="line" />
                <Skeleton shape="short" />
              </div>
            </div>
          ))}
        </div>
      )}
      <SkeletonGrid />
    </div>
  );
}
