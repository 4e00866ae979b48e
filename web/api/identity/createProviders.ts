import type { ProviderId } from '@marquee/contracts/identity/providers.ts';
import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  type AuthCredential,
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  getRedirectResult,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
  type User,
  type UserCredential,
} from 'firebase/auth';

import type { AskIdentity } from './createCodes.ts';
import type { IdentityClient, LinkOffer } from './identityClient.ts';
import { IdentityFailure } from './identityFailure.ts';
import { leaveMark, takeMark } from './redirectMark.ts';
import { sessionUser } from './sessionUser.ts';

/** What the service adds to its refusal. */
type Told = { email?: unknown; _tokenResponse?: { verifiedProvider?: unknown } };

const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];

/** There is an account with this address that is entered in another way: what was tried, and how it is entered. */
function existingAccount(thrown: unknown): { credential: AuthCredential; offer: LinkOffer } | null {
  if (!(thrown instanceof IdentityFailure && thrown.cause instanceof FirebaseError)) return null;
  if (thrown.code !== 'account-exists-with-different-credential') return null;
  const credential = OAuthProvider.credentialFromError(thrown.cause);
  const { email, _tokenResponse: response }: Told = thrown.cause.customData ?? {};
  if (credential === null || typeof email !== 'string') return null;
  return { credential, offer: { email, methods: textsOf(response?.verifiedProvider) } };
}

type ProviderParts = {
  /** Runs work of the library; what it throws has a message for the user. */
  ask: AskIdentity;
  /** The same, with listeners informed of the outcome only. */
  step: AskIdentity;
  /** A new user gets one of our pictures: the provider's own would report every visit to its host. */
  giveAvatar: (user: User) => Promise<void>;
};

type Providers = Pick<
  IdentityClient,
  'methods' | 'signInWith' | 'finishRedirect' | 'reauthenticateWith' | 'linkOffer'
> & {
  /** Adds the way that was tried before to the account it belongs to. */
  linkTried: (user: User) => Promise<void>;
};

function providerFor(id: ProviderId): OAuthProvider {
  const provider = new OAuthProvider(id);
  if (id === 'google.com') {
    provider.addScope('profile');
    // On a shared browser the provider asks who it is.
    provider.setCustomParameters({ prompt: 'select_account' });
  }
  return provider;
}

/** Signing in by another provider. Its script is fetched when one of these is called, never before. */
export function createProviders(auth: Auth, { ask, step, giveAvatar }: ProviderParts): Providers {
  let tried: { credential: AuthCredential; offer: LinkOffer } | null = null;

  async function linkTried(user: User): Promise<void> {
    if (tried === null || tried.offer.email.toLowerCase() !== user.email?.toLowerCase()) return;
    const { credential } = tried;
    tried = null;
    try {
      await linkWithCredential(user, credential);
    } catch {
      // They are signed in, which is the point. The account page lists the linked providers.
    }
  }

  /** No single step: while a window is open, a sign-in by password is possible in this one. */
  async function arriving(work: () => Promise<UserCredential | null>) {
    let credential: UserCredential | null;
    try {
      credential = await ask(work);
    } catch (thrown) {
      const found = existingAccount(thrown);
      if (found) tried = found;
      throw thrown;
    }
    if (credential === null) return null;
    const { user } = credential;
    return step(async () => {
      if (getAdditionalUserInfo(credential)?.isNewUser) await giveAvatar(user);
      await linkTried(user);
      return sessionUser(user);
    });
  }

  async function signInWith(id: ProviderId, way: 'popup' | 'redirect') {
    const provider = providerFor(id);
    const user = await arriving(() => {
      if (way === 'popup') return signInWithPopup(auth, provider, browserPopupRedirectResolver);
      leaveMark(id);
      return signInWithRedirect(auth, provider, browserPopupRedirectResolver);
    });
    if (user === null) throw new IdentityFailure('internal-error');
    return user;
  }

  return {
    methods: () => auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [],
    signInWith,
    finishRedirect: async () =>
      takeMark() && arriving(() => getRedirectResult(auth, browserPopupRedirectResolver)),
    reauthenticateWith: (id) =>
      ask(async () => {
        if (!auth.currentUser) throw new IdentityFailure('user-signed-out');
        await reauthenticateWithPopup(auth.currentUser, providerFor(id), browserPopupRedirectResolver);
      }),
    linkOffer: () => tried && tried.offer,
    linkTried,
  };
}
