import type { FacetName } from '@marquee/contracts/facets.ts';
import { type MediaType, paths } from '@marquee/contracts/paths.ts';

/** The anchor of a facet in the panel. */
export const facetPart = (facet: FacetName): string => `filter-${facet}`;

/** The discover page with one facet set: everything of a genre, of a year, by a person. */
export const facetHref = (
  media: MediaType,
  facet: FacetName,
  ...values: readonly (string | number)[]
): string => `${paths.discover(media)}?${facet}=${values.map(encodeURIComponent).join(',')}`;
