import type { FacetName } from '@marquee/contracts/facets.ts';

/** One filter that is set, in words: "Japanese", "Not horror", "1990 to 1999". */
export type FilterInWords = {
  facet: FacetName;
  /** The value in the address; null for a range. */
  value: string | null;
  label: string;
  isOut: boolean;
};
