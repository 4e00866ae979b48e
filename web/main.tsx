import { hydrateRoot } from 'react-dom/client';

import { loadPage, matchRoute } from './app/loadPage.ts';
import { openApp } from './app/openApp.tsx';
import { isAged } from './app/shell/AgeNotice.tsx';
import { createStore } from './app/store.ts';
import { readSite, setSite } from './lib/site.ts';
import { ChunkLoadError, loadChunk } from './platform/loadChunk.ts';

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

/** What devices keep stands here in place of another page: nothing of it is taken up. */
const isKept = root.querySelector('[data-kept]');

/** A part whose script does not come says so itself. */
function onRecoverableError(error: unknown): void {
  if (!isKept && !(error instanceof Error && error.cause instanceof ChunkLoadError)) reportError(error);
}

function openHere(container: HTMLElement): void {
  // React begins anew where it finds nothing.
  if (isKept) container.replaceChildren();
  openApp(store, (app) => hydrateRoot(container, app, { onRecoverableError }));
  // Without it the pages are the ones for guests.
  session().catch(() => {});
}

// Takes the printed page up when its chunk is here; a top-level await would hold up chunks that import this one. If it
// fails, the page stays what the server printed: complete, its links ordinary links.
if (isKept) openHere(root);
else
  loadPage(matchRoute(location.pathname).route).then(
    () => openHere(root),
    () => {},
  );
