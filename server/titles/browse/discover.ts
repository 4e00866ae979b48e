import type { DiscoverAnswer } from '@marquee/contracts/browse.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import {
  type AskedFilters,
  conditionsOf,
  count,
  facetAnswers,
  pageSize,
  relaxationsOf,
  sortFits,
} from '@marquee/facets';

import type { BrowsePorts } from './ports.ts';
import type { Shelves } from './shelves.ts';

/** Films or series that fit, and what they can be narrowed by. */
export function createDiscover(shelves: Shelves, { titleItem }: Pick<BrowsePorts, 'titleItem'>) {
  return (media: MediaType, asked: AskedFilters, page: number): DiscoverAnswer => {
    const counted = count(shelves.all(media), { conditions: conditionsOf(asked.filters) });
    const { fits } = counted;
    const shown = sortFits(fits, asked.sort).slice((page - 1) * pageSize, page * pageSize);
    return {
      page,
      total_pages: Math.ceil(fits.length / pageSize),
      total_results: fits.length,
      results: shown.flatMap(({ share, row }) => {
        const key = share.columns.keys[row];
        return (key && titleItem(key)) ?? [];
      }),
      facets: facetAnswers(counted, media, shelves.labelOf),
      relax: relaxationsOf(counted),
      ignored: asked.ignored,
    };
  };
}
