import type { CodeContent } from '#server/accounts/accounts/resetPassword.ts';
import type { Account, Grant } from '#server/accounts/sessions.ts';

/** Answers of the protocol's calls. An absent field of a profile means that there is none. */

const tokensOf = ({ idToken, refreshToken, expiresIn }: Grant) => ({
  idToken,
  refreshToken,
  // In the protocol's own way: as text.
  expiresIn: String(expiresIn),
});

const profileOf = ({ displayName, photoUrl }: Account) => ({
  ...(displayName !== null && { displayName }),
  ...(photoUrl !== null && { photoUrl }),
});

const providerOf = (account: Account) => ({
  providerId: 'password',
  federatedId: account.email,
  rawId: account.email,
  email: account.email,
  ...profileOf(account),
});

export const answers = {
  signedUp: (account: Account, grant: Grant) => ({
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.id,
    email: account.email,
    displayName: account.displayName ?? '',
    ...tokensOf(grant),
  }),

  signedIn: (account: Account, grant: Grant) => ({
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.id,
    email: account.email,
    displayName: account.displayName ?? '',
    registered: true,
    ...tokensOf(grant),
  }),

  found: (account: Account) => ({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: account.id,
        email: account.email,
        emailVerified: account.emailVerified,
        ...profileOf(account),
        providerUserInfo: [providerOf(account)],
        disabled: account.disabled,
        createdAt: String(account.createdAt),
        lastLoginAt: String(account.lastSignInAt),
        passwordUpdatedAt: account.passwordUpdatedAt,
        validSince: String(Math.floor(account.passwordUpdatedAt / 1000)),
      },
    ],
  }),

  /** With the whole profile: the identity library drops what is missing here. */
  updated: (account: Account, grant: Grant | null) => ({
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.id,
    email: account.email,
    emailVerified: account.emailVerified,
    ...profileOf(account),
    providerUserInfo: [providerOf(account)],
    ...(grant && tokensOf(grant)),
  }),

  removed: () => ({ kind: 'identitytoolkit#DeleteAccountResponse' }),

  codeSent: (email: string) => ({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }),

  codeRead: ({ kind, email, newEmail }: CodeContent) => ({
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: kind,
    email,
    ...(newEmail !== null && { newEmail }),
  }),

  passwordReset: (email: string) => ({
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: 'PASSWORD_RESET',
    email,
  }),

  /** It doesn't reveal how an address signs in, or whether it does. */
  authUri: () => ({ kind: 'identitytoolkit#CreateAuthUriResponse' }),
} as const;
