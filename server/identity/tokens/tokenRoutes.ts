import { type Context, Hono } from 'hono';
import { z } from 'zod';

import { embeddedIdentity } from '#contracts/identity/embedded.ts';

import type { Limits } from '../limits/limits.ts';
import type { Sessions, TokenRefusal } from '../sessions.ts';

export type TokenRouteParts = {
  sessions: Pick<Sessions, 'refresh'>;
  limits: Pick<Limits, 'take'>;
};

type TokenContext = Context<{ Bindings: { id?: string; address?: string } }>;

/** Half a minute apart for a whole house of people behind one address. */
const perAddress = { burst: 1800, perSeconds: 60 * 60 };

const form = 'application/x-www-form-urlencoded';

/** Both spellings are the protocol's. */
const Fields = z.object({
  grant_type: z.string().optional(),
  grantType: z.string().optional(),
  refresh_token: z.string().optional(),
  refreshToken: z.string().optional(),
});
type Fields = z.infer<typeof Fields>;

type Refusal =
  | TokenRefusal
  | 'MISSING_GRANT_TYPE'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_REQUEST'
  | 'API key not valid. Please pass a valid API key.';

function refuse(context: TokenContext, message: Refusal) {
  const errors = [{ message, reason: 'invalid', domain: 'global' }];
  return context.json({ error: { code: 400, message, errors, status: 'INVALID_ARGUMENT' } }, 400);
}

/** A form, where each field comes once, or JSON. */
async function readFields(context: TokenContext): Promise<Fields | null> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const body = await context.req.text();
  if (type === form) {
    const pairs = [...new URLSearchParams(body)];
    const fields = Fields.parse(Object.fromEntries(pairs));
    return new Set(pairs.map(([name]) => name)).size === pairs.length ? fields : null;
  }
  if (type !== 'application/json') return null;
  try {
    return Fields.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * `POST /v1/token`: new tokens for a refresh token. To be mounted under `/securetoken.googleapis.com`.
 * The identity library takes errors in its format as being about the person: only those that are have it.
 */
export function createTokenRoutes({ sessions, limits }: TokenRouteParts) {
  const routes = new Hono<{ Bindings: { id?: string; address?: string } }>();

  routes.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });

  routes.post('/v1/token', async (context) => {
    if (!(await limits.take(`refresh/address/${context.env.address ?? ''}`, perAddress))) {
      return context.text('Too many requests. Try again in a minute.\n', 429, { 'retry-after': '60' });
    }
    if (context.req.query('key') !== embeddedIdentity.apiKey) {
      return refuse(context, 'API key not valid. Please pass a valid API key.');
    }
    const fields = await readFields(context);
    if (!fields) return refuse(context, 'INVALID_REQUEST');
    const grantType = fields.grant_type ?? fields.grantType ?? '';
    if (grantType === '') return refuse(context, 'MISSING_GRANT_TYPE');
    if (grantType !== 'refresh_token') return refuse(context, 'INVALID_GRANT_TYPE');

    const answer = await sessions.refresh(fields.refresh_token ?? fields.refreshToken ?? '');
    if (!answer.ok) return refuse(context, answer.code);
    const { grant, account } = answer;
    return context.json({
      access_token: grant.idToken,
      expires_in: String(grant.expiresIn),
      token_type: 'Bearer',
      refresh_token: grant.refreshToken,
      id_token: grant.idToken,
      user_id: account.id,
      project_id: embeddedIdentity.projectId,
    });
  });

  routes.notFound((context) =>
    context.json(
      { error: { code: 404, message: 'Not Found', errors: [{ message: 'Not Found', reason: 'notFound' }] } },
      404,
    ),
  );
  return routes;
}
