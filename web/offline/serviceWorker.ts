/**
 * Opens the app without a network: at any address that can't be reached it shows the stored page, whose
 * script opens the library. It stores files of the build and that one page; user data and API answers
 * bypass it. The build writes `built` before this and strips the types, so nothing can be imported.
 */

/** Names of the build and the files that it needs offline. */
declare const built: { version: string; files: readonly string[] };

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asking = Event & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Worker = {
  addEventListener: ((type: 'install' | 'activate', hear: (event: Waiting) => void) => void) &
    ((type: 'message', hear: (event: Waiting) => void) => void) &
    ((type: 'fetch', hear: (event: Asking) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
};

// The DOM's types lack this kind of worker.
const worker = globalThis as unknown as Worker;
const keptPage = '/offline';
const prefix = 'marquee-build-';
const name = prefix + built.version;
/** Filled and emptied by the page, which knows the library. */
const posters = 'marquee-posters';
const files = new Set(built.files);

async function install(): Promise<void> {
  const cache = await caches.open(name);
  const page = await fetch(keptPage, { headers: { accept: 'text/html' } });
  if (!page.ok) throw new Error(`The page to keep was answered with ${page.status}.`);
  await Promise.all([cache.addAll([...files]), cache.put(keptPage, page)]);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((other) => other.startsWith(prefix) && other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

const kept = async (path: string, of = name) => (await caches.open(of)).match(path, { ignoreVary: true });

async function pageOr({ request, preloadResponse }: Asking): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await kept(keptPage)) ?? Response.error();
  }
}

async function fileOr(request: Request, path: string): Promise<Response> {
  return (await kept(path)) ?? fetch(request);
}

/** Stored in one size for all uses, a drawing as a vector. */
async function pictureOr(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const name = path.replace(/^\/t\/p\/[^/]+/, '');
    return (await kept(name.replace(/\.webp$/, '.svg'), posters)) ?? Response.error();
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
// The only message there is: a page asks for this worker.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(?:api|3|t)\//.test(pathname)) event.respondWith(pageOr(event));
  } else if (files.has(pathname)) event.respondWith(fileOr(request, pathname));
  else if (pathname.startsWith('/t/p/')) event.respondWith(pictureOr(request, pathname));
});
