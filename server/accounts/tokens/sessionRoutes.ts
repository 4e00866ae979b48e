import { RevokeSession, type Sessions as SessionList } from '@marquee/contracts/identity/accountData.ts';
import { Hono } from 'hono';

import type { SessionService } from '#server/accounts/sessions.ts';
import { problem } from '#server/http/askedJson.ts';
import type { Authenticate } from '#server/http/authenticate.ts';
import { createSignedIn } from '#server/http/signedIn.ts';

export type SessionRoutesOptions = {
  sessions: Pick<SessionService, 'list' | 'end' | 'endAll' | 'revoke'>;
  authenticate: Authenticate;
};

/** The devices where a person is signed in, and signing them out. To be mounted under `/api`. */
export function createSessionRoutes({ sessions, authenticate }: SessionRoutesOptions) {
  const routes = new Hono<{ Bindings: { id?: string; address?: string } }>();

  const signedIn = createSignedIn(authenticate, 'see where you are signed in');

  routes.use('/sessions/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });

  routes.get(
    '/sessions',
    signedIn(async (context, caller) => {
      const all = await sessions.list(caller.account);
      const list: SessionList = {
        sessions: all
          .map(({ id, device, startedAt, usedAt }) => ({
            id,
            isCurrent: id === caller.session,
            device,
            startedAt: new Date(startedAt).toISOString(),
            usedAt: new Date(usedAt).toISOString(),
          }))
          .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
      };
      return context.json(list);
    }),
  );

  /** Everywhere; with `?keep=current` everywhere else. */
  routes.delete(
    '/sessions',
    signedIn(async (context, caller) => {
      const keep = context.req.query('keep');
      if (keep !== undefined && keep !== 'current') {
        return problem(context, 'bad-request', 'Only the current session can be kept: keep=current.');
      }
      await sessions.endAll(caller.account, keep === 'current' ? (caller.session ?? undefined) : undefined);
      return context.body(null, 204);
    }),
  );

  routes.delete(
    '/sessions/:id',
    signedIn(async (context, caller) => {
      const isEnded = await sessions.end(caller.account, context.req.param('id') ?? '');
      if (!isEnded) return problem(context, 'not-found', 'You have no such session.');
      return context.body(null, 204);
    }),
  );

  routes.post('/sessions/revoke', async (context) => {
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') {
      return problem(context, 'unsupported-media-type', 'Send JSON, as application/json.');
    }
    const body = RevokeSession.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return problem(context, 'bad-request', 'Send {"refreshToken": "…"}.');
    await sessions.revoke(body.data.refreshToken);
    return context.body(null, 204);
  });

  return routes;
}
