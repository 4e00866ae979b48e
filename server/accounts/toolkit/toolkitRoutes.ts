import { embeddedIdentity } from '@marquee/contracts/identity/toolkit.ts';
import { type HonoRequest, Hono } from 'hono';

import type { Accounts } from '#server/accounts/accounts/accounts.ts';
import type { PasswordPolicy } from '#server/accounts/password/policy.ts';
import { StorageUnavailable } from '#server/database/storage.ts';
import { Overloaded } from '#server/limits/semaphore.ts';
import type { Logger } from '#server/log.ts';

import { createCalls } from './calls.ts';
import { toolkitFailures, broken, busy } from './envelope.ts';

/** `isAnyGood` in tests: as with Firebase's emulator, any key is then as good as ours. */
export type KeyOptions = { isAnyGood: (request: Request, address: string) => boolean };

/** Why a request can't be let in with the key that it has, or null. */
export function checkKey(
  req: HonoRequest,
  { isAnyGood }: KeyOptions,
  address: string | undefined,
): Response | null {
  const key = req.query('key') ?? req.header('x-goog-api-key');
  if (!key) return toolkitFailures.noKey();
  return key === embeddedIdentity.apiKey || isAnyGood(req.raw, address ?? '')
    ? null
    : toolkitFailures.wrongKey();
}

type Env = { Bindings: { id?: string; address?: string } };

type ToolkitOptions = KeyOptions & {
  accounts: Accounts;
  policy: PasswordPolicy;
  log: Logger;
  /** Called for every call. */
  onCall: () => void;
};

/** The identity protocol. To be mounted at `/identitytoolkit.googleapis.com`. */
export function createToolkitRoutes({ accounts, policy, log, onCall, isAnyGood }: ToolkitOptions) {
  const calls = createCalls(accounts);
  const prefix = 'accounts:';

  const routes = new Hono<Env>();
  routes.use(async (context, next) => {
    onCall();
    await next();
    context.header('cache-control', 'no-store');
  });
  routes.use(async ({ req, env }, next) => checkKey(req, { isAnyGood }, env.address) ?? next());
  routes.get('/v2/passwordPolicy', (context) => context.json(policy.served));
  routes.post('/v1/:call', async ({ req, env }) => {
    const name = req.param('call');
    const call = name.startsWith(prefix) ? calls.get(name.slice(prefix.length)) : undefined;
    if (!call) return toolkitFailures.unknown();
    return call(req.raw, {
      address: env.address ?? '',
      device: req.header('user-agent') ?? null,
      reached: new URL(req.url).origin,
      isTest: isAnyGood(req.raw, env.address ?? ''),
    });
  });
  routes.all('*', () => toolkitFailures.unknown());
  routes.onError((err, { env }) => {
    if (err instanceof Overloaded) return busy();
    if (err instanceof StorageUnavailable) {
      log.warn({ err, id: env.id }, 'accounts cannot be read or written');
      return busy(5);
    }
    log.error({ err, id: env.id }, 'the identity service failed');
    return broken();
  });
  return routes;
}
