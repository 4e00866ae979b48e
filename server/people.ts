import { sameNumbers, type TitleNumbers } from '#core/library/titleNumbers.ts';

import type { AppParts } from './app.ts';
import type { Settings } from './env.ts';
import type { Authenticate } from './http/authenticate.ts';
import { createLibraryRoutes, type LibraryParts } from './library/libraryRoutes.ts';
import { createLibraryStore } from './library/libraryStore.ts';
import type { Logger } from './log.ts';
import { type AccountSettings, openAccounts } from './openAccounts.ts';
import { openStorage } from './storage/openStorage.ts';

export type PeopleSettings = AccountSettings & Pick<Settings, 'DATABASE_URL'>;

export type PeopleOptions = {
  settings: PeopleSettings;
  openTitles: LibraryParts['openTitles'];
  /** What titles are kept and shown under; the same where they never differ. */
  numbers?: TitleNumbers;
  dataDirectory: string;
  now: () => Date;
  log: Logger;
};

export type People = {
  api: AppParts['api'];
  protocols: AppParts['protocols'];
  authenticate: Authenticate;
  close: () => Promise<void>;
};

/** Opens what belongs to people: their accounts, and what is kept for them. */
export async function openPeople({
  settings,
  openTitles,
  numbers = sameNumbers,
  dataDirectory,
  now,
  log,
}: PeopleOptions): Promise<{ ok: true; people: People } | { ok: false; problem: string }> {
  const { DATABASE_URL: databaseUrl } = settings;
  const opened = await openStorage({ dataDirectory, now, log, ...(databaseUrl && { databaseUrl }) });
  if (!opened.ok) return opened;
  const { storage } = opened;
  const libraries = createLibraryStore({ storage, now });
  const onDelete = (account: string) => libraries.erase(account);
  const accounts = openAccounts({ settings, storage, onDelete, now, log });
  const { authenticate } = accounts;
  const library = createLibraryRoutes({ storage, authenticate, openTitles, numbers, now });
  return {
    ok: true,
    people: {
      api: [accounts.api, library],
      protocols: accounts.protocols,
      authenticate,
      close: async () => {
        await accounts.close();
        await storage.close();
      },
    },
  };
}
