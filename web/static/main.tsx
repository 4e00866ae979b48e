import { createRoot } from 'react-dom/client';

import { loadPage, matchRoute } from '#web/app/loadPage.ts';
import { openApp } from '#web/app/openApp.tsx';
import { createPreparePage } from '#web/app/preparePage.ts';
import { createStore } from '#web/app/store.ts';
import { setSite } from '#web/lib/site.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';
import { chosenLocale } from '#web/platform/locale.ts';
import { readStaticBuild } from '#web/platform/staticBuild.ts';

import { createStaticFetch } from './createStaticFetch.ts';

const build = readStaticBuild();
const root = document.getElementById('root');
if (!build || !root) throw new Error('This page was not printed for a build without a server.');

setSite(build.site);
const store = createStore({
  origin: '',
  fetch: createStaticFetch(build, (request) => fetch(request)),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
  locale: chosenLocale,
  identity: async () => (await session())(),
});

async function session() {
  const { startSession } = await loadChunk(() => import('#web/features/session/startSession.ts'));
  return startSession(store);
}

/** What a server would send to a better address goes there by itself. */
async function prepareFirst(): Promise<void> {
  const asked = location.pathname + location.search;
  const outcome = await createPreparePage(store.dispatch)(asked);
  if ('redirect' in outcome && location.pathname + location.search === asked)
    history.replaceState(history.state, '', outcome.redirect + location.hash);
}

// The page's own script and data are on their way before anything is shown. What fails is said by the page.
loadPage(matchRoute(location.pathname).route).catch(() => {});
prepareFirst().catch(() => {});
openApp(store, (app) => createRoot(root).render(app));
// Without it the pages are the ones for guests.
session().catch(() => {});
