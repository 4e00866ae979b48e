import type { MediaType } from '@marquee/contracts/paths.ts';

/** A title as the cells of a list show it. */
export type ListEntry = {
  media: MediaType;
  id: number;
  href: string;
  name: string;
  poster: string | null;
  /** Its place in the whole list. */
  number: number;
  /** Year and score. */
  facts: string;
  /** Year, genres and score. */
  moreFacts: string;
};
