import { randomBytes } from 'node:crypto';

import type { KnownTitle } from '#contracts/library/libraryAnswer.ts';
import type { TitleRef } from '#contracts/library/libraryKey.ts';

import type { AppParts } from './app.ts';
import type { Settings } from './env.ts';
import type { Authenticate } from './http/authenticate.ts';
import { createIdentity } from './identity/identityService.ts';
import { usualPolicy } from './identity/password/policy.ts';
import { createLibraryRoutes } from './library/libraryRoutes.ts';
import { createLibraryStore } from './library/libraryStore.ts';
import type { Logger } from './log.ts';
import { openStorage } from './storage/openStorage.ts';

export type PeopleSettings = Pick<
  Settings,
  | 'PORT'
  | 'PUBLIC_URL'
  | 'DATABASE_URL'
  | 'AUTH_MIN_PASSWORD'
  | 'AUTH_PASSWORD_NEEDS'
  | 'AUTH_TEST_API'
  | 'HOST'
  | 'SMTP_URL'
  | 'MAIL_FROM'
>;

export type PeopleOptions = {
  settings: PeopleSettings;
  titleItem: (title: TitleRef) => KnownTitle | undefined;
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

/** Where links in mails lead: never what a request says, since anybody can send one. */
const linkOriginOf = ({ PUBLIC_URL, PORT }: PeopleSettings) => PUBLIC_URL ?? `http://127.0.0.1:${PORT}`;

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Tests may do what nobody else may, so only where nobody else can reach us. */
function mayTest({ AUTH_TEST_API, HOST }: PeopleSettings, log: Logger): boolean {
  if (AUTH_TEST_API !== '1') return false;
  if (loopback.has(HOST)) {
    log.warn('AUTH_TEST_API=1: anybody on this machine can empty the accounts');
    return true;
  }
  log.warn('AUTH_TEST_API=1 has no effect: Marquee listens to other machines as well');
  return false;
}

function smtpOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: PeopleSettings, log: Logger) {
  if (SMTP_URL === undefined) return {};
  if (PUBLIC_URL === undefined) {
    log.warn('PUBLIC_URL is not set: links in mails lead to this machine only');
  }
  const from = MAIL_FROM ?? `Marquee <marquee@${new URL(PUBLIC_URL ?? 'http://localhost').hostname}>`;
  return { smtp: { url: SMTP_URL, from } };
}

/** Opens what belongs to people: their accounts, and what is kept for them. */
export async function openPeople({
  settings,
  titleItem,
  dataDirectory,
  now,
  log,
}: PeopleOptions): Promise<{ ok: true; people: People } | { ok: false; problem: string }> {
  const { DATABASE_URL: databaseUrl } = settings;
  const opened = await openStorage({ dataDirectory, now, log, ...(databaseUrl && { databaseUrl }) });
  if (!opened.ok) return opened;
  const { storage } = opened;
  const libraries = createLibraryStore({ storage, now });
  const identity = createIdentity({
    storage,
    settings: {
      policy: {
        minLength: settings.AUTH_MIN_PASSWORD ?? usualPolicy.minLength,
        classes: settings.AUTH_PASSWORD_NEEDS ?? usualPolicy.classes,
      },
      linkOrigin: linkOriginOf(settings),
      testControls: mayTest(settings, log),
      ...smtpOf(settings, log),
    },
    now,
    random: (bytes) => randomBytes(bytes),
    log,
    onDelete: (account) => libraries.erase(account),
  });
  const library = createLibraryRoutes({
    storage,
    authenticate: identity.authenticate,
    titles: { find: (media, id) => titleItem({ media, id }) },
    now,
  });
  return {
    ok: true,
    people: {
      api: [identity.api, library],
      protocols: [
        ['/identitytoolkit.googleapis.com', identity.toolkit],
        ['/securetoken.googleapis.com', identity.tokens],
        ['/.well-known', identity.wellKnown],
        ...(identity.testControls ? ([['/emulator', identity.testControls]] as const) : []),
      ],
      authenticate: identity.authenticate,
      close: async () => {
        await identity.close();
        await storage.close();
      },
    },
  };
}
