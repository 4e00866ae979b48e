import { embeddedIdentity } from '@marquee/contracts/identity/toolkit.ts';
import { Hono } from 'hono';
import { z } from 'zod';

import { refuse } from '#server/accounts/accounts/refusal.ts';
import type { Limits } from '#server/accounts/limits/limits.ts';
import type { SessionService } from '#server/accounts/sessions.ts';
import { toolkitFailures } from '#server/accounts/toolkit/envelope.ts';
import { largestToolkitBody, readBody } from '#server/accounts/toolkit/readBody.ts';
import { checkKey, type KeyOptions } from '#server/accounts/toolkit/toolkitRoutes.ts';

export type TokenRoutesOptions = KeyOptions & {
  sessions: Pick<SessionService, 'refresh'>;
  limits: Pick<Limits, 'take'>;
};

/** Plenty for many people behind one address. */
const perAddress = { burst: 1800, perSeconds: 60 * 60 };

const formType = 'application/x-www-form-urlencoded';
const jsonType = 'application/json';

/** Both spellings are the protocol's. */
const Fields = z.object({
  grant_type: z.string().nullish(),
  grantType: z.string().nullish(),
  refresh_token: z.string().nullish(),
  refreshToken: z.string().nullish(),
});
type Fields = z.infer<typeof Fields>;

/** A form, where each field comes once, or JSON. */
async function readFields(
  request: Request,
): Promise<{ ok: true; fields: Fields } | { ok: false; answer: Response }> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === jsonType) {
    const read = await readBody(request, Fields);
    return read.ok ? { ok: true, fields: read.body } : read;
  }
  if (type !== formType) return { ok: false, answer: toolkitFailures.notJsonType() };
  const body = await request.text();
  if (body.length > largestToolkitBody) return { ok: false, answer: toolkitFailures.tooLarge() };
  const pairs = [...new URLSearchParams(body)];
  const byName = new Map(pairs);
  if (byName.size < pairs.length) return { ok: false, answer: toolkitFailures.notJson() };
  return { ok: true, fields: Fields.parse(Object.fromEntries(byName)) };
}

/** Not in the protocol's format: it isn't about the person. */
const tooMany = () =>
  new Response('Too many requests. Try again in a minute.\n', {
    status: 429,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
  });

/**
 * `POST /v1/token`: new tokens for a refresh token. To be mounted under `/securetoken.googleapis.com`.
 * The identity library signs out on errors in its format: only errors about the user have it.
 */
export function createTokenRoutes({ sessions, limits, isAnyGood }: TokenRoutesOptions) {
  const routes = new Hono<{ Bindings: { id?: string; address?: string } }>();

  routes.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });

  routes.post('/v1/token', async ({ req, env, json }) => {
    if (!(await limits.take(['refresh/address', env.address ?? ''], perAddress))) return tooMany();
    const wrongKey = checkKey(req, { isAnyGood }, env.address);
    if (wrongKey) return wrongKey;
    const read = await readFields(req.raw);
    if (!read.ok) return read.answer;
    const { fields } = read;
    const grantType = fields.grant_type ?? fields.grantType ?? '';
    if (grantType === '') return toolkitFailures.refused(refuse('MISSING_GRANT_TYPE'));
    if (grantType !== 'refresh_token') return toolkitFailures.refused(refuse('INVALID_GRANT_TYPE'));

    const answer = await sessions.refresh(fields.refresh_token ?? fields.refreshToken ?? '');
    if (!answer.ok) return toolkitFailures.refused(answer);
    const { grant, account } = answer;
    return json({
      access_token: grant.idToken,
      expires_in: String(grant.expiresIn),
      token_type: 'Bearer',
      refresh_token: grant.refreshToken,
      id_token: grant.idToken,
      user_id: account.id,
      project_id: embeddedIdentity.projectId,
    });
  });
  routes.all('*', () => toolkitFailures.unknown());
  return routes;
}
