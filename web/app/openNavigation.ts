import { OfflineMessage } from '#web/features/problem/OfflineMessage.tsx';
import { offlinePage } from '#web/features/problem/QueryProblem.tsx';
import { TitleSkeleton } from '#web/features/title/TitleSkeleton.tsx';
import { readSite } from '#web/lib/site.ts';
import { savesData } from '#web/platform/connection.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';
import { whenSettled } from '#web/platform/whenIdle.ts';

import { followLocale } from './followLocale.ts';
import { createKeepForBack } from './keepForBack.ts';
import { type Moves, startNavigation } from './navigation.ts';
import { LazyPageProblem } from './PageProblem.lazy.ts';
import { createPrefetch, createPreparePage, loadPagesInView, type PreparePage } from './preparePage.ts';
import { ListPageSkeleton, TitlePageSkeleton } from './skeletons/pageSkeletons.tsx';
import { addSkeletons } from './skeletons/PageWaiting.tsx';
import type { Store } from './store.ts';

/** Follows what a server would redirect. The page shows what fails. */
async function openAtBetterAddress(prepare: PreparePage): Promise<void> {
  const asked = location.pathname + location.search;
  const outcome = await prepare(asked).catch(() => null);
  if (outcome && 'redirect' in outcome && location.pathname + location.search === asked)
    history.replaceState(history.state, '', outcome.redirect + location.hash);
}

/** Only a build has the worker's script. */
function openOffline(store: Store): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = async () => {
    const { keepOffline } = await loadChunk(() => import('./keepOffline.ts'));
    await keepOffline(store, { savesData: savesData() });
  };
  // After all that a visit needs. Without it the app needs a network.
  void whenSettled()
    .then(keep)
    .catch(() => {});
}

/** Where visits may be counted, the visitor is asked for consent. */
async function openAnalytics({ aroundNav }: Moves): Promise<void> {
  const { analytics } = readSite();
  if (!analytics) return;
  const { openAnalytics } = await loadChunk(() => import('./analytics/openAnalytics.tsx'));
  openAnalytics(analytics, aroundNav);
}

export type Navigation = Moves & { prefetch: (href: string) => void };

/** Puts together what happens around a change of page. */
export function openNavigation(store: Store): Navigation {
  void LazyPageProblem.preload();
  offlinePage.Message = OfflineMessage;
  addSkeletons({ list: ListPageSkeleton, title: TitlePageSkeleton, brief: TitleSkeleton });
  followLocale(store);
  const prepare = createPreparePage(store.dispatch);
  if (!readSite().server) void openAtBetterAddress(prepare);
  const moves = startNavigation({ prepare, keepForBack: createKeepForBack(store) });
  // Without it there is no question and no counting.
  openAnalytics(moves).catch(() => {});
  openOffline(store);
  void loadPagesInView();
  return { ...moves, prefetch: createPrefetch(prepare) };
}
