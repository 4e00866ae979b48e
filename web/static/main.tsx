import { createRoot } from 'react-dom/client';

import { canonicalPath } from '#web/app/canonicalPath.ts';
import { openApp } from '#web/app/openApp.tsx';
import { createStore } from '#web/app/store.ts';
import { setSite } from '#web/lib/site.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';
import { readStaticBuild } from '#web/platform/staticBuild.ts';

import { createStaticFetch } from './createStaticFetch.ts';

const build = readStaticBuild();
const root = document.getElementById('root');
if (!build || !root) throw new Error('The page lacks its settings.');

setSite(build.site);
const store = createStore({
  origin: '',
  fetch: createStaticFetch(build),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
  identity: async () => (await session())(),
});

async function session() {
  const { startSession } = await loadChunk(() => import('#web/features/session/startSession.ts'));
  return startSession(store);
}

// What a server would redirect.
const path = canonicalPath(location.pathname);
if (path !== location.pathname)
  history.replaceState(history.state, '', path + location.search + location.hash);

openApp(store, (app) => createRoot(root).render(app));
// Without it the pages are those of a guest.
session().catch(() => {});
