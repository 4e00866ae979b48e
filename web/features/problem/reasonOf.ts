import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/** What people need to tell apart about a failed query. */
export type ProblemReason =
  | 'missing'
  | 'busy'
  | 'service'
  | 'token'
  | 'refused'
  | 'unreachable'
  | 'slow'
  | 'unreadable';

function reasonOfStatus(status: number): ProblemReason {
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'busy';
  if (status === 401) return 'token';
  return status >= 500 ? 'service' : 'refused';
}

export function reasonOf(error: FetchBaseQueryError | SerializedError | undefined): ProblemReason {
  if (!error || !('status' in error)) return 'unreadable';
  switch (error.status) {
    case 'FETCH_ERROR':
      return 'unreachable';
    case 'TIMEOUT_ERROR':
      return 'slow';
    case 'PARSING_ERROR':
    case 'CUSTOM_ERROR':
      return 'unreadable';
    default:
      return reasonOfStatus(error.status);
  }
}
