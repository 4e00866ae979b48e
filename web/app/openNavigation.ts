import type { AroundNavHandler } from 'wouter';

import { createKeepForBack } from './keepForBack.ts';
import { startNavigation } from './navigation.ts';
import { createPrefetch, createPreparePage } from './preparePage.ts';
import type { Store } from './store.ts';

export type Navigation = { aroundNav: AroundNavHandler; prefetch: (href: string) => void };

/** Puts together what happens around a change of page. */
export function openNavigation(store: Store): Navigation {
  const prepare = createPreparePage(store.dispatch);
  return {
    aroundNav: startNavigation({ prepare, keepForBack: createKeepForBack(store) }),
    prefetch: createPrefetch(prepare),
  };
}
