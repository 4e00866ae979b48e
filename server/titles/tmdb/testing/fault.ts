/** What can go wrong between us and TMDB. */
export type Fault =
  /** An answer that is right and late. */
  | { kind: 'latency'; ms: number }
  /** The connection is torn down as soon as something is asked on it. */
  | { kind: 'reset' }
  /** Requests are accepted and never answered. */
  | { kind: 'black-hole' }
  /** Half of the body, then the end of the connection. */
  | { kind: 'half' }
  | { kind: 'status'; status: number; /** Seconds. */ retryAfter?: number }
  /** A page for people under status 200, as captive portals and blocked countries give. */
  | { kind: 'html' }
  /** Well-formed JSON in which nothing has the type it should have. */
  | { kind: 'wrong-types' }
  /** JSON that breaks off in the middle, under a content length that is right. */
  | { kind: 'garbage-json' }
  /** Ten megabytes of JSON. */
  | { kind: 'huge' }
  /** A right answer at a byte a second. */
  | { kind: 'drip' }
  /** An untrusted certificate; without TLS, bytes that aren't HTTP. */
  | { kind: 'bad-tls' }
  /** Connections are refused. */
  | { kind: 'refused' };

/** The twelve of the matrix. */
export const faults = {
  latency: { kind: 'latency', ms: 20_000 },
  reset: { kind: 'reset' },
  'black hole': { kind: 'black-hole' },
  'half an answer': { kind: 'half' },
  'too many requests': { kind: 'status', status: 429, retryAfter: 5 },
  'an error of theirs': { kind: 'status', status: 500 },
  'HTML under 200': { kind: 'html' },
  'wrong types': { kind: 'wrong-types' },
  'ten megabytes': { kind: 'huge' },
  'a slow drip': { kind: 'drip' },
  'a bad certificate': { kind: 'bad-tls' },
  'a refused connection': { kind: 'refused' },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
