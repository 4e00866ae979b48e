import type { Relaxation } from '@marquee/contracts/browse.ts';
import { facetNames, type Filters, isRange } from '@marquee/contracts/facets.ts';

import type { Ask } from '#ask.ts';

import { askDiscover, sayWanted, type Wanted } from './askDiscover.ts';

/** Each costs a question of its own. */
const most = 5;

type Way = Pick<Relaxation, 'name' | 'value'> & { filters: Filters };

/** The filters without one facet each. */
function waysOut(filters: Filters): Way[] {
  return facetNames.flatMap((name): Way[] => {
    const { [name]: set, ...others } = filters;
    if (set === undefined) return [];
    if (isRange(name)) return [{ name, value: null, filters: others }];
    const choice = filters[name];
    const values = [...(choice?.in ?? []), ...(choice?.out ?? [])];
    const [only] = values;
    return [{ name, value: values.length === 1 && only !== undefined ? only : null, filters: others }];
  });
}

/** What to drop where nothing fits: each facet alone, and how many titles there are without it. The best first. */
export async function askRelaxations(ask: Ask, wanted: Wanted, asked: Filters): Promise<Relaxation[]> {
  const ways = waysOut(asked);
  if (ways.length < 2) return [];
  const tried = await Promise.all(
    ways.slice(0, most).map(async ({ filters, name, value }) => {
      const said = await sayWanted(ask, { ...wanted, filters });
      const page = await askDiscover(ask, wanted.media, said, 1);
      return { name, value, total: page.ok ? page.body.total_results : 0 };
    }),
  );
  return tried.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}
