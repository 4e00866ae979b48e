import { type ReactNode, startTransition, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { type AroundNavHandler, Router } from 'wouter';

import { loadChunk } from '#web/platform/loadChunk.ts';
import { useShownLocation, useShownSearch } from '#web/platform/shownLocation.ts';
import { PrefetchContext } from '#web/ui/AppLink.tsx';

import { App } from './App.tsx';
import type { Navigation } from './openNavigation.ts';
import type { Store } from './store.ts';
import { WithMarks } from './WithMarks.tsx';

/** Shows the app of the current address, and starts all that goes on around its pages. */
export function openApp(store: Store, show: (app: ReactNode) => void): void {
  // What handles a change of page isn't needed for the first one, so it doesn't delay that.
  let ready: Navigation | undefined;
  const navigation = loadChunk(() => import('./openNavigation.ts')).then(
    ({ openNavigation }) => (ready = openNavigation(store)),
  );
  // Without it links are links.
  navigation.catch(() => {});
  const aroundNav: AroundNavHandler = (navigate, to, options) => {
    if (ready) ready.aroundNav(navigate, to, options);
    else
      navigation.then(
        ({ aroundNav }) => aroundNav(navigate, to, options),
        () => location.assign(to),
      );
  };

  // Before wouter listens, so that it gets Back and Forward when their page is ready.
  addEventListener('popstate', (event) => ready?.onPopState(event));

  startTransition(() =>
    show(
      <StrictMode>
        {/* A part whose script is late is hydrated with its printed data, not with newer ones. */}
        <Provider store={store} serverState={store.getState()}>
          <Router hook={useShownLocation} searchHook={useShownSearch} aroundNav={aroundNav}>
            <PrefetchContext value={(href) => ready?.prefetch(href)}>
              <WithMarks>
                <App />
              </WithMarks>
            </PrefetchContext>
          </Router>
        </Provider>
      </StrictMode>,
    ),
  );
}
