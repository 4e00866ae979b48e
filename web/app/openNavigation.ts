import { readSite } from '#web/lib/site.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import { followLocale } from './followLocale.ts';
import { createKeepForBack } from './keepForBack.ts';
import { type Moves, startNavigation } from './navigation.ts';
import { openAtBetterAddress } from './openAtBetterAddress.ts';
import { PageProblemLater } from './PageProblemLater.ts';
import { createPrefetch, createPreparePage } from './preparePage.ts';
import { ListPageSkeleton } from './skeletons/ListPageSkeleton.tsx';
import { addSkeletons } from './skeletons/PageWaiting.tsx';
import { TitlePageSkeleton } from './skeletons/TitlePageSkeleton.tsx';
import type { Store } from './store.ts';

/** Where visits may be counted, people are asked. */
async function openAnalytics({ aroundNav }: Moves): Promise<void> {
  const { analytics } = readSite();
  if (!analytics) return;
  const { openAnalytics } = await loadChunk(() => import('./analytics/openAnalytics.tsx'));
  openAnalytics(analytics, aroundNav);
}

export type Navigation = Moves & { prefetch: (href: string) => void };

/** Puts together what happens around a change of page. */
export function openNavigation(store: Store): Navigation {
  void PageProblemLater.preload();
  addSkeletons({ list: ListPageSkeleton, title: TitlePageSkeleton });
  followLocale(store);
  const prepare = createPreparePage(store.dispatch);
  if (!readSite().server) void openAtBetterAddress(prepare);
  const moves = startNavigation({ prepare, keepForBack: createKeepForBack(store) });
  // Without it nobody is asked, and nobody counted.
  openAnalytics(moves).catch(() => {});
  return { ...moves, prefetch: createPrefetch(prepare) };
}
