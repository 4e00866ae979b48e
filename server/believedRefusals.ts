import { Hono } from 'hono';

import type { AppOptions } from './app.ts';
import { type Storage, StorageUnavailable } from './database/storage.ts';
import type { Authenticate } from './http/authenticate.ts';

/*
 * Clients sign out a user unknown to the accounts, and what waits on the device may go with it. Where rows may be
 * lost, "not known" is no answer.
 */

type ServiceRoutes = AppOptions['protocols'][number][1];

const isRefusal = ({ status }: Response) => status >= 400 && status < 500;

/** The same routes; their refusals are failures to answer for as long as the database isn't known to be whole. */
export function believedRefusals(routes: ServiceRoutes, { isWhole }: Storage): ServiceRoutes {
  const believed: ServiceRoutes = new Hono();
  believed.use(async (context, next) => {
    await next();
    if (isRefusal(context.res) && !isWhole()) throw new StorageUnavailable('unreachable', null);
  });
  believed.onError((error) => {
    throw error;
  });
  return believed.route('/', routes);
}

/** The same for callers of our own routes. */
export const believedCallers =
  (authenticate: Authenticate, { isWhole }: Storage): Authenticate =>
  async (request) => {
    const found = await authenticate(request);
    return !found.ok && found.reason === 'invalid' && !isWhole()
      ? { ok: false, reason: 'unavailable' }
      : found;
  };
