import type { FacetName } from '#contracts/facets.ts';
import { type MediaType, paths } from '#contracts/paths.ts';

/** The discover page with one facet set: everything of a genre, of a year, by a person. */
export const facetHref = (
  media: MediaType,
  facet: FacetName,
  ...values: readonly (string | number)[]
): string => `${paths.discover(media)}?${facet}=${values.map(encodeURIComponent).join(',')}`;
