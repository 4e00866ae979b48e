import type { AppDispatch, PageOutcome } from '#web/api/pageModule.ts';

import { loadPage, matchRoute } from './loadPage.ts';

/** The user has asked the browser to save data. */
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

/** For links under the pointer. Doesn't repeat itself, and with Save-Data leaves the data to the click. */
export function createPrefetch(prepare: PreparePage): (href: string) => void {
  const asked = new Map<string, number>();
  return (href) => {
    const now = performance.now();
    if (!href.startsWith('/') || now - (asked.get(href) ?? -again) < again || savesData()) return;
    asked.set(href, now);
    prepare(href).catch(() => asked.delete(href));
  };
}
