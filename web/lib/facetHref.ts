import type { FacetName } from '@marquee/contracts/facets.ts';
import { type MediaType, paths } from '@marquee/contracts/paths.ts';

/** Where a facet stands in the panel: the part of its address behind `#`. */
export const facetPart = (facet: FacetName): string => `filter-${facet}`;

/** The discover page with one facet set: everything of a genre, of a year, by a person. */
export const facetHref = (
  media: MediaType,
  facet: FacetName,
  ...values: readonly (string | number)[]
): string => `${paths.discover(media)}?${facet}=${values.map(encodeURIComponent).join(',')}`;
