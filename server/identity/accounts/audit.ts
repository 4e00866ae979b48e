import type { Storage } from '#server/storage/storage.ts';

/** What happened to an account, for whoever has to find out later. Never with an address, a code or a password. */
export type AuditEvent =
  | 'account-deleted'
  | 'email-change-requested'
  | 'email-changed'
  | 'email-verified'
  | 'password-changed'
  | 'password-reset'
  | 'refresh-token-reused'
  | 'reset-requested'
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-up'
  | 'verification-requested';

type AuditLine = { account: string | null; event: AuditEvent; detail?: string };

export type WriteAudit = (db: Storage['db'], line: AuditLine) => Promise<void>;

export function createAudit({
  now,
  random,
}: {
  now: () => Date;
  random: (bytes: number) => Buffer;
}): WriteAudit {
  return async (db, { account, event, detail = '' }) => {
    const id = random(16).toString('base64url');
    await db.insertInto('audit').values({ id, at: now().getTime(), account, event, detail }).execute();
  };
}
