import type { Account } from '#server/accounts/sessions.ts';
import type { Storage } from '#server/database/storage.ts';
import type { Tables } from '#server/database/tables.ts';

export type AccountRow = Tables['account'];

export function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified === 1,
    displayName: row.display_name,
    photoUrl: row.photo_url,
    disabled: row.disabled === 1,
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
    passwordUpdatedAt: row.password_updated_at,
  };
}

export async function findAccount(
  db: Storage['db'],
  by: { id: string } | { email: string },
): Promise<AccountRow | null> {
  const query = db.selectFrom('account').selectAll();
  const found = 'id' in by ? query.where('id', '=', by.id) : query.where('email', '=', by.email);
  return (await found.executeTakeFirst()) ?? null;
}
