import type { MediaType } from '#contracts/paths.ts';
import type { BrowseProps } from '#web/features/browse/browseProps.ts';
import { FilterButton } from '#web/features/browse/FilterButton.tsx';
import { SortMenu } from '#web/features/browse/SortMenu.tsx';
import { discoverHref, discoverPieces, type DiscoverState } from '#web/features/discover/discoverAddress.ts';
import { filtersFor } from '#web/features/discover/otherMedia.ts';
import { SavedSetsButton } from '#web/features/discover/SavedSetsButton.tsx';
import { ShareSet } from '#web/features/discover/ShareSet.tsx';
import { SurpriseButton } from '#web/features/discover/SurpriseButton.tsx';
import { cx } from '#web/lib/cx.ts';
import { discover } from '#web/messages/en/discover.ts';
import { ChipLink } from '#web/ui/ChipLink.tsx';

import type { DiscoverWords } from './DiscoverPageWords.ts';

import text from '#web/ui/type.module.css';
import styles from './DiscoverPage.module.css';

type DiscoverToolsProps = {
  state: DiscoverState;
  panel: BrowseProps;
  total: number;
  words: DiscoverWords;
  retry: (() => void) | undefined;
};

const media: readonly MediaType[] = ['movie', 'tv'];

/** Films or series, and what can be done with the set as a whole. */
export function DiscoverTools({ state, panel, total, words, retry }: DiscoverToolsProps) {
  const hrefOf = (to: MediaType) =>
    discoverHref(
      to === state.media ? state : { ...state, media: to, filters: filtersFor(to, state.filters) },
    );
  return (
    <div className={styles.tools}>
      <div className={cx(text.wrap, styles.line)}>
        <nav className={styles.media} aria-label={discover.media}>
          {media.map((one) => (
            <ChipLink key={one} href={hrefOf(one)} current={one === state.media}>
              {discover.medium[one]}
            </ChipLink>
          ))}
        </nav>
        <FilterButton {...panel} total={total} retry={retry} />
        <div className={styles.actions} role="group" aria-label={discover.tools}>
          <SurpriseButton
            ask={{ media: state.media, pieces: discoverPieces({ ...state, sort: 'popularity' }) }}
            parts={words.parts}
          />
          <SavedSetsButton current={words.set} />
          <ShareSet title={words.name || discover.heading(state.media)} href={discoverHref(state)} />
        </div>
        <SortMenu sort={state.sort} filters={state.filters} hrefFor={panel.hrefFor} />
      </div>
    </div>
  );
}
