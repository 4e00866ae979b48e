import type { Relaxation } from '@marquee/contracts/browse.ts';
import type { Ignored } from '@marquee/contracts/filterAddress.ts';

import type { BrowseProps } from '#web/features/browse/browseProps.ts';
import { FilterChips } from '#web/features/browse/FilterChips.tsx';
import { BeyondNote, IgnoredNote, NothingFits } from '#web/features/browse/Notes.tsx';

export type DiscoverChosenProps = {
  panel: BrowseProps;
  ignored: readonly Ignored[];
  /** Filters to drop where nothing fits; null where something does. */
  relax: readonly Relaxation[] | null;
};

/** The filters that are set, the ignored parts, and what to drop where nothing fits. */
export function DiscoverChosen({ panel, ignored, relax }: DiscoverChosenProps) {
  return (
    <>
      <IgnoredNote ignored={ignored.filter(({ beyond }) => !beyond)} panel={panel} />
      <BeyondNote {...panel} ignored={ignored} />
      <FilterChips {...panel} />
      {relax && <NothingFits {...panel} relax={relax} />}
    </>
  );
}
