import type { AnalyticsProject } from '@marquee/contracts/site.ts';
import { openDB } from 'idb';

/** Allowed fields about a page, as Google's script names them. */
export type PageView = { page_location: string; page_referrer: string; page_title: string };

/** Of what the script sends on its own, the time a page was in view is the only event let through. */
const events = new Set(['page_view', 'user_engagement']);

const fields = ['dl', 'dr', 'dt'];

const isCollector = ({ hostname }: URL) =>
  /(?:^|\.)(?:google-analytics|analytics\.google)\.com$/.test(hostname);
const isTheirs = (url: URL) =>
  isCollector(url) ||
  /^(?:www\.googletagmanager\.com|firebase(?:installations)?\.googleapis\.com)$/.test(url.hostname);

const urlOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, location.href);

/**
 * A gate for what Google's script sends. Set up so at Google, it sends more than it was asked to: addresses with
 * search words, page titles, forms. Only what was admitted here gets out, and nothing once the gate is closed.
 */
export function createConsentGate() {
  const admitted = new Set<string>();
  const ending = new AbortController();

  const isOurs = (params: URLSearchParams) => {
    const event = params.get('en');
    return (
      (event === null || events.has(event)) &&
      fields.every((field) => params.getAll(field).every((value) => admitted.has(value)))
    );
  };

  /** The body that may be sent, one event a line; null where nothing may. */
  function bodyFor(url: URL, body: unknown): string | null {
    if (ending.signal.aborted || !isOurs(url.searchParams)) return null;
    if (body === null || body === undefined || body === '') return url.searchParams.has('en') ? '' : null;
    if (typeof body !== 'string') return null;
    const lines = body.split('\r\n').filter((line) => isOurs(new URLSearchParams(line)));
    return lines.length === 0 ? null : lines.join('\r\n');
  }

  function raise(): void {
    const fetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const url = urlOf(input);
      if (!isTheirs(url)) return fetch(input, init);
      if (ending.signal.aborted) throw new TypeError('Nothing is counted any more.');
      const options = { ...init, signal: ending.signal };
      if (!isCollector(url)) return fetch(input, options);
      const body = input instanceof Request ? null : bodyFor(url, init?.body);
      if (body === null) return new Response(null, { status: 204 });
      return fetch(url, body === '' ? options : { ...options, body });
    };
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, data) => {
      const url = urlOf(address);
      if (!isCollector(url)) return sendBeacon(address, data);
      const body = bodyFor(url, data);
      // True: a blocked request isn't to be tried in another way.
      return body === null || sendBeacon(url, body);
    };
  }

  return {
    raise,
    admit: (view: PageView) => {
      for (const value of Object.values(view)) admitted.add(value);
    },
    close: () => ending.abort(),
  };
}

/** The name of the library's app, apart from accounts. */
export const appName = 'analytics';

/** Its stores, the first of which holds the visitor's identifier. */
const stores = [
  ['firebase-installations-database', 'firebase-installations-store'],
  ['firebase-heartbeat-database', 'firebase-heartbeat-store'],
] as const;

/** `films.example.org` and what it is part of: on which of them a cookie was set can't be read from it. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** Clears away Google Analytics' cookies. */
export function forgetCookies(): void {
  const names = document.cookie.split(/;\s*/).map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((name) => /^_(?:ga|gid|gat|gcl)/.test(name))) {
    document.cookie = `${name}=; path=/; max-age=0`;
    for (const domain of domainsOf(location.hostname)) {
      document.cookie = `${name}=; path=/; max-age=0; domain=${domain}`;
    }
  }
}

/** Deletes what the library stored on the device. Creates no database where there was none. */
export async function forgetInstallation({ appId }: AnalyticsProject): Promise<void> {
  for (const [name, store] of stores) {
    const database = await openDB(name, undefined, {
      upgrade: (_database, _before, _after, transaction) => {
        transaction.done.catch(() => {});
        transaction.abort();
      },
    }).catch(() => null);
    if (!database) continue;
    try {
      if (database.objectStoreNames.contains(store)) await database.delete(store, `${appName}!${appId}`);
    } finally {
      database.close();
    }
  }
}
