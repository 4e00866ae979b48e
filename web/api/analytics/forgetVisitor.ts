import type { AnalyticsProject } from '@marquee/contracts/site.ts';
import { openDB } from 'idb';

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
