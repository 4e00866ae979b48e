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

/** Without errors nothing is noted, except that earlier ones are over. */
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

/** The stored offline page replaces another page here: it isn't hydrated. */
const isKept = root.querySelector('[data-kept]');

/** A part whose script fails to load reports that itself. */
function onRecoverableError(error: unknown): void {
  if (!isKept && !(error instanceof Error && error.cause instanceof ChunkLoadError)) reportError(error);
}

function openHere(container: HTMLElement): void {
  // React renders from scratch where it finds nothing.
  if (isKept) container.replaceChildren();
  openApp(store, (app) => hydrateRoot(container, app, { onRecoverableError }));
  // Without it the pages are those of a guest.
  session().catch(() => {});
}

// Hydrates the printed page when its chunk is here; a top-level await would delay chunks that import this one. If it
// fails, the page stays what the server printed: complete, its links ordinary links.
if (isKept) openHere(root);
else
  loadPage(matchRoute(location.pathname).route).then(
    () => openHere(root),
    () => {},
  );
