import type { IdentityConfig } from '@marquee/contracts/identity/identityConfig.ts';
import { embeddedIdentity } from '@marquee/contracts/identity/toolkit.ts';
import { Hono } from 'hono';

import type { Storage } from '#server/database/storage.ts';
import type { Authenticate } from '#server/http/authenticate.ts';
import type { Logger } from '#server/log.ts';

import { createAccountDataRoutes } from './accounts/accountDataRoutes.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createAudit } from './accounts/audit.ts';
import { createBackgroundWork } from './accounts/backgroundWork.ts';
import { createLimits } from './limits/limits.ts';
import { createSweep } from './limits/sweep.ts';
import type { SmtpOptions } from './mail/deliverBySmtp.ts';
import { openMail } from './mail/openMail.ts';
import { createPasswords, type Cost, type Passwords } from './password/passwords.ts';
import { createPasswordPolicy, type PolicySettings } from './password/policy.ts';
import { isLocal } from './reachOfTests.ts';
import { createAuthenticate } from './tokens/createAuthenticate.ts';
import { createSessions } from './tokens/createSessions.ts';
import { createSessionRoutes } from './tokens/sessionRoutes.ts';
import { createKeyRoutes, createSigningKeys } from './tokens/signingKeys.ts';
import { createTokenRoutes } from './tokens/tokenRoutes.ts';
import { createTestControls } from './toolkit/testControls.ts';
import { createToolkitRoutes } from './toolkit/toolkitRoutes.ts';

type Routes = Hono<{ Bindings: { id?: string; address?: string } }>;

export type IdentitySettings = {
  policy: PolicySettings;
  /** Scheme and host that links in mails lead to. */
  linkOrigin: string;
  smtp?: SmtpOptions;
  /** Opens test controls at `/emulator` and accepts any key: from this machine alone. */
  testControls?: boolean;
  /** Cheaper in tests only. */
  passwordCost?: Cost;
  /** How many passwords are hashed at once, and how many wait for it. */
  passwordGate?: { atOnce: number; waiting: number };
};

export type IdentityOptions = {
  storage: Storage;
  settings: IdentitySettings;
  now: () => Date;
  /** Cryptographically strong. */
  random: (bytes: number) => Buffer;
  log: Logger;
  /** Called with the id before an account is deleted: its other data is deleted first. */
  onDelete: (account: string) => Promise<void>;
};

export type Identity = {
  /** At `/identitytoolkit.googleapis.com`. */
  toolkit: Routes;
  /** At `/securetoken.googleapis.com`. */
  tokens: Routes;
  /** Below `/api`. */
  api: Routes;
  /** Below `/.well-known`. */
  wellKnown: Routes;
  /** At `/emulator`, where tests may do more than people. */
  testControls: Routes | null;
  authenticate: Authenticate;
  /** Password hashes under way and waiting. */
  passwordFigures: Passwords['figures'];
  /** When everything that was promised in answers is done, such as writing a mail. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

/** Names us in tokens: the same for all replicas, whatever address they are reached at. */
const issuer = 'urn:marquee:identity';

/** The embedded identity service: accounts with their sessions, in our own database. */
export function createIdentityService(parts: IdentityOptions): Identity {
  const { storage, settings, random, log, onDelete } = parts;
  const { linkOrigin, passwordCost, passwordGate } = settings;
  const limitsBy = (now: () => Date) => createLimits({ storage, now, random });
  const background = createBackgroundWork(log);
  const controls = settings.testControls
    ? createTestControls({ storage, now: parts.now, limitsBy, onDelete, settled: background.settled, random })
    : null;
  const { now, limits } = controls ?? { now: parts.now, limits: limitsBy(parts.now) };
  const keys = createSigningKeys({ storage, now });
  const audience = embeddedIdentity.projectId;
  const sessions = createSessions({ storage, keys, issuer, audience, now, random });
  const policy = createPasswordPolicy(settings.policy);
  const authenticate = createAuthenticate(sessions);
  const mail = openMail({ storage, smtp: settings.smtp, now, random, log });
  const sweep = createSweep({ storage, now, log });
  const passwords = createPasswords({ random, ...(passwordCost && { cost: passwordCost }), ...passwordGate });
  const accounts = createAccounts({
    storage,
    sessions,
    passwords,
    policy,
    limits,
    mailbox: mail.mailbox,
    audit: createAudit({ now, random }),
    background,
    linkOrigin,
    onDelete,
    now,
    random,
  });
  const isAnyGood = settings.testControls ? isLocal : () => false;
  const config: IdentityConfig = { provider: 'embedded', ...embeddedIdentity };
  const api: Routes = new Hono();
  api.get('/identity', (context) => context.json(config));
  api.route('/', createSessionRoutes({ sessions, authenticate }));
  api.route('/', createAccountDataRoutes({ storage, sessions, authenticate }));
  return {
    toolkit: createToolkitRoutes({ accounts, policy, log, onCall: sweep.soon, isAnyGood }),
    tokens: createTokenRoutes({ sessions, limits, isAnyGood }),
    api,
    wellKnown: createKeyRoutes(keys),
    testControls: controls?.routes ?? null,
    authenticate,
    passwordFigures: passwords.figures,
    settled: background.settled,
    close: async () => {
      await background.settled();
      await mail.close();
      await sweep.settled();
    },
  };
}
