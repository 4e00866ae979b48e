import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { Router } from 'wouter';

import { App } from './app/App.tsx';
import { createKeepForBack } from './app/keepForBack.ts';
import { loadPage, matchRoute } from './app/loadPage.ts';
import { startNavigation } from './app/navigation.ts';
import { createPrefetch, createPreparePage } from './app/preparePage.ts';
import { createStore } from './app/store.ts';
import { PrefetchContext } from './ui/PrefetchContext.ts';

const embedded = document.getElementById('state')?.textContent;
const store = createStore(
  {
    origin: '',
    fetch: (request) => fetch(request),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  },
  embedded ? JSON.parse(embedded) : undefined,
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

/** Takes the printed page up when its chunk is here. A top-level await would hold up chunks that import this one. */
async function takeUp(container: HTMLElement): Promise<void> {
  // If this fails, the page stays what the server printed: complete, its links ordinary links.
  await loadPage(matchRoute(location.pathname).route);

  const prepare = createPreparePage(store.dispatch);
  const prefetch = createPrefetch(prepare);
  const aroundNav = startNavigation({ prepare, keepForBack: createKeepForBack(store) });
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <Provider store={store}>
          <Router aroundNav={aroundNav}>
            <PrefetchContext value={prefetch}>
              <App />
            </PrefetchContext>
          </Router>
        </Provider>
      </StrictMode>,
    );
  });
}

void takeUp(root);
