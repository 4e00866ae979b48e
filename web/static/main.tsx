import { createRoot } from 'react-dom/client';

import { loadPage, matchRoute } from '#web/app/loadPage.ts';
import { openApp } from '#web/app/openApp.tsx';
import { createStore } from '#web/app/store.ts';
import { setSite } from '#web/lib/site.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';
import { keptLocale } from '#web/platform/locale.ts';
import { readStaticBuild } from '#web/platform/staticBuild.ts';

import { createStaticFetch } from './createStaticFetch.ts';

const build = readStaticBuild();
const root = document.getElementById('root');
if (!build || !root) throw new Error('This page was not printed for a build without a server.');

setSite(build.site);
const store = createStore({
  origin: '',
  fetch: createStaticFetch(build),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
  locale: keptLocale,
  identity: async () => (await session())(),
});

async function session() {
  const { startSession } = await loadChunk(() => import('#web/features/session/startSession.ts'));
  return startSession(store);
}

// The page's own script is on its way before anything is shown. What fails is said by the page.
loadPage(matchRoute(location.pathname).route).catch(() => {});
openApp(store, (app) => createRoot(root).render(app));
loadChunk(() => import('./openAtBetterAddress.ts'))
  .then(({ openAtBetterAddress }) => openAtBetterAddress(store))
  .catch(() => {});
// Without it the pages are the ones for guests.
session().catch(() => {});
