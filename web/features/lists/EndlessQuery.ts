import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

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
