import type { DiscoverAnswer } from '@marquee/contracts/browse.ts';
import { facetNames, type Filters } from '@marquee/contracts/facets.ts';

import type { Ask, Asked } from '#ask.ts';
import { lastPage } from '#lastPage.ts';

import { askDiscover, sayWanted, type Wanted } from './askDiscover.ts';
import { chosenNames } from './chosenNames.ts';
import { offeredFacets } from './offeredFacets.ts';
import { protocolSorts } from './orderParams.ts';
import { askRelaxations } from './relaxations.ts';

/** The question without its unsupported parts. */
function withoutLeft(filters: Filters, left: Filters): Filters {
  const asked: Filters = {};
  for (const name of facetNames)
    if (filters[name] && !left[name]) Object.assign(asked, { [name]: filters[name] });
  return asked;
}

/** `left` is the unsupported part. */
export type Discovered = {
  answer: Omit<DiscoverAnswer, 'ignored'>;
  left: Filters;
  isOrdered: boolean;
};

/** What fits, filtered by the protocol alone. */
export async function discoverByProtocol(ask: Ask, wanted: Wanted, page: number): Promise<Asked<Discovered>> {
  const { media, filters, today, networks } = wanted;
  const said = await sayWanted(ask, wanted);
  const [asked, nameOf] = await Promise.all([askDiscover(ask, media, said, page), chosenNames(ask, filters)]);
  if (!asked.ok) return asked;
  const found = asked.body;
  const isEmpty = found.total_results === 0;
  const discovered: Discovered = {
    answer: {
      page,
      total_pages: Math.min(lastPage, found.total_pages),
      total_results: found.total_results,
      results: found.results,
      facets: offeredFacets(media, filters, { nameOf, networks, today }),
      relax: isEmpty ? await askRelaxations(ask, wanted, withoutLeft(filters, said.left)) : [],
      sorts: [...protocolSorts],
    },
    left: said.left,
    isOrdered: said.isOrdered,
  };
  return { ok: true, body: discovered };
}
