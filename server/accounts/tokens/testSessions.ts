import { randomBytes } from 'node:crypto';

import type { Account } from '#server/accounts/sessions.ts';
import type { Storage } from '#server/database/storage.ts';

import { createSessions } from './createSessions.ts';
import { createSigningKeys } from './signingKeys.ts';

export const testIssuer = 'urn:marquee:test';
export const testAudience = 'marquee';

/** A clock that tests move. */
export function createTestClock(start = Date.parse('2026-11-20T20:00:00.250Z')) {
  let at = start;
  return {
    now: () => new Date(at),
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
  };
}
export type TestClock = ReturnType<typeof createTestClock>;

/** Sessions as one replica has them. */
export function createTestSessions(storage: Storage, clock: TestClock) {
  const parts = { storage, now: clock.now, random: randomBytes };
  const keys = createSigningKeys(parts);
  return { keys, sessions: createSessions({ ...parts, keys, issuer: testIssuer, audience: testAudience }) };
}

export async function addTestAccount(storage: Storage, clock: TestClock, name = 'ann'): Promise<Account> {
  const at = clock.now().getTime();
  const account: Account = {
    id: `id-of-${name}`,
    email: `${name}@films.example`,
    emailVerified: false,
    displayName: 'Ann “Ünïcode” 🎬',
    photoUrl: 'https://films.example/avatars/1.svg',
    disabled: false,
    createdAt: at,
    lastSignInAt: at,
    passwordUpdatedAt: at,
  };
  await storage.write((db) =>
    db
      .insertInto('account')
      .values({
        id: account.id,
        email: account.email,
        email_verified: 0,
        display_name: account.displayName,
        photo_url: account.photoUrl,
        password_hash: '$argon2id$',
        disabled: 0,
        created_at: at,
        last_sign_in_at: at,
        password_updated_at: at,
      })
      .execute(),
  );
  return account;
}
