import { Hono } from 'hono';

import { embeddedIdentity } from '#contracts/identity/embedded.ts';
import type { IdentityConfig } from '#contracts/identity/identityConfig.ts';
import type { Authenticate } from '#server/http/authenticate.ts';
import type { Logger } from '#server/log.ts';
import type { Storage } from '#server/storage/storage.ts';

import { createAccounts } from './accounts/accounts.ts';
import { createAudit } from './accounts/audit.ts';
import { createLimits } from './limits/limits.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createPasswords } from './password/passwords.ts';
import type { Cost } from './password/phc.ts';
import { createPasswordPolicy, type PolicySettings } from './password/policy.ts';
import { createAuthenticate } from './tokens/createAuthenticate.ts';
import { createSessions } from './tokens/createSessions.ts';
import { createKeyRoutes } from './tokens/keyRoutes.ts';
import { createSessionRoutes } from './tokens/sessionRoutes.ts';
import { createSigningKeys } from './tokens/signingKeys.ts';
import { createTokenRoutes } from './tokens/tokenRoutes.ts';
import { createToolkitRoutes } from './toolkit/toolkitRoutes.ts';

type Routes = Hono<{ Bindings: { id?: string; address?: string } }>;

export type IdentitySettings = {
  policy: PolicySettings;
  /** Scheme and host that links in mails lead to. */
  linkOrigin: string;
  /** Cheaper in tests only. */
  passwordCost?: Cost;
};

export type IdentityParts = {
  storage: Storage;
  settings: IdentitySettings;
  now: () => Date;
  /** Cryptographically strong. */
  random: (bytes: number) => Buffer;
  log: Logger;
  /** Called before an account goes, with its id: whatever else belongs to it goes first. */
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
  authenticate: Authenticate;
  close: () => Promise<void>;
};

/** Names us in tokens: the same for all replicas, whatever address they are reached at. */
const issuer = 'urn:marquee:identity';

/** The embedded identity service: accounts with their sessions, in our own database. */
export function createIdentity({ storage, settings, now, random, log, onDelete }: IdentityParts): Identity {
  const { linkOrigin, passwordCost } = settings;
  const keys = createSigningKeys({ storage, now });
  const audience = embeddedIdentity.projectId;
  const sessions = createSessions({ storage, keys, issuer, audience, now, random });
  const limits = createLimits({ storage, now });
  const policy = createPasswordPolicy(settings.policy);
  const authenticate = createAuthenticate(sessions);
  const accounts = createAccounts({
    storage,
    sessions,
    passwords: createPasswords({ random, ...(passwordCost && { cost: passwordCost }) }),
    policy,
    limits,
    mailbox: createMailbox({ now, random, onPosted: () => {} }),
    audit: createAudit({ now, random }),
    linkOrigin,
    onDelete,
    now,
    random,
  });
  const config: IdentityConfig = { provider: 'embedded', ...embeddedIdentity };
  const api: Routes = new Hono();
  api.get('/identity', (context) => context.json(config));
  api.route('/', createSessionRoutes({ sessions, authenticate }));
  return {
    toolkit: createToolkitRoutes({ accounts, policy, log }),
    tokens: createTokenRoutes({ sessions, limits }),
    api,
    wellKnown: createKeyRoutes(keys),
    authenticate,
    close: async () => {},
  };
}
