import { type MediaType, paths } from '@marquee/contracts/paths.ts';

import type { BrowseProps } from '#web/features/browse/browseProps.ts';
import { CountStatus } from '#web/features/browse/CountStatus.tsx';
import { FilterButton } from '#web/features/browse/FilterButton.tsx';
import { SortMenu } from '#web/features/browse/SortMenu.tsx';
import {
  discoverHref,
  discoverPieces,
  type DiscoverState,
  isBare,
} from '#web/features/discover/discoverAddress.ts';
import { filtersFor } from '#web/features/discover/otherMedia.ts';
import { SavedSetsButton } from '#web/features/discover/SavedSetsButton.tsx';
import { ShareSet } from '#web/features/discover/ShareSet.tsx';
import { SurpriseButton } from '#web/features/discover/SurpriseButton.tsx';
import { itemListOf } from '#web/features/lists/itemListOf.ts';
import type { ListEntry } from '#web/features/lists/ListEntry.ts';
import { cx } from '#web/lib/cx.ts';
import { discover } from '#web/messages/en/discover.ts';
import { discoverTools as words } from '#web/messages/en/discoverTools.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { ChipLink } from '#web/ui/ChipLink.tsx';
import { HideSeen } from '#web/ui/HideSeen.tsx';

import { discoverWords } from './DiscoverPageWords.ts';

import text from '#web/ui/type.module.css';
import styles from './DiscoverPage.module.css';

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

/** Films or series, and what can be done with the set as a whole. */
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
      <ShareSet
        className={styles.share}
        title={name === '' ? discover.heading(media) : name}
        href={discoverHref(state)}
      />
      <HideSeen className={styles.onDesks} />
      <div className={styles.actions} role="group" aria-label={words.tools}>
        <SurpriseButton
          ask={{ media, pieces: discoverPieces({ filters, sort: 'popularity' }) }}
          parts={parts}
        />
        <SavedSetsButton current={set} />
      </div>
      <SortMenu sort={sort} filters={filters} hrefFor={panel.hrefFor} only={panel.sorts} />
    </div>
  );
}
