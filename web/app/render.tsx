import type { PageHead, RenderedPage, RenderPage } from '@marquee/contracts/page.ts';
import { createNextState } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Router } from 'wouter';

import { noteSource } from '#web/api/ages.ts';
import { client } from '#web/api/client.ts';
import { setSite } from '#web/lib/site.ts';
import { PartsContext } from '#web/platform/lazyPart.tsx';
import { HeadContext } from '#web/platform/pageHead.ts';

import { App } from './App.tsx';
import { canonicalPath } from './canonicalPath.ts';
import { loadPage, matchRoute } from './loadPage.ts';
import { LazyAgeStrip, isAged } from './shell/AgeNotice.tsx';
import { createStore, type RootState, type Store } from './store.ts';
import { WithMarks } from './WithMarks.tsx';

/**
 * The state that goes into the page, without what differs from one rendering to the next: request ids and times.
 * Equal content then is equal bytes, which a browser cache needn't load again. The times must not be 0:
 * the query cache reads that as "never arrived".
 */
export const embeddedState = (state: RootState): RootState =>
  createNextState(state, ({ api }) => {
    for (const query of Object.values(api.queries)) {
      if (!query || query.status === QueryStatus.uninitialized) continue;
      query.requestId = 'page';
      query.startedTimeStamp = 1;
      if (query.fulfilledTimeStamp !== undefined) query.fulfilledTimeStamp = 1;
    }
  });

const origin = 'http://app.invalid';

/** React puts a preload of every picture that isn't lazy before the markup. The head has the one that matters. */
const picturePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

async function renderWith(store: Store, { pathname, searchParams }: URL): Promise<RenderedPage> {
  const { route, params } = matchRoute(pathname);
  const page = await loadPage(route);
  const outcome = (await page.load?.({
    dispatch: store.dispatch,
    pathname,
    params,
    search: searchParams,
  })) ?? {
    status: 200,
  };
  if ('redirect' in outcome) return { kind: 'redirect', location: outcome.redirect };

  const aged = isAged(store.getState());
  if (aged) await LazyAgeStrip.preload();

  let head: PageHead | undefined;
  const parts = new Set<string>();
  const html = renderToString(
    <HeadContext value={(given) => (head = given)}>
      <PartsContext value={(module) => parts.add(module)}>
        <Provider store={store}>
          <Router ssrPath={pathname} ssrSearch={searchParams.toString()}>
            {/* What the browser has around the app changes the numbers of its elements. */}
            <WithMarks>
              <App />
            </WithMarks>
          </Router>
        </Provider>
      </PartsContext>
    </HeadContext>,
  );
  if (!head) throw new Error(`${route.module} renders without a head.`);
  return {
    kind: 'page',
    status: outcome.status,
    head,
    html: html.replace(picturePreloads, ''),
    state: embeddedState(store.getState()),
    aged,
    route: route.path,
    module: route.module,
    parts: [...parts],
  };
}

/** Prints one address of the app: the same components as in the browser, with their data loaded beforehand. */
export const render: RenderPage = async ({ url, fetch, site }) => {
  setSite(site);
  // Joined, not resolved: an address that begins with two slashes would name another host.
  const asked = new URL(origin + url);
  const canonical = canonicalPath(asked.pathname);
  if (canonical !== asked.pathname) return { kind: 'redirect', location: canonical + asked.search };
  const store: Store = createStore({
    origin,
    fetch,
    sleep: async () => {},
    random: () => 0.5,
    heard: (key, headers) => noteSource(store, key, headers),
  });
  try {
    return await renderWith(store, asked);
  } finally {
    // Answers that nobody uses any more would hold the store for a minute.
    store.dispatch(client.util.resetApiState());
  }
};
