import type { User } from 'firebase/auth';

type Serialised = { stsTokenManager?: { expirationTime?: number | null; accessToken?: string | null } };

/** When the user's token ends by the clock of this device, in milliseconds since 1970. */
export function expiryOf(user: User): number | null {
  const { stsTokenManager }: Serialised = user.toJSON();
  return stsTokenManager?.expirationTime ?? null;
}

/** The token that the device keeps, without asking for a new one. */
export function storedTokenOf(user: User): string | null {
  const { stsTokenManager }: Serialised = user.toJSON();
  return stsTokenManager?.accessToken ?? null;
}
