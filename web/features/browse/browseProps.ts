import type { FacetAnswer } from '@marquee/contracts/browse.ts';
import type { Filters, Sort } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

/** The address of the page's own state with these filters, from its first page on; the sort stays unless it is named. */
export type HrefFor = (filters: Filters, sort?: Sort) => string;

/** What every part of the panel is told by its page. */
export type BrowseProps = {
  /** Of the last answer. While a newer one is on its way these stay. */
  facets: readonly FacetAnswer[];
  /** What the address asks for, even where no answer to it is here yet. */
  filters: Filters;
  /** Null for films and series together. */
  media: MediaType | null;
  hrefFor: HrefFor;
  /** The orders that there are, as the last answer says it; all of them where it doesn't. */
  sorts?: readonly Sort[] | undefined;
  /** A newer answer is on its way: what it will change is dimmed. */
  isWaiting?: boolean;
};
