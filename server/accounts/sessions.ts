/** An account as the identity service returns it. Times are milliseconds since 1970. */
export type Account = {
  id: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  disabled: boolean;
  createdAt: number;
  lastSignInAt: number;
  passwordUpdatedAt: number;
};

/** What the identity library is given at a sign-in. */
export type Grant = {
  /** A signed token of its own, never the same bytes twice. */
  idToken: string;
  refreshToken: string;
  /** Seconds. */
  expiresIn: number;
};

/** Codes of the protocol. Its library signs people out on those that are about tokens. */
export type TokenRefusal =
  | 'INVALID_ID_TOKEN'
  | 'TOKEN_EXPIRED'
  | 'USER_NOT_FOUND'
  | 'USER_DISABLED'
  | 'INVALID_REFRESH_TOKEN'
  | 'MISSING_REFRESH_TOKEN';

/** Of a live session: a new token is enough. Not one of the protocol's codes. */
type OutOfTime = 'ID_TOKEN_OUT_OF_TIME';

export type Verified = { account: Account; session: string; authenticatedAt: number };

/** Sessions of the embedded accounts: tokens, their exchange, and their end. */
export type SessionService = {
  /** After a proven password. `device` is the header that the browser describes itself with. */
  start: (account: Account, device: string | null) => Promise<Grant>;
  /** New tokens for a live session, for example after a changed profile. */
  renew: (account: Account, session: string) => Promise<Grant>;
  refresh: (
    refreshToken: string,
  ) => Promise<{ ok: true; grant: Grant; account: Account } | { ok: false; code: TokenRefusal }>;
  verify: (
    idToken: string,
  ) => Promise<{ ok: true; verified: Verified } | { ok: false; code: TokenRefusal | OutOfTime }>;
  /** Ends every session of the account at once. */
  endAll: (account: string, except?: string) => Promise<void>;
  end: (account: string, session: string) => Promise<boolean>;
  /** Ends the session that a refresh token belongs to, if any. */
  revoke: (refreshToken: string) => Promise<void>;
  list: (
    account: string,
  ) => Promise<readonly { id: string; device: string; startedAt: number; usedAt: number }[]>;
};
