import type { Site } from '@marquee/contracts/site.ts';
import { hydrateRoot } from 'react-dom/client';

import { setSite } from '#web/lib/site.ts';
import { ChunkLoadError, loadChunk } from '#web/platform/loadChunk.ts';

import { loadPage, matchRoute } from './loadPage.ts';
import { openApp } from './openApp.tsx';
import { isAged } from './shell/AgeNotice.tsx';
import { createStore, type RootState, type Store } from './store.ts';

function openStore(state: RootState | undefined) {
  const store = createStore(
    {
      origin: '',
      fetch: (request) => fetch(request),
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      random: Math.random,
      heard: (key, headers) => void note(store, key, headers).catch(() => {}),
      identity: async () => (await session(store))(),
    },
    state,
  );
  return store;
}

/** Without errors nothing is noted, except that earlier ones are over. */
async function note(store: Store, key: string, headers: Headers) {
  if (!headers.has('x-marquee-cause') && !isAged(store.getState())) return;
  const { noteSource } = await loadChunk(() => import('#web/api/ages.ts'));
  noteSource(store, key, headers, Date.now());
}

async function session(store: Store) {
  const { startSession } = await loadChunk(() => import('#web/features/session/startSession.ts'));
  return startSession(store);
}

type Printed = {
  /** Without it the page's own address says what the site is. */
  site: Site | undefined;
  state: RootState | undefined;
  /** Between what takes long. */
  pause: () => Promise<void>;
};

/** Hydrates the printed page with the state that was printed with it. */
export async function openPage({ site, state, pause }: Printed): Promise<void> {
  if (site) setSite(site);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');

  /** The stored offline page replaces another page here: it isn't hydrated. */
  const isKept = root.querySelector('[data-kept]');
  const store = openStore(state);
  await pause();
  const isHere =
    isKept !== null ||
    (await loadPage(matchRoute(location.pathname).route).then(
      () => true,
      () => false,
    ));
  // The page stays what the server printed.
  if (!isHere) return;
  await pause();

  // React renders from scratch where it finds nothing.
  if (isKept) root.replaceChildren();
  /** A part whose script fails to load reports that itself. */
  const onRecoverableError = (error: unknown): void => {
    if (!isKept && !(error instanceof Error && error.cause instanceof ChunkLoadError)) reportError(error);
  };
  openApp(store, (app) => hydrateRoot(root, app, { onRecoverableError }));
  // Without it the pages are those of a guest.
  session(store).catch(() => {});
}
