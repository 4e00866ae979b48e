/** Who sends a request, proven by an ID token of the identity service that is set up. */
export type Caller = {
  /** Names the account across all issuers: the key of all that belongs to a user. */
  account: string;
  /** The name that the account shows to others. */
  displayName: string | null;
  /** The session at the embedded identity service; null where another service keeps them. */
  session: string | null;
  /** When the person last gave a password, in milliseconds since 1970. */
  authenticatedAt: number;
};

type Authentication =
  | { ok: true; caller: Caller }
  /** `unavailable`: unknown for now, which is no reason to sign a person out. */
  | { ok: false; reason: 'missing' | 'invalid' | 'unavailable' };

/** Reads `Authorization: Bearer <ID token>`. */
export type Authenticate = (request: Request) => Promise<Authentication>;
