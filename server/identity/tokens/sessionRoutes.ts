import { type Context, Hono } from 'hono';

import { RevokeSession, type Sessions as SessionList } from '#contracts/identity/sessions.ts';
import { type Problem, type ProblemCode, statusOf } from '#contracts/problem.ts';
import type { Authenticate, Caller } from '#server/http/authenticate.ts';
import type { Sessions } from '#server/identity/sessions.ts';

export type SessionRouteParts = {
  sessions: Pick<Sessions, 'list' | 'end' | 'endAll' | 'revoke'>;
  authenticate: Authenticate;
};

type SessionContext = Context<{ Bindings: { id?: string; address?: string } }>;

function refuse(context: SessionContext, code: ProblemCode, message: string) {
  const problem: Problem = { code, message, requestId: context.env.id ?? '' };
  return context.json(problem, statusOf[code]);
}

/** Where somebody is signed in, and the end of that. To be mounted under `/api`. */
export function createSessionRoutes({ sessions, authenticate }: SessionRouteParts) {
  const routes = new Hono<{ Bindings: { id?: string; address?: string } }>();

  /** Answers for somebody who has proven who they are. */
  const signedIn =
    (answer: (context: SessionContext, caller: Caller) => Promise<Response>) =>
    async (context: SessionContext) => {
      const authentication = await authenticate(context.req.raw);
      if (authentication.ok) return answer(context, authentication.caller);
      if (authentication.reason !== 'unavailable') {
        context.header('www-authenticate', 'Bearer');
        return refuse(context, 'unauthorized', 'Sign in to see where you are signed in.');
      }
      context.header('retry-after', '5');
      return refuse(context, 'unavailable', 'Nobody can say right now who you are. Try again in a moment.');
    };

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
        return refuse(context, 'bad-request', 'Only the current session can be kept: keep=current.');
      }
      await sessions.endAll(caller.account, keep === 'current' ? (caller.session ?? undefined) : undefined);
      return context.body(null, 204);
    }),
  );

  routes.delete(
    '/sessions/:id',
    signedIn(async (context, caller) => {
      const isEnded = await sessions.end(caller.account, context.req.param('id') ?? '');
      if (!isEnded) return refuse(context, 'not-found', 'There is no such session of yours.');
      return context.body(null, 204);
    }),
  );

  routes.post('/sessions/revoke', async (context) => {
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') {
      return refuse(context, 'unsupported-media-type', 'Send JSON, as application/json.');
    }
    const body = RevokeSession.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success) return refuse(context, 'bad-request', 'Send {"refreshToken": "…"}.');
    await sessions.revoke(body.data.refreshToken);
    return context.body(null, 204);
  });

  return routes;
}
