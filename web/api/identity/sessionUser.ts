import type { Auth, User } from 'firebase/auth';

import type { SessionUser } from './identityClient.ts';

/* oxlint-disable no-underscore-dangle -- the library's own names */
/**
 * Internals of the identity library that it doesn't export. A version without them still works: other tabs are then
 * followed by its own polling, and a policy is cached until the page is loaded again.
 */
type Internals = {
  /** Loads what another tab has stored. */
  _onStorageEvent?: () => Promise<void>;
  _updatePasswordPolicy?: () => Promise<void>;
  /** `NONE` where all storage of the browser is closed. */
  _getPersistenceType?: () => string;
};

/** False where only waiting helps. */
export async function takeOverStored(auth: Auth & Internals): Promise<boolean> {
  if (!auth._onStorageEvent) return false;
  await auth._onStorageEvent();
  return true;
}

export const fetchPolicyAnew = async (auth: Auth & Internals): Promise<void> =>
  auth._updatePasswordPolicy?.();

/** Once the stored session is read. */
export const keepsNothing = (auth: Auth & Internals): boolean => auth._getPersistenceType?.() === 'NONE';

/** The library's user without its methods and tokens. */
export const sessionUser = (user: User): SessionUser => ({
  uid: user.uid,
  email: user.email,
  emailVerified: user.emailVerified,
  displayName: user.displayName,
  photoURL: user.photoURL,
  createdAt: user.metadata.creationTime ?? null,
  lastLoginAt: user.metadata.lastSignInTime ?? null,
});

const fields = [
  'uid',
  'email',
  'emailVerified',
  'displayName',
  'photoURL',
  'createdAt',
  'lastLoginAt',
] as const satisfies readonly (keyof SessionUser)[];

export const isSameUser = (one: SessionUser | null, other: SessionUser | null): boolean =>
  one === other || (one !== null && other !== null && fields.every((field) => one[field] === other[field]));
