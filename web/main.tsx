import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { type AroundNavHandler, Router } from 'wouter';

import { App } from './app/App.tsx';
import { loadPage, matchRoute } from './app/loadPage.ts';
import type { Navigation } from './app/openNavigation.ts';
import { createStore } from './app/store.ts';
import { WithMarks } from './app/WithMarks.tsx';
import { loadChunk } from './platform/loadChunk.ts';
import { useShownLocation, useShownSearch } from './platform/shownLocation.ts';
import { PrefetchContext } from './ui/PrefetchContext.ts';

const embedded = document.getElementById('state')?.textContent;
const store = createStore(
  {
    origin: '',
    fetch: (request) => fetch(request),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    identity: async () => (await session())(),
  },
  embedded ? JSON.parse(embedded) : undefined,
);

async function session() {
  const { startSession } = await loadChunk(() => import('./features/session/startSession.ts'));
  return startSession(store);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

/** Takes the printed page up when its chunk is here. A top-level await would hold up chunks that import this one. */
async function takeUp(container: HTMLElement): Promise<void> {
  // If this fails, the page stays what the server printed: complete, its links ordinary links.
  await loadPage(matchRoute(location.pathname).route);

  // What happens around a change of page isn't needed for the first one, so it doesn't hold that up.
  let ready: Navigation | undefined;
  const navigation = loadChunk(() => import('./app/openNavigation.ts')).then(
    ({ openNavigation }) => (ready = openNavigation(store)),
  );
  const aroundNav: AroundNavHandler = (navigate, to, options) => {
    if (ready) ready.aroundNav(navigate, to, options);
    else
      navigation.then(
        ({ aroundNav }) => aroundNav(navigate, to, options),
        () => location.assign(to),
      );
  };

  // Before wouter listens, so that it hears of Back and Forward when their page is ready.
  addEventListener('popstate', (event) => ready?.onPopState(event));

  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <Provider store={store}>
          <Router hook={useShownLocation} searchHook={useShownSearch} aroundNav={aroundNav}>
            <PrefetchContext value={(href) => ready?.prefetch(href)}>
              <WithMarks>
                <App />
              </WithMarks>
            </PrefetchContext>
          </Router>
        </Provider>
      </StrictMode>,
    );
  });
  // Without it the pages are the ones for guests.
  session().catch(() => {});
}

void takeUp(root);
