import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { Router } from 'wouter';

import { App } from './app/App.tsx';
import { loadPage, matchRoute } from './app/loadPage.ts';
import { createStore } from './app/store.ts';

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

await loadPage(matchRoute(location.pathname).route);
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <Provider store={store}>
        <Router>
          <App />
        </Router>
      </Provider>
    </StrictMode>,
  );
});
