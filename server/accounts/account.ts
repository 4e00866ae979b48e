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
