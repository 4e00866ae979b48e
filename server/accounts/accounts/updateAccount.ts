import type { UpdateRequest } from '@marquee/contracts/identity/toolkit.ts';

import { mailTexts } from '#server/accounts/mail/mailTexts.ts';
import type { Account, Grant } from '#server/accounts/sessions.ts';

import type { AccountOptions } from './accountOptions.ts';
import { accountOf, findAccount } from './accountRows.ts';
import type { Client } from './audit.ts';
import { changePassword, checkPassword } from './changePassword.ts';
import { readDisplayName, readPhotoUrl } from './fields.ts';
import { createReadCaller } from './readCaller.ts';
import { type Result, refuse } from './refusal.ts';

/** Deletes all of an account but the audit line of its deletion. */
export function createDeleteAccount(parts: AccountOptions) {
  const { storage, sessions, limits, audit, onDelete } = parts;
  const readCaller = createReadCaller(parts);

  return async (idToken: string | null | undefined): Promise<Result<object>> => {
    const caller = await readCaller(idToken, { recent: true });
    if (!caller.ok) return caller;
    const { id, email } = caller.verified.account;
    // Writing ends first and the account is deleted last, so that a deletion stopped halfway can be repeated.
    await sessions.endAll(id);
    await onDelete(id);
    await storage.write(async (db) => {
      for (const table of ['mail', 'code', 'session', 'audit'] as const) {
        await db.deleteFrom(table).where('account', '=', id).execute();
      }
      // Not what counts mails: else each new account with this address could have three more sent there.
      await limits.forget(db, 'sign-in', email);
      await db.deleteFrom('account').where('id', '=', id).execute();
      await audit(db, { account: null, event: 'account-deleted' });
    });
    // Its text is still where the database wrote it last.
    await storage.scrub();
    return { ok: true };
  };
}

type Updated = { account: Account; grant: Grant | null };

type Profile = { display_name?: string | null; photo_url?: string | null };

const deletable = new Map<string, Profile>([
  ['USER_ATTRIBUTE_NAME_UNSPECIFIED', {}],
  ['DISPLAY_NAME', { display_name: null }],
  ['PHOTO_URL', { photo_url: null }],
]);

/** What of the profile is to change: absent fields aren't. */
function readProfile({ displayName, photoUrl, ...asked }: UpdateRequest): Result<{ profile: Profile }> {
  const profile: Profile = {};
  if (displayName !== undefined) {
    const read = readDisplayName(displayName);
    if (!read.ok) return read;
    profile.display_name = read.displayName;
  }
  if (photoUrl !== undefined) {
    const read = readPhotoUrl(photoUrl);
    if (!read.ok) return read;
    profile.photo_url = read.photoUrl;
  }
  for (const attribute of asked.deleteAttribute ?? []) {
    const deleted = deletable.get(attribute);
    if (!deleted) return refuse('OPERATION_NOT_ALLOWED', `${attribute.slice(0, 100)} can't be taken away.`);
    Object.assign(profile, deleted);
  }
  return { ok: true, profile };
}

/** Changes the name, the picture or the password of the token's owner, or ends sessions from before. */
export function createUpdateAccount(parts: AccountOptions) {
  const { storage, sessions, passwords, policy, mailbox, audit, now } = parts;
  const readCaller = createReadCaller(parts);

  return async (asked: UpdateRequest, client: Client): Promise<Result<Updated>> => {
    if (!asked.idToken) return refuse('INVALID_REQ_TYPE', 'Unsupported request parameters.');
    const newPassword = asked.password || null;
    const caller = await readCaller(asked.idToken, { recent: newPassword !== null });
    if (!caller.ok) return caller;
    // Only by a mail to the new address: else this would reveal which addresses have accounts.
    if (asked.email && asked.email.trim().toLowerCase() !== caller.verified.account.email) {
      return refuse('OPERATION_NOT_ALLOWED', 'Confirm the new e-mail address before it is changed.');
    }
    if (asked.deleteProvider?.includes('password')) {
      return refuse('OPERATION_NOT_ALLOWED', 'The password is the only way to sign in to this account.');
    }
    const read = readProfile(asked);
    if (!read.ok) return read;
    const { profile } = read;
    const { id, email, displayName } = caller.verified.account;
    if (newPassword !== null) {
      const weak = await checkPassword(policy, newPassword, {
        email,
        displayName: profile.display_name ?? displayName,
      });
      if (weak) return weak;
    }

    const hash = newPassword === null ? null : await passwords.hash(newPassword);
    const row = await storage.write(async (db) => {
      const before = await findAccount(db, { id });
      if (before === null) return null;
      if (hash !== null) {
        await changePassword(parts, db, { row: before, hash });
        await audit(db, { account: id, event: 'password-changed', client });
        await mailbox.post(db, mailTexts.passwordChanged(before.email), { account: id });
      }
      if (Object.keys(profile).length > 0) {
        await db.updateTable('account').set(profile).where('id', '=', id).execute();
      }
      if (typeof asked.validSince === 'number') {
        const since = Math.min(asked.validSince * 1000, now().getTime());
        await db
          .deleteFrom('session')
          .where('account', '=', id)
          .where('authenticated_at', '<', since)
          .execute();
      }
      return findAccount(db, { id });
    });
    if (row === null) return refuse('USER_NOT_FOUND');
    const account = accountOf(row);
    const { session } = caller.verified;
    // Only after the password was proven: an ID token alone must not last longer than it says.
    if (hash === null) return { ok: true, account, grant: null };
    await sessions.endAll(id, session);
    mailbox.posted();
    return { ok: true, account, grant: await sessions.renew(account, session) };
  };
}
