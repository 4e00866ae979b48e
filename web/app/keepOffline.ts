import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import { knownTitles } from '#web/api/knownTitles.ts';
import { openKeptTitles } from '#web/api/library/keptTitles.ts';
import { type Library, openLibrary } from '#web/api/library/library.ts';
import { pictureUrl } from '#web/lib/pictures.ts';
import { isSparing } from '#web/platform/connection.ts';

import type { Store } from './store.ts';

/** Few libraries are larger; of one that is, the newest are stored. */
const mostTitles = 300;
const mostPosters = 100;
const atOnce = 50;
/** Several marks are often given in a row, and an account's library comes after the guest's. */
const restMilliseconds = 1500;
const posterSize = 'w342';
const posterCache = 'marquee-posters';
const worker = '/sw.js';

function titlesOf(library: Library): TitleId[] {
  const marked = (['watchlist', 'seen', 'rating', 'hidden'] as const).flatMap((mark) =>
    library.titlesWith(mark).map(({ title }) => title),
  );
  const listed = library.lists().flatMap(({ id }) => library.itemsOf(id).map(({ title }) => title));
  const each = new Map([...marked, ...listed].map((title) => [`${title.media}/${title.id}`, title]));
  return [...each.values()].slice(0, mostTitles);
}

/** Posters under their names, and no others. Those of other origins must not be stored. */
async function keepPosters(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(posterCache);
  const wanted = new Set(paths.filter((path) => pictureUrl(path, posterSize).startsWith('/')));
  const names = [...wanted].slice(0, mostPosters);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all([...kept].filter((name) => !names.includes(name)).map((name) => cache.delete(name)));
  for (const name of names.filter((path) => !kept.has(path))) {
    // In the background, one after the other.
    const answer = await fetch(pictureUrl(name, posterSize), { priority: 'low' });
    if (answer.ok) await cache.put(name, answer);
  }
}

/** Keeps the stored copy in step with the library: signing out deletes it. */
async function keepCards(library: Library, store: Store): Promise<void> {
  const kept = openKeptTitles();
  const titles = titlesOf(library);
  const missing = await kept.only(titles);
  const { initiate } = knownTitles.endpoints.knownTitles;
  for (let from = 0; from < missing.length && navigator.onLine; from += atOnce) {
    const asked = missing.slice(from, from + atOnce);
    const { data } = await store.dispatch(initiate(asked, { subscribe: false }));
    if (data) await kept.keep(data);
  }
  const cards = await kept.read(titles);
  await keepPosters(cards.flatMap(({ poster_path: path }) => path ?? []));
}

/** Answers from this device may be incomplete: they are refetched. */
function askAnew(store: Store): void {
  const { initiate } = knownTitles.endpoints.knownTitles;
  for (const query of Object.values(store.getState().api.queries))
    if (query?.endpointName === 'knownTitles')
      void store.dispatch(
        initiate(query.originalArgs as unknown as readonly TitleId[], {
          subscribe: false,
          forceRefetch: true,
        }),
      );
}

async function forget(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('marquee-')).map((name) => caches.delete(name)));
}

/** A page that opened while the worker was starting is not controlled by it yet. */
async function takeWorker(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) active?.postMessage('claim', []);
}

/** A library with titles in it, now or later. */
const somethingKept = (library: Library): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (titlesOf(library).length === 0) return;
      end();
      resolve();
    };
    const end = library.subscribe(look);
    look();
  });

/**
 * Lets the app and the library open without a network. Over a slow line it waits for something that is worth it; with
 * Save-Data it stores nothing.
 */
export async function keepOffline(store: Store, { savesData }: { savesData: boolean }): Promise<void> {
  if (savesData) return forget();
  const library = await openLibrary();
  if (isSparing()) await somethingKept(library);
  await navigator.serviceWorker.register(worker);
  void takeWorker();
  let running: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    // What could not be stored is tried again at the next change.
    running = running.then(() => keepCards(library, store)).catch(() => {});
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, restMilliseconds);
  };
  library.subscribe(later);
  addEventListener('online', () => {
    askAnew(store);
    later();
  });
  later();
  return undefined;
}
