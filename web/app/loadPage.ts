import { parse } from 'regexparam';
import { matchRoute as matchPattern } from 'wouter';

import type { AppDispatch, PageModule, PageOutcome, PageParams } from '#web/api/pageModule.ts';
import { loadChunk } from '#web/platform/lazyPart.tsx';

import { type AppRoute, routes } from './routes.ts';

export type RouteMatch = { route: AppRoute; params: PageParams };

const [last] = routes.slice(-1);
if (last?.path !== '*') throw new Error('The list of routes has to end with "*".');
const everythingElse = last;

/** The first route whose pattern fits; the last one fits everything. */
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

/** Somebody has asked the browser to load as little as it can. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

export type PreparePage = (href: string) => Promise<PageOutcome>;

/** Loads the chunk and the data of an address, so that its page can be shown at once. */
export function createPreparePage(dispatch: AppDispatch): PreparePage {
  return async (href) => {
    const { pathname, searchParams } = new URL(href, location.href);
    const { route, params } = matchRoute(pathname);
    const page = await loadPage(route);
    return (await page.load?.({ dispatch, pathname, params, search: searchParams })) ?? { status: 200 };
  };
}

const again = 10_000;

/** For links that somebody points at. Doesn't repeat itself, and leaves the data to the click where data are dear. */
export function createPrefetch(prepare: PreparePage): (href: string) => void {
  const asked = new Map<string, number>();
  return (href) => {
    const now = performance.now();
    if (!href.startsWith('/') || now - (asked.get(href) ?? -again) < again || savesData()) return;
    asked.set(href, now);
    prepare(href).catch(() => asked.delete(href));
  };
}
