import type { MediaType } from '@marquee/contracts/paths.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

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

/** A list that grows at both ends, as its pages' parts see it. */
export type EndlessQuery = {
  pages: readonly { page: number; total_pages: number }[];
  error: FetchBaseQueryError | SerializedError | undefined;
  isFetching: boolean;
  /** It was the page before that failed, not the next one. */
  failedBefore: boolean;
  hasNext: boolean;
  loadNext: () => void;
  loadPrevious: () => void;
};
