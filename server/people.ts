import type { AppOptions } from './app.ts';
import { believedCallers } from './believedRefusals.ts';
import type { Storage } from './database/storage.ts';
import type { Settings } from './env.ts';
import type { Authenticate } from './http/authenticate.ts';
import { createLibraryRoutes, type LibraryRoutesOptions } from './library/libraryRoutes.ts';
import { createLibraryStore } from './library/libraryStore.ts';
import type { Logger } from './log.ts';
import { type AccountSettings, openAccounts, type OpenedAccounts } from './openAccounts.ts';

export type PeopleSettings = AccountSettings & Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL'>;

export type PeopleOptions = {
  settings: AccountSettings;
  storage: Storage;
  openTitles: LibraryRoutesOptions['openTitles'];
  now: () => Date;
  log: Logger;
};

export type People = Pick<OpenedAccounts, 'passwordFigures'> & {
  api: AppOptions['api'];
  protocols: AppOptions['protocols'];
  authenticate: Authenticate;
  close: () => Promise<void>;
};

/** The users' data: accounts and libraries. */
export function openPeople({ settings, storage, openTitles, now, log }: PeopleOptions): People {
  const libraries = createLibraryStore({ storage, now });
  const onDelete = (account: string) => libraries.erase(account);
  const accounts = openAccounts({ settings, storage, onDelete, now, log });
  const authenticate = believedCallers(accounts.authenticate, storage);
  return {
    api: [accounts.api, createLibraryRoutes({ storage, authenticate, openTitles, now })],
    protocols: accounts.protocols,
    authenticate,
    ...(accounts.passwordFigures && { passwordFigures: accounts.passwordFigures }),
    close: accounts.close,
  };
}
