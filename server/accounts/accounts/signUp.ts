import type { SignUpRequest } from '@marquee/contracts/identity/toolkit.ts';

import type { LimitKey } from '#server/accounts/limits/limits.ts';
import type { Account, Grant } from '#server/accounts/sessions.ts';
import { isUniqueViolation } from '#server/database/storageFailure.ts';

import type { AccountOptions } from './accountOptions.ts';
import { accountOf, type AccountRow, findAccount } from './accountRows.ts';
import type { Client } from './audit.ts';
import { checkPassword } from './changePassword.ts';
import { createActionCodes } from './codes.ts';
import { readDisplayName, readPhotoUrl, requireEmail } from './fields.ts';
import { refuse, refuseForNow, type Result } from './refusal.ts';

/** A hundred in the first hour: a school may be behind one address. */
const perAddress = { burst: 50, perSeconds: 60 * 60 };
/** Twenty in the first hour: a search for addresses that have an account needs many more. */
const takenPerAddress = { burst: 10, perSeconds: 60 * 60 };
/** As long as the identity library's own elsewhere: 28 characters. */
const idBytes = 21;

export type SignedIn = { account: Account; grant: Grant };

type Wished = { email: string; password: string; displayName: string | null; photoUrl: string | null };

function readWished(asked: SignUpRequest): Result<{ wished: Wished }> {
  const { password } = asked;
  // Without either it is a nameless account that is asked for; with a token, an addition to one.
  if ((!asked.email && !password) || asked.idToken) return refuse('OPERATION_NOT_ALLOWED');
  const address = requireEmail(asked.email);
  if (!address.ok) return address;
  if (!password) return refuse('MISSING_PASSWORD');
  const name = readDisplayName(asked.displayName ?? null);
  if (!name.ok) return name;
  const photo = readPhotoUrl(asked.photoUrl ?? null);
  if (!photo.ok) return photo;
  const { email } = address;
  return { ok: true, wished: { email, password, displayName: name.displayName, photoUrl: photo.photoUrl } };
}

export function createSignUp(parts: AccountOptions) {
  const { storage, sessions, passwords, policy, limits, audit, now, random } = parts;
  const codes = createActionCodes(parts);

  return async (asked: SignUpRequest, client: Client): Promise<Result<SignedIn>> => {
    const read = readWished(asked);
    if (!read.ok) return read;
    const { email, password, displayName, photoUrl } = read.wished;
    const weak = await checkPassword(policy, password, { email, displayName });
    if (weak) return weak;
    if (!(await limits.take(['sign-up/address', client.address], perAddress))) return refuseForNow();
    const taken: LimitKey = ['sign-up/taken', client.address];
    if (!(await limits.take(taken, takenPerAddress))) return refuseForNow();
    if ((await findAccount(storage.db, { email })) ?? (await codes.holds(storage.db, email)))
      return refuse('EMAIL_EXISTS');
    await limits.giveBack(taken);

    const hash = await passwords.hash(password);
    // After the slow hash: no sign-in is later than the session's start.
    const at = now().getTime();
    const row: AccountRow = {
      id: random(idBytes).toString('base64url'),
      email,
      email_verified: 0,
      display_name: displayName,
      photo_url: photoUrl,
      password_hash: hash,
      disabled: 0,
      created_at: at,
      last_sign_in_at: at,
      password_updated_at: at,
    };
    try {
      await storage.write(async (db) => {
        await db.insertInto('account').values(row).execute();
        await audit(db, { account: row.id, event: 'sign-up', client });
      });
    } catch (error) {
      // Another request was faster, by the time of a hash.
      if (isUniqueViolation(error)) return refuse('EMAIL_EXISTS');
      throw error;
    }
    await limits.remember(['sign-in/known', email, client.address]);
    const account = accountOf(row);
    return { ok: true, account, grant: await sessions.start(account, client.device) };
  };
}
