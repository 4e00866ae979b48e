import type { FacetName } from '@marquee/contracts/facets.ts';
import { type MediaType, paths } from '@marquee/contracts/paths.ts';

/** Anchors of the parts of the about page: other pages link to them. */
export const aboutParts = {
  sources: 'sources',
  off: 'off-here',
  privacy: 'your-data',
  choices: 'choices',
  locale: 'language-and-country',
  keyboard: 'keyboard',
  licences: 'licences',
} as const;

/** The anchor of a facet in the panel. */
export const facetPart = (facet: FacetName): string => `filter-${facet}`;

/** The discover page with one facet set: everything of a genre, of a year, by a person. */
export const facetHref = (
  media: MediaType,
  facet: FacetName,
  ...values: readonly (string | number)[]
): string => `${paths.discover(media)}?${facet}=${values.map(encodeURIComponent).join(',')}`;
