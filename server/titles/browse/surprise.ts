import type { Surprise } from '@marquee/contracts/browse.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { type AskedFilters, conditionsOf, count, type Fit, pickGood } from '@marquee/facets';

import type { BrowsePorts } from './ports.ts';
import type { Shelves } from './shelves.ts';

function scoreOf({ share, row }: Fit): number | null {
  const score = share.columns.ranges.score[row] ?? Number.NaN;
  return Number.isNaN(score) ? null : score;
}

type Ports = Pick<BrowsePorts, 'titleItem' | 'random'>;

/** One title that fits, the good ones more often. */
export function createSurprise(shelves: Shelves, { titleItem, random }: Ports) {
  return (media: MediaType, asked: AskedFilters, not: readonly number[]): Surprise => {
    const { fits } = count(shelves.all(media), { conditions: conditionsOf(asked.filters) });
    const seen = new Set(not);
    const fresh = fits.filter(({ share, row }) => !seen.has(share.columns.keys[row]?.id ?? -1));
    const picked = pickGood(fresh, scoreOf, random());
    const key = picked?.share.columns.keys[picked.row];
    return {
      result: (key && titleItem(key)) ?? null,
      total: fits.length,
      left: Math.max(0, fresh.length - 1),
    };
  };
}
