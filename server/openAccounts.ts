import { randomBytes } from 'node:crypto';

import { createFirebaseIdentity } from './accounts/firebase/firebaseIdentity.ts';
import { type FirebaseEnvironment, firebaseSettingsOf } from './accounts/firebase/firebaseSettings.ts';
import { createIdentityService, type Identity, type IdentitySettings } from './accounts/identityService.ts';
import { type PolicySettings, testPolicy, usualPolicy } from './accounts/password/policy.ts';
import { reachOfTests } from './accounts/reachOfTests.ts';
import type { AppOptions } from './app.ts';
import { believedRefusals } from './believedRefusals.ts';
import type { Storage } from './database/storage.ts';
import type { Settings } from './env.ts';
import type { Authenticate } from './http/authenticate.ts';
import type { Logger } from './log.ts';

export type AccountSettings = FirebaseEnvironment &
  Pick<
    Settings,
    | 'PORT'
    | 'PUBLIC_URL'
    | 'AUTH_MIN_PASSWORD'
    | 'AUTH_PASSWORD_NEEDS'
    | 'AUTH_TEST_API'
    | 'HOST'
    | 'TRUSTED_PROXIES'
    | 'SMTP_URL'
    | 'MAIL_FROM'
  > &
  Pick<IdentitySettings, 'passwordCost'>;

export type OpenAccountsOptions = {
  settings: AccountSettings;
  storage: Storage;
  /** Called before an account is deleted. */
  onDelete: (account: string) => Promise<void>;
  now: () => Date;
  log: Logger;
};

export type OpenedAccounts = {
  api: AppOptions['api'][number];
  protocols: AppOptions['protocols'];
  authenticate: Authenticate;
  /** Where passwords are hashed here. */
  passwordFigures?: Identity['passwordFigures'];
  close: () => Promise<void>;
};

/** Where links in mails lead: never what a request says, since it can be forged. */
const linkOriginOf = ({ PUBLIC_URL, PORT }: AccountSettings) => PUBLIC_URL ?? `http://127.0.0.1:${PORT}`;

function mayTest(settings: AccountSettings, log: Logger): boolean {
  if (settings.AUTH_TEST_API !== '1' || reachOfTests(settings).length > 0) return false;
  log.warn('AUTH_TEST_API=1: anyone on this machine can delete all accounts');
  return true;
}

function policyOf(
  { AUTH_MIN_PASSWORD, AUTH_PASSWORD_NEEDS }: AccountSettings,
  isTest: boolean,
): PolicySettings {
  if (isTest && AUTH_MIN_PASSWORD === undefined && AUTH_PASSWORD_NEEDS === undefined) return testPolicy;
  return {
    minLength: AUTH_MIN_PASSWORD ?? usualPolicy.minLength,
    classes: AUTH_PASSWORD_NEEDS ?? usualPolicy.classes,
  };
}

function smtpOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: AccountSettings, log: Logger) {
  if (SMTP_URL === undefined) return {};
  if (PUBLIC_URL === undefined) {
    log.warn('PUBLIC_URL is not set: links in e-mails lead to this machine only');
  }
  const from = MAIL_FROM ?? `Marquee <marquee@${new URL(PUBLIC_URL ?? 'http://localhost').hostname}>`;
  return { smtp: { url: SMTP_URL, from } };
}

/** Where a Firebase project keeps the accounts, the embedded service has no routes. */
export function openAccounts({ settings, storage, onDelete, now, log }: OpenAccountsOptions): OpenedAccounts {
  const firebase = firebaseSettingsOf(settings);
  if (firebase) {
    const onTrouble = (err: unknown) => log.warn({ err }, 'the keys of Firebase cannot be fetched');
    return { ...createFirebaseIdentity(firebase, { now, onTrouble }), protocols: [], close: async () => {} };
  }
  const isTest = mayTest(settings, log);
  const identity = createIdentityService({
    storage,
    settings: {
      policy: policyOf(settings, isTest),
      linkOrigin: linkOriginOf(settings),
      testControls: isTest,
      ...(settings.passwordCost && { passwordCost: settings.passwordCost }),
      ...smtpOf(settings, log),
    },
    now,
    random: (bytes) => randomBytes(bytes),
    log,
    onDelete,
  });
  return {
    api: identity.api,
    protocols: [
      ['/identitytoolkit.googleapis.com', believedRefusals(identity.toolkit, storage)],
      ['/securetoken.googleapis.com', believedRefusals(identity.tokens, storage)],
      ['/.well-known', identity.wellKnown],
      ...(identity.testControls ? ([['/emulator', identity.testControls]] as const) : []),
    ],
    authenticate: identity.authenticate,
    passwordFigures: identity.passwordFigures,
    close: identity.close,
  };
}
