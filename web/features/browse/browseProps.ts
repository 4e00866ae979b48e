import type { FacetAnswer } from '@marquee/contracts/browse.ts';
import type { Filters, Sort } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

/** The address of the page's own state with these filters, from its first page on; the sort stays unless it is named. */
export type HrefFor = (filters: Filters, sort?: Sort) => string;

/** Props of every part of the panel. */
export type BrowseProps = {
  /** Of the last answer. While a newer one is loading these stay. */
  facets: readonly FacetAnswer[];
  /** The filters of the address, even without an answer to them yet. */
  filters: Filters;
  /** Null for films and series together. */
  media: MediaType | null;
  hrefFor: HrefFor;
  /** The orders that there are, by the last answer; all of them where it lists none. */
  sorts?: readonly Sort[] | undefined;
  /** A newer answer is loading: what it will change is dimmed. */
  isWaiting?: boolean;
};
