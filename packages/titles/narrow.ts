import type { FacetAnswer, Relaxation } from '@marquee/contracts/browse.ts';
import { type FacetName, facetNames, type Filters, type Sort } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import {
  conditionsOf,
  count,
  facetAnswers,
  type FacetTitle,
  type LabelOf,
  poolOf,
  relaxationsOf,
  sortFits,
  titleColumns,
} from '@marquee/facets';

import { fameByVotes } from '#discover/fameVotes.ts';

type Narrowing<Item> = {
  /** All there are, the closest first. */
  titles: readonly { title: FacetTitle; item: Item }[];
  media: MediaType | null;
  /** The facets that are known of all of them. */
  known: ReadonlySet<FacetName>;
  filters: Filters;
  sort: Sort;
  labelOf: LabelOf;
};

export type Narrowed<Item> = {
  fits: readonly Item[];
  facets: FacetAnswer[];
  relax: Relaxation[];
  /** The filters without any known values. */
  left: Filters;
};

/** Separates filters with known values from the others. */
function split(filters: Filters, known: ReadonlySet<FacetName>): { asked: Filters; left: Filters } {
  const asked: Filters = {};
  const left: Filters = {};
  for (const name of facetNames) {
    if (filters[name]) Object.assign(known.has(name) ? asked : left, { [name]: filters[name] });
  }
  return { asked, left };
}

/** Filters and counts titles in memory, as the catalogue does with its own. */
export function narrow<Item>(narrowing: Narrowing<Item>): Narrowed<Item> {
  const { titles, media, known, filters, sort, labelOf } = narrowing;
  const { asked, left } = split(filters, known);
  const columns = titleColumns(
    titles.map(({ title }) => title),
    fameByVotes,
  );
  const rows = Uint32Array.from(titles, ({ title }) => columns.rowOf(title) ?? 0);
  const places = Uint32Array.from(titles.keys());
  const pool = poolOf([{ columns, rows, places }], { titles: 0 });
  const counted = count(pool, { conditions: conditionsOf(asked) });
  return {
    fits: sortFits(counted.fits, sort).flatMap(({ place }) => titles[place]?.item ?? []),
    facets: facetAnswers(counted, media, labelOf).filter(({ name }) =>
      [...known].some((facet) => facet === name),
    ),
    relax: relaxationsOf(counted),
    left,
  };
}
