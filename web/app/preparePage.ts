import type { AppDispatch, PageOutcome } from '#web/api/pageModule.ts';
import { isSparing, savesData } from '#web/platform/connection.ts';
import { whenIdle, whenSettled } from '#web/platform/whenIdle.ts';

import { loadPage, matchRoute } from './loadPage.ts';

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

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Loads the scripts of the pages that links in view lead to, so that a click waits for data only. */
export async function loadPagesInView(): Promise<void> {
  await whenSettled();
  if (isSparing()) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].filter(isInView);
  for (const route of new Set(links.map(({ pathname }) => matchRoute(pathname).route))) {
    await whenIdle();
    await loadPage(route).catch(() => {});
  }
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
