import type { FacetName } from '#contracts/facets.ts';

/** One filter that is set, in words: "Japanese", "Not horror", "1990 to 1999". */
export type SetPart = { facet: FacetName; label: string; isOut: boolean };
