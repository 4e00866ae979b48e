import type { User } from 'firebase/auth';

import type { SessionUser } from './identityClient.ts';

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
