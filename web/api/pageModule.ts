import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

import type { ApiAccess } from './client.ts';

export type AppDispatch = ThunkDispatch<unknown, ApiAccess, UnknownAction>;

export type PageParams = Readonly<Record<string, string | undefined>>;

export type PageRequest = {
  dispatch: AppDispatch;
  pathname: string;
  params: PageParams;
  search: URLSearchParams;
};

/** What loading a page's data came to: all there, a missing thing, a failing service, or a better address. */
export type PageOutcome = { status: 200 | 404 | 503 } | { redirect: string };

/** What a file in `pages/` exports. `load` fills the store before the first paint and ahead of a click. */
export type PageModule = {
  Page: ComponentType<{ params: PageParams }>;
  load?: (request: PageRequest) => Promise<PageOutcome>;
};

type QueryResult = { error?: unknown };

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** The status of a page from what its essential queries answered. */
export function outcomeOf(results: readonly QueryResult[]): PageOutcome {
  const errors = results.map(({ error }) => error).filter((error) => error !== undefined);
  if (errors.length === 0) return { status: 200 };
  return { status: errors.some(isMissing) ? 404 : 503 };
}
