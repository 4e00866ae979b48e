import type { Generated } from 'kysely';

/** Milliseconds since 1970. */
type Milliseconds = number;
/** SQLite has no booleans: 0 or 1 in both databases. */
type Flag = 0 | 1;

/** The people's own data and what replicas share, the same in SQLite and in PostgreSQL. */
export type Tables = {
  account: {
    id: string;
    /** Lower case: one account an address. */
    email: string;
    email_verified: Flag;
    display_name: string | null;
    photo_url: string | null;
    /** PHC string. */
    password_hash: string;
    disabled: Flag;
    created_at: Milliseconds;
    last_sign_in_at: Milliseconds;
    password_updated_at: Milliseconds;
  };
  /** One sign-in on one device; its refresh tokens are one family. */
  session: {
    id: string;
    account: string;
    /** "Firefox on Android". */
    device: string;
    authenticated_at: Milliseconds;
    used_at: Milliseconds;
    expires_at: Milliseconds;
  };
  refresh_token: {
    /** SHA-256 of the token, base64url: the token itself is never stored. */
    hash: string;
    session: string;
    issued_at: Milliseconds;
    /** Tokens given out for the same one, to tabs at once or after lost answers, are of one generation. */
    generation: number;
    /** When it was exchanged; again, where the answers to that were lost. */
    used_at: Milliseconds | null;
    /** When it was taken to have never arrived. */
    given_up_at: Milliseconds | null;
  };
  signing_key: {
    id: string;
    /** Private key as a JWK. */
    jwk: string;
    created_at: Milliseconds;
  };
  /** Codes of mails: out of band. */
  code: {
    /** SHA-256 of the code, base64url. */
    hash: string;
    account: string;
    kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';
    /** The address that the account is going to have. */
    new_email: string | null;
    created_at: Milliseconds;
    expires_at: Milliseconds;
    used_at: Milliseconds | null;
  };
  /** What waits to be sent, or to be read by the operator where there is no mail server. */
  mail: {
    id: string;
    recipient: string;
    subject: string;
    body: string;
    created_at: Milliseconds;
    sent_at: Milliseconds | null;
    attempts: number;
    last_problem: string | null;
    /** The account it is about: the mail is deleted with it. */
    account: string | null;
  };
  /** Token buckets and failures, shared by all replicas. */
  attempt: {
    /** Such as `sign-in/address/<hash>`, hashed with a key that is later deleted. */
    key: string;
    count: number;
    updated_at: Milliseconds;
    blocked_until: Milliseconds;
  };
  /** What the addresses in `attempt` are hashed with. Never in backups. */
  limit_key: {
    id: string;
    secret: string;
    created_at: Milliseconds;
  };
  audit: {
    id: string;
    at: Milliseconds;
    account: string | null;
    event: string;
    detail: string;
    /** "Firefox on Android", where a person did it. */
    device: string | null;
    /** The network that it came from, shortened: `203.0.113.0/24`. */
    place: string | null;
  };
  /** The newest version of each library: every write in it takes the next one. */
  library: {
    /** What its registers name it by: an account's own name would be the most of each. */
    id: Generated<number>;
    account: string;
    version: number;
    /** How many registers there are, tombstones among them. */
    records: number;
    /** How long their keys and values are, together. */
    bytes: number;
    /** How many lists there are that aren't deleted. */
    lists: number;
    /** The owner's name at the last write: the only record of it where another service has the accounts. */
    name: string | null;
  };
  library_register: {
    library: number;
    /** As `server/library/storedKey.ts` writes it. */
    key: string;
    /** JSON, or null for a tombstone. */
    value: string | null;
    at: Milliseconds;
    version: number;
    /** Public name of a shared list, unique over all libraries. */
    share: string | null;
  };
  /** TMDB's answers, for replicas to share; with SQLite it has a file of its own, and these stay empty. */
  tmdb_answer: {
    /** SHA-256 of the question, base64url. */
    key: string;
    status: number;
    /** Packed by gzip. */
    body: Buffer;
    etag: string | null;
    fetched_at: Milliseconds;
    fresh_until: Milliseconds;
    used_at: Milliseconds;
    /** The row's size in bytes. */
    size: number;
  };
  /** Its holder asks TMDB; the others wait for its result. */
  tmdb_lease: {
    key: string;
    until: Milliseconds;
  };
  /** With SQLite: what the rows of each table come to. */
  row_sum: {
    name: string;
    rows: number;
    sum: number;
  };
  tmdb_budget: {
    name: string;
    /** Calls that may be made at once. */
    tokens: number;
    /** Seconds, by the database's clock. */
    counted_at: number;
    /** Only versions before the shared breakers write it. */
    paused_until: Milliseconds;
  };
};
