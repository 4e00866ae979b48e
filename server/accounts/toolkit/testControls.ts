import { Hono } from 'hono';
import { z } from 'zod';

import { findAccount } from '#server/accounts/accounts/accountRows.ts';
import { createActionCodes } from '#server/accounts/accounts/codes.ts';
import type { Limits } from '#server/accounts/limits/limits.ts';
import { isLocal } from '#server/accounts/reachOfTests.ts';
import type { Storage } from '#server/database/storage.ts';

import { toolkitFailures } from './envelope.ts';
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

/** For tests only: empties the accounts, shows codes, puts the clock forward, switches limits off. */
export function createTestControls({
  storage,
  now: realNow,
  limitsBy,
  onDelete,
  settled,
  random,
}: {
  storage: Storage;
  now: () => Date;
  limitsBy: (now: () => Date) => Limits;
  onDelete: (account: string) => Promise<void>;
  /** When mails that were promised are written. */
  settled: () => Promise<void>;
  random: (bytes: number) => Buffer;
}): TestControls {
  let ahead = 0;
  let areLimited = true;
  const now = () => new Date(realNow().getTime() + ahead);
  const limits = limitsBy(now);
  const codes = createActionCodes({ now, random });

  /** The code of a mail as the emulator shows it, as long as it is good. */
  async function codeIn(body: string) {
    const oobLink = /^https?:\/\/\S+$/m.exec(body)?.[0] ?? '';
    const oobCode = URL.parse(oobLink)?.searchParams.get('oobCode') ?? '';
    const found = await codes.find(storage.db, oobCode);
    if (!found.ok) return null;
    const { kind, account, new_email } = found.code;
    const shown = { requestType: kind, oobCode, oobLink };
    if (kind === 'RECOVER_EMAIL') return { email: new_email, ...shown };
    const row = await findAccount(storage.db, { id: account });
    return { email: row?.email, ...(new_email !== null && { newEmail: new_email }), ...shown };
  }

  const routes: TestControls['routes'] = new Hono();
  routes.use(async ({ req, env }, next) =>
    isLocal(req.raw, env.address ?? '') ? next() : toolkitFailures.unknown(),
  );
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
    const mails = await storage.db.selectFrom('mail').select('body').orderBy('created_at').execute();
    const shown = await Promise.all(mails.map(({ body }) => codeIn(body)));
    return json({ oobCodes: shown.filter((code) => code !== null) }, 200, { 'cache-control': 'no-store' });
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
  routes.all('*', () => toolkitFailures.unknown());

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
