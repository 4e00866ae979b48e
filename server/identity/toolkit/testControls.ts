import { Hono } from 'hono';
import { z } from 'zod';

import type { Limits } from '#server/identity/limits/limits.ts';
import type { Storage } from '#server/storage/storage.ts';

import { failures } from './envelope.ts';
import { readBody } from './readBody.ts';

const AdvanceClock = z.object({
  advanceSeconds: z
    .int()
    .min(0)
    .max(10 * 365 * 24 * 60 * 60),
});
const SwitchLimits = z.object({ enabled: z.boolean() });

export type TestControls = {
  /** The clock that can be put forward. */
  now: () => Date;
  /** The limits that can be switched off. */
  limits: Limits;
  /** To be mounted at `/emulator`, in the shape of Firebase's own emulator. */
  routes: Hono<{ Bindings: { id?: string; address?: string } }>;
};

const requestTypes: Record<string, string> = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
};

function codeIn({ recipient, body }: { recipient: string; body: string }) {
  const link = URL.parse(/^https?:\/\/\S+$/m.exec(body)?.[0] ?? '');
  const oobCode = link?.searchParams.get('oobCode');
  const requestType = requestTypes[link?.searchParams.get('mode') ?? ''];
  if (!link || !oobCode || requestType === undefined) return [];
  return [{ email: recipient, requestType, oobCode, oobLink: link.href }];
}

/** For tests only: empties the accounts, shows codes, puts the clock forward, switches limits off. */
export function createTestControls({
  storage,
  now: realNow,
  limitsBy,
  onDelete,
  settled,
}: {
  storage: Storage;
  now: () => Date;
  limitsBy: (now: () => Date) => Limits;
  onDelete: (account: string) => Promise<void>;
  /** When mails that were promised are written. */
  settled: () => Promise<void>;
}): TestControls {
  let ahead = 0;
  let areLimited = true;
  const now = () => new Date(realNow().getTime() + ahead);
  const limits = limitsBy(now);

  const routes: TestControls['routes'] = new Hono();
  routes.delete('/v1/projects/:project/accounts', async ({ json }) => {
    await settled();
    const accounts = await storage.db.selectFrom('account').select('id').execute();
    for (const { id } of accounts) await onDelete(id);
    await storage.write(async (db) => {
      for (const table of ['account', 'mail', 'attempt', 'audit'] as const)
        await db.deleteFrom(table).execute();
    });
    return json({});
  });
  routes.get('/v1/projects/:project/oobCodes', async ({ json }) => {
    await settled();
    const mails = await storage.db
      .selectFrom('mail')
      .select(['recipient', 'body'])
      .orderBy('created_at')
      .execute();
    return json({ oobCodes: mails.flatMap(codeIn) }, 200, { 'cache-control': 'no-store' });
  });
  routes.post('/v1/clock', async ({ req, json }) => {
    const read = await readBody(req.raw, AdvanceClock);
    if (!read.ok) return read.answer;
    ahead += read.body.advanceSeconds * 1000;
    return json({ now: now().toISOString() });
  });
  routes.post('/v1/limits', async ({ req, json }) => {
    const read = await readBody(req.raw, SwitchLimits);
    if (!read.ok) return read.answer;
    areLimited = read.body.enabled;
    return json({ enabled: areLimited });
  });
  routes.all('*', () => failures.unknown());

  return {
    now,
    routes,
    limits: {
      ...limits,
      take: async (key, bucket) => !areLimited || limits.take(key, bucket),
      begin: async (key) => (areLimited ? limits.begin(key) : { ok: true }),
    },
  };
}
