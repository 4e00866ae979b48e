import type { FacetAnswer } from '@marquee/contracts/browse.ts';
import { type MediaType, paths } from '@marquee/contracts/paths.ts';

import type { BrowseProps } from '#web/features/browse/browseProps.ts';
import { CountStatus } from '#web/features/browse/CountStatus.tsx';
import { FilterButton } from '#web/features/browse/FilterButton.tsx';
import { setFilters } from '#web/features/browse/filterChanges.ts';
import { filterLabel } from '#web/features/browse/labels.ts';
import { SortMenu } from '#web/features/browse/SortMenu.tsx';
import { SavedFiltersButton, ShareFilters, SurpriseButton } from '#web/features/discover/DiscoverButtons.tsx';
import {
  discoverHref,
  discoverPieces,
  type DiscoverState,
  isBare,
} from '#web/features/discover/discoverList.ts';
import { filtersFor } from '#web/features/discover/otherMedia.ts';
import { type FilterInWords, proposedName, type SavedFilter } from '#web/features/discover/savedFilters.ts';
import type { ListEntry } from '#web/features/lists/ListEntry.ts';
import { itemListOf } from '#web/features/lists/titleLists.ts';
import { cx } from '#web/lib/cx.ts';
import { browse } from '#web/messages/en/browse.ts';
import { discover } from '#web/messages/en/discover.ts';
import { discoverTools as words, savedFilters } from '#web/messages/en/discoverTools.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { ChipLink } from '#web/ui/ChipLink.tsx';
import { HideSeen } from '#web/ui/MarksContext.tsx';

import text from '#web/ui/type.module.css';
import styles from './DiscoverPage.module.css';

type DiscoverWords = {
  /** Every filter that is set. */
  parts: readonly FilterInWords[];
  /** The proposed name of all filters together; `""` where none are set. */
  name: string;
  /** What can be saved of it; null without filters. */
  set: SavedFilter | null;
};

/** A state of the discover page in words, with the names that the answer knows. */
function discoverWords(state: DiscoverState, facets: readonly FacetAnswer[]): DiscoverWords {
  const { media, filters, sort } = state;
  const parts = setFilters(filters).map((set) => ({
    facet: set.name,
    value: 'value' in set ? set.value : null,
    label: filterLabel(set, facets),
    isOut: 'state' in set && set.state === 'out',
  }));
  const name = proposedName(media, parts);
  const inOrder = parts.length === 0 ? `${name}, ${browse.sorts[sort].toLowerCase()}` : name;
  return {
    parts,
    name: parts.length === 0 ? '' : name,
    set: isBare(state)
      ? null
      : {
          href: discoverHref(state),
          name: inOrder,
          words: savedFilters.words(
            media,
            parts.map(({ label }) => label),
            browse.sorts[sort],
          ),
        },
  };
}

export type DiscoverToolsProps = {
  state: DiscoverState;
  page: number;
  /** The titles of the first page that is loaded. */
  opening: readonly ListEntry[];
  panel: BrowseProps;
  /** How many fit; null where no answer is here yet. */
  total: number | null;
  retry: (() => void) | undefined;
};

const bothMedia: readonly MediaType[] = ['movie', 'tv'];

/** The state by its name, for the tab and for shared links. */
function useDiscoverHead({ state, page, opening }: DiscoverToolsProps, name: string): void {
  const { media } = state;
  const bare = isBare(state);
  const title = words.documentTitle(media, name, page);
  usePageHead({
    title,
    description: words.description(media),
    canonical: bare ? discoverHref(state, page) : paths.discover(media),
    ...(!bare && { robots: 'noindex' }),
    ...(bare && opening.length > 0 && { jsonLd: itemListOf(discover.heading(media), opening) }),
  });
}

/** Films or series, and the actions on the set as a whole. */
export function DiscoverTools(props: DiscoverToolsProps) {
  const { state, panel, total, retry } = props;
  const { media, filters, sort } = state;
  const { parts, name, set } = discoverWords(state, panel.facets);
  useDiscoverHead(props, name);
  const hrefOf = (to: MediaType) =>
    discoverHref(to === media ? state : { ...state, media: to, filters: filtersFor(to, filters) });
  const isWaiting = panel.isWaiting === true || total === null;
  return (
    <div className={cx(text.wrap, styles.line)}>
      <CountStatus total={total ?? 0} media={media} isWaiting={isWaiting} />
      <nav className={styles.media} aria-label={words.media}>
        {bothMedia.map((one) => (
          <ChipLink key={one} href={hrefOf(one)} current={one === media}>
            {words.medium[one]}
          </ChipLink>
        ))}
      </nav>
      <FilterButton {...panel} total={total ?? 0} retry={retry} />
      <ShareFilters
        className={styles.share}
        title={name === '' ? discover.heading(media) : name}
        href={discoverHref(state)}
      />
      <HideSeen className={styles.onWide} />
      <div className={styles.actions} role="group" aria-label={words.tools}>
        <SurpriseButton
          ask={{ media, pieces: discoverPieces({ filters, sort: 'popularity' }) }}
          parts={parts}
        />
        <SavedFiltersButton current={set} />
      </div>
      <SortMenu sort={sort} filters={filters} hrefFor={panel.hrefFor} only={panel.sorts} />
    </div>
  );
}
