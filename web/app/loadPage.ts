import { parse } from 'regexparam';
import { matchRoute as matchPattern } from 'wouter';

import type { PageModule, PageParams } from '#web/api/pageModule.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import { type AppRoute, routes } from './routes.ts';

export type RouteMatch = { route: AppRoute; params: PageParams };

const [last] = routes.slice(-1);
if (last?.path !== '*') throw new Error('The list of routes has to end with "*".');
const everythingElse = last;

/** The first matching route; the last one matches everything. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const [matches, params] = matchPattern(parse, route.path, pathname);
    if (matches) return { route, params };
  }
  // Patterns end at a line break, as which "%0A" arrives here.
  return { route: everythingElse, params: {} };
}

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();
const failed = new WeakSet<Promise<PageModule>>();

/** The page where its chunk is already here: then it renders at once, without a fallback. */
export const loadedPage = (route: AppRoute): PageModule | undefined => loaded.get(route.module);

/** Loads a page's chunk once. After a failure the next call tries again. */
export function loadPage(route: AppRoute): Promise<PageModule> {
  const started = loading.get(route.module);
  if (started && !failed.has(started)) return started;
  const promise = loadChunk(route.load);
  loading.set(route.module, promise);
  promise.then(
    (module) => loaded.set(route.module, module),
    () => failed.add(promise),
  );
  return promise;
}

/**
 * What a render waits for: the same promise every time, even a failed one, since a render that starts a new try
 * whenever the last one failed would never end.
 */
export const pageToShow = (route: AppRoute): Promise<PageModule> =>
  loading.get(route.module) ?? loadPage(route);
