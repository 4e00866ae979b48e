import { FirebaseError } from 'firebase/app';
import { type AuthCredential, OAuthProvider } from 'firebase/auth';

import type { LinkOffer } from './identityClient.ts';
import { IdentityFailure } from './identityFailure.ts';

/** What the service adds to its refusal. */
type Told = { email?: unknown; _tokenResponse?: { verifiedProvider?: unknown } };

const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];

/** There is an account with this address that is entered in another way: what was tried, and how it is entered. */
export function existingAccount(thrown: unknown): { credential: AuthCredential; offer: LinkOffer } | null {
  if (!(thrown instanceof IdentityFailure && thrown.cause instanceof FirebaseError)) return null;
  if (thrown.code !== 'account-exists-with-different-credential') return null;
  const credential = OAuthProvider.credentialFromError(thrown.cause);
  const { email, _tokenResponse: response }: Told = thrown.cause.customData ?? {};
  if (credential === null || typeof email !== 'string') return null;
  return { credential, offer: { email, methods: textsOf(response?.verifiedProvider) } };
}
