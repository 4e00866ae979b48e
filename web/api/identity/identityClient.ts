import type { ProviderId } from '@marquee/contracts/identity/providers.ts';

import { loadChunk } from '#web/platform/loadChunk.ts';

/** The user as the store has it: plain, and without tokens. */
export type SessionUser = {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoURL: string | null;
  /** Dates as text, as the identity library writes them. */
  createdAt: string | null;
  lastLoginAt: string | null;
};

export type PasswordRule = 'min-length' | 'max-length' | 'lowercase' | 'uppercase' | 'number' | 'symbol';

/** A password checked against the policy: each rule that the policy has, in reading order. */
export type PasswordCheck = {
  isValid: boolean;
  minLength: number;
  maxLength: number | null;
  rules: readonly { rule: PasswordRule; isMet: boolean }[];
};

export type ActionCode = {
  kind: 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail' | 'other';
  /** The address of the account as it is now, or as it is to be again. */
  email: string | null;
  /** The address that it is going to have, where the code is about that. */
  newEmail: string | null;
};

/** Another sign-in method has an account with this address: after a sign-in by one of these, both are linked. */
export type LinkOffer = { email: string; methods: readonly string[] };

export type SignUpInput = { username: string; email: string; password: string };
export type SignInInput = { email: string; password: string };

/**
 * The session of this device and all account actions. Failures throw an `IdentityFailure` with a plain
 * message; what needs a signed-in user fails without one with the code `user-signed-out`.
 */
export type IdentityClient = {
  provider: 'embedded' | 'firebase';
  /** Resolves when the stored session is read. */
  ready: Promise<void>;
  user: () => SessionUser | null;
  /** Sign-in, sign-out and changes of the profile, in other tabs too. */
  subscribe: (listener: () => void) => () => void;
  /** A message where a session ends with the page, since the browser stores nothing; null where it is stored. */
  shortLived: () => string | null;
  /** The token of the stored session, expired or not; null where no user is signed in. */
  storedToken: () => string | null;
  /** For `Authorization: Bearer`; null where no user is signed in. `fresh` asks the server for a new one. */
  idToken: (options?: { fresh?: boolean }) => Promise<string | null>;

  /** Makes the account and signs in. Where only the profile failed afterwards, the user comes without a name. */
  signUp: (input: SignUpInput) => Promise<SessionUser>;
  /** Whether that happened on this page view, and wasn't corrected since. */
  lacksProfile: () => boolean;
  /** Sets name and picture as they were chosen then. */
  finishProfile: () => Promise<void>;
  signIn: (input: SignInInput) => Promise<SessionUser>;
  /**
   * Signs in by another provider: in a window of its own, or with this page going away and coming back to
   * `finishRedirect`.
   */
  signInWith: (provider: ProviderId, way: 'popup' | 'redirect') => Promise<SessionUser>;
  /** The user who came back, or null without a redirect. */
  finishRedirect: () => Promise<SessionUser | null>;
  /** What the latest failure with `account-exists-with-different-credential` was about. */
  linkOffer: () => LinkOffer | null;
  /** The sign-in methods of the user: `password`, `google.com`. */
  methods: () => readonly string[];
  /** Ends the session at the server too, without waiting long for it. */
  signOut: () => Promise<void>;

  validatePassword: (password: string) => Promise<PasswordCheck>;
  refreshPolicy: () => Promise<void>;

  sendPasswordReset: (email: string) => Promise<void>;
  readCode: (code: string) => Promise<ActionCode>;
  resetPassword: (code: string, password: string) => Promise<void>;
  applyCode: (code: string) => Promise<void>;

  sendVerification: () => Promise<void>;
  reauthenticate: (password: string) => Promise<void>;
  reauthenticateWith: (provider: ProviderId) => Promise<void>;
  updateName: (name: string) => Promise<void>;
  /** An absolute address, or null for none. */
  updatePhoto: (url: string | null) => Promise<void>;
  changePassword: (password: string) => Promise<void>;
  /** Sends a mail to the new address; it counts once its link was opened. */
  changeEmail: (newEmail: string) => Promise<void>;
  deleteAccount: () => Promise<void>;
};

let opening: Promise<IdentityClient> | undefined;
let tellOpened: (identity: IdentityClient) => void;
const opened = new Promise<IdentityClient>((resolve) => (tellOpened = resolve));

/** The one client of this page. Loads the identity library at the first call; after a failure the next call tries again. */
export function openIdentity(): Promise<IdentityClient> {
  if (!opening) {
    opening = loadChunk(() => import('./openFirebase.ts')).then(({ openFirebase }) => openFirebase());
    opening.then(
      (identity) => tellOpened(identity),
      () => (opening = undefined),
    );
  }
  return opening;
}

/** Calls the listener with the client, at once where it is open already. */
export const onIdentityOpened = (listener: (identity: IdentityClient) => void): unknown =>
  opened.then(listener);
