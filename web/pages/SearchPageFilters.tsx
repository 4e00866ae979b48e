import { type Sort, sorts } from '@marquee/contracts/facets.ts';
import { filterPieces, readFilters } from '@marquee/contracts/filterAddress.ts';

import type { FoundPage } from '#web/api/search.ts';
import type { BrowseProps, HrefFor } from '#web/features/browse/browseProps.ts';
import { FilterButton, PanelProblem } from '#web/features/browse/FilterButton.tsx';
import { FilterChips } from '#web/features/browse/FilterChips.tsx';
import { BeyondNote, IgnoredNote, NothingFits } from '#web/features/browse/Notes.tsx';
import { SortMenu } from '#web/features/browse/SortMenu.tsx';
import { type SearchAddress, searchHref } from '#web/features/search/searchAddress.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';

/** The panel with a script of its own. On the server its page calls `preload()` while it loads. */
const LazyFacetPanel = lazyPart(
  async () => (await import('#web/features/browse/FacetPanel.tsx')).FacetPanel,
  PanelProblem,
  'web/features/browse/FacetPanel.tsx',
);

type FiltersProps = {
  address: SearchAddress;
  found: FoundPage;
  /** A newer answer is loading. */
  isWaiting?: boolean;
};

/** The panel's props for a search. People have no filters. */
function browseProps({ address, found, isWaiting = false }: FiltersProps): BrowseProps & { sort: Sort } {
  const media = address.kind === 'person' ? null : address.kind;
  const asked = new URLSearchParams(address.narrowing);
  const { filters } = readFilters(asked, media);
  const sort = sorts.find((one) => one === asked.get('sort')) ?? 'match';
  const hrefFor: HrefFor = (filters, by = sort) => {
    const pieces = [...filterPieces(filters), ...(by === 'match' ? [] : [`sort=${by}`])];
    return searchHref({ ...address, narrowing: pieces.join('&'), page: 1 });
  };
  return { facets: found.facets, sorts: found.sorts, filters, media, hrefFor, isWaiting, sort };
}

const hasFilters = ({ address, found }: FiltersProps) => address.kind !== 'person' && found.facets.length > 0;

/** The panel again has a script of its own, which other pages use, too. */
export const preloadPanel = () => LazyFacetPanel.preload();

export function FiltersPanel(props: FiltersProps) {
  const { sort: _, ...panel } = browseProps(props);
  return hasFilters(props) && <LazyFacetPanel {...panel} />;
}

/** The order; on narrow screens the panel too, behind a button. */
export function FiltersMenu(props: FiltersProps) {
  const { sort, ...panel } = browseProps(props);
  const { movie, tv } = props.found.totals;
  const isUseful = movie + tv > 0 || props.address.narrowing !== '';
  return (
    hasFilters(props) &&
    isUseful && (
      <>
        <FilterButton
          {...panel}
          total={panel.media === null ? movie + tv : props.found.totals[panel.media]}
        />
        <SortMenu sort={sort} filters={panel.filters} hrefFor={panel.hrefFor} only={panel.sorts} hasMatch />
      </>
    )
  );
}

/** The filters that are set, and the ignored parts of the address. */
export function FiltersChips(props: FiltersProps) {
  const { address, found } = props;
  if (address.kind === 'person') return null;
  const panel = browseProps(props);
  return (
    <>
      <FilterChips {...panel} />
      <IgnoredNote ignored={found.ignored.filter(({ beyond }) => !beyond)} />
      <BeyondNote {...panel} ignored={found.ignored} />
    </>
  );
}

export function FiltersNothing(props: FiltersProps) {
  return <NothingFits {...browseProps(props)} relax={props.found.relax} />;
}
