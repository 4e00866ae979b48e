import type { User } from 'firebase/auth';

type Serialised = { stsTokenManager?: { expirationTime?: number | null } };

/** When the user's token ends by the clock of this device, in milliseconds since 1970. */
export function expiryOf(user: User): number | null {
  const { stsTokenManager }: Serialised = user.toJSON();
  return stsTokenManager?.expirationTime ?? null;
}
