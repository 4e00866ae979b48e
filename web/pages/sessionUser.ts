import type { SessionUser } from '#web/api/identity/identityClient.ts';
import type { UserState } from '#web/features/session/userSlice.ts';

/** The person in the session, where it is one: a token that was read there isn't. */
export function sessionUser({ user: { user } }: { user: UserState }): SessionUser | null {
  return user !== null && 'uid' in user && typeof user.uid === 'string' ? (user as SessionUser) : null;
}
