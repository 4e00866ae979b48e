import type { Kysely } from 'kysely';

import { accountOf } from '#server/accounts/accounts/accountRows.ts';
import type { Account, TokenRefusal } from '#server/accounts/sessions.ts';
import type { Tables } from '#server/database/tables.ts';

/** A live session and its account. */
export type Holder = { session: string; authenticatedAt: number; account: Account };

/** Finds the session, unless it has ended. A session from before the newest password is left to the caller. */
export async function findHolder(
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  session: string,
  at: number,
): Promise<{ ok: true; holder: Holder } | { ok: false; code: TokenRefusal }> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account')
    .selectAll('account')
    .select(['session.authenticated_at'])
    .where('session.id', '=', session)
    .where('session.expires_at', '>', at)
    .executeTakeFirst();
  if (!row) return { ok: false, code: 'TOKEN_EXPIRED' };
  if (row.disabled) return { ok: false, code: 'USER_DISABLED' };
  const account = accountOf(row);
  return { ok: true, holder: { session, authenticatedAt: row.authenticated_at, account } };
}
