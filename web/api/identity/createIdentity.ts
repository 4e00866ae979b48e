import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';

import { type AskIdentity, createCodes } from './createCodes.ts';
import { createProviders } from './createProviders.ts';
import { createSession, type SessionParts } from './createSession.ts';
import type { IdentityClient, SignUpInput } from './identityClient.ts';
import { IdentityFailure, identityFailure } from './identityFailure.ts';
import { fetchPolicyAnew, sessionUser } from './sessionUser.ts';

type IdentityParts = SessionParts & {
  provider: IdentityClient['provider'];
  /** The absolute address of a picture for a new account; null where none can be had. */
  chooseAvatar: () => Promise<string | null>;
  /** Ends a session at the server. null where the service has no such thing. */
  revokeSession: ((refreshToken: string) => Promise<void>) | null;
  /** Deletes the account's library before the account. null where the service does that itself. */
  eraseLibrary: ((idToken: string) => Promise<void>) | null;
};

type Profile = { displayName?: string; photoURL?: string };

/** Twice: setting a profile again is harmless, and a new account should not lack its name. */
async function setProfile(user: User, profile: Profile): Promise<void> {
  try {
    await updateProfile(user, profile);
  } catch {
    await updateProfile(user, profile);
  }
}

/** The identity library behind what the app needs of it. */
export function createIdentity(parts: IdentityParts): IdentityClient {
  const { auth, provider, chooseAvatar, revokeSession, eraseLibrary } = parts;
  const { asOneStep, ...session } = createSession(parts);

  /** Runs after the stored session is read. What it throws has a message for the user. */
  const ask: AskIdentity = async (work) => {
    try {
      await session.ready;
      return await work();
    } catch (error) {
      const failure = identityFailure(error);
      if (failure.code === 'password-does-not-meet-requirements') fetchPolicyAnew(auth).catch(() => {});
      throw failure;
    }
  };

  const step: AskIdentity = (work) => ask(() => asOneStep(work));

  const withUser = (work: (user: User) => Promise<unknown>): Promise<void> =>
    step(async () => {
      if (!auth.currentUser) throw new IdentityFailure('user-signed-out');
      await work(auth.currentUser);
    });

  const { linkTried, ...providers } = createProviders(auth, {
    ask,
    step,
    giveAvatar: async (user) => {
      const photoURL = await chooseAvatar();
      // Without one of ours they have none: no reason to fail.
      if (photoURL !== null) await setProfile(user, { photoURL }).catch(() => {});
    },
  });

  /** The profile of a new account, until the service has it. */
  let chosen: Profile | null = null;

  async function finishProfile(user: User) {
    if (chosen) await setProfile(user, chosen);
    chosen = null;
  }

  async function signUp({ username, email, password }: SignUpInput) {
    const avatar = chooseAvatar();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const photoURL = await avatar;
    chosen = { displayName: username, ...(photoURL !== null && { photoURL }) };
    // The account exists and is signed in: failing now would make people create it again. They see it and may retry.
    await finishProfile(user).catch(() => {});
    return sessionUser(user);
  }

  return {
    ...session,
    ...createCodes(auth, { ask, step }),
    ...providers,
    provider,
    signUp: (input) => step(() => signUp(input)),
    lacksProfile: () => chosen !== null,
    finishProfile: () => withUser(finishProfile),
    signIn: ({ email, password }) =>
      step(async () => {
        const { user } = await signInWithEmailAndPassword(auth, email, password);
        await linkTried(user);
        return sessionUser(user);
      }),
    signOut: () =>
      ask(async () => {
        const refreshToken = auth.currentUser?.refreshToken;
        // Sent before the token is deleted from the device, without waiting for the answer.
        const revoked = refreshToken && revokeSession?.(refreshToken);
        await auth.signOut();
        chosen = null;
        await revoked;
      }),
    sendVerification: () => withUser((user) => sendEmailVerification(user)),
    reauthenticate: (password) =>
      withUser((user) =>
        reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
      ),
    updateName: (displayName) =>
      withUser(async (user) => {
        await updateProfile(user, { displayName });
        chosen = null;
      }),
    updatePhoto: (photoURL) => withUser((user) => updateProfile(user, { photoURL })),
    changePassword: (password) => withUser((user) => updatePassword(user, password)),
    changeEmail: (newEmail) => withUser((user) => verifyBeforeUpdateEmail(user, newEmail)),
    deleteAccount: () =>
      withUser(async (user) => {
        await eraseLibrary?.(await user.getIdToken());
        await deleteUser(user);
      }),
  };
}
