import { createKeepForBack } from './keepForBack.ts';
import { type Moves, startNavigation } from './navigation.ts';
import { PageProblemLater } from './PageProblemLater.ts';
import { createPrefetch, createPreparePage } from './preparePage.ts';
import { ListPageSkeleton } from './skeletons/ListPageSkeleton.tsx';
import { addSkeletons } from './skeletons/PageWaiting.tsx';
import { TitlePageSkeleton } from './skeletons/TitlePageSkeleton.tsx';
import type { Store } from './store.ts';

export type Navigation = Moves & { prefetch: (href: string) => void };

/** Puts together what happens around a change of page. */
export function openNavigation(store: Store): Navigation {
  void PageProblemLater.preload();
  addSkeletons({ list: ListPageSkeleton, title: TitlePageSkeleton });
  const prepare = createPreparePage(store.dispatch);
  const moves = startNavigation({ prepare, keepForBack: createKeepForBack(store) });
  return { ...moves, prefetch: createPrefetch(prepare) };
}
