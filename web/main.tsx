import { hydrateRoot } from 'react-dom/client';

import { loadPage, matchRoute } from './app/loadPage.ts';
import { openApp } from './app/openApp.tsx';
import { isAged } from './app/shell/AgeNotice.tsx';
import { createStore } from './app/store.ts';
import { readSite, setSite } from './lib/site.ts';
import { loadChunk } from './platform/loadChunk.ts';

const printed = (id: string) => JSON.parse(document.getElementById(id)?.textContent || 'null');

setSite(printed('site') ?? readSite());
const store = createStore(
  {
    origin: '',
    fetch: (request) => fetch(request),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
    heard: (key, headers) => void note(key, headers).catch(() => {}),
    identity: async () => (await session())(),
  },
  printed('state') ?? undefined,
);

/** Where nothing fails there is nothing to note, unless it is that nothing fails any more. */
async function note(key: string, headers: Headers) {
  if (!headers.has('x-marquee-cause') && !isAged(store.getState())) return;
  const { noteSource } = await loadChunk(() => import('./api/ages.ts'));
  noteSource(store, key, headers, Date.now());
}

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

  openApp(store, (app) => hydrateRoot(container, app));
  // Without it the pages are the ones for guests.
  session().catch(() => {});
}

void takeUp(root);
