import { parse } from 'regexparam';
import { matchRoute as matchPattern } from 'wouter';

import type { PageModule, PageParams } from '#web/api/pageModule.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import { type AppRoute, routes } from './routes.ts';

export type RouteMatch = { route: AppRoute; params: PageParams };

/** The first route whose pattern fits; the last one fits everything. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const [matches, params] = matchPattern(parse, route.path, pathname);
    if (matches) return { route, params };
  }
  throw new Error('The list of routes has to end with "*".');
}

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/** The page where its chunk is already here: then it renders at once, without a fallback. */
export const loadedPage = (route: AppRoute): PageModule | undefined => loaded.get(route.module);

/** Loads a page's chunk once. A failure isn't kept, so that the next call tries again. */
export function loadPage(route: AppRoute): Promise<PageModule> {
  const started = loading.get(route.module);
  if (started) return started;
  const promise = loadChunk(route.load).then(
    (module) => {
      loaded.set(route.module, module);
      return module;
    },
    (error: unknown) => {
      loading.delete(route.module);
      throw error;
    },
  );
  loading.set(route.module, promise);
  return promise;
}
