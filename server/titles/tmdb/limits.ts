/** What the gateway allows itself and TMDB. Times are milliseconds. */
export const defaultLimits = {
  /** Name, connection and its encryption. */
  connect: 2000,
  firstByte: 5000,
  whole: 6000,
  /** How long a visitor waits where nothing is stored. */
  patience: 2500,
  /** How long a visitor waits for fresh data where the stored answer is old. */
  briefly: 800,
  /** Past its time by more than this, an answer is old. */
  old: 24 * 3600_000,
  /** Bytes of a body, packed or not. */
  largestBody: 4 * 1024 * 1024,
  /** Calls under way. */
  atOnce: 40,
  /** TMDB allows some 40 in a second: never more than these two together in any, however many replicas there are. */
  callsPerSecond: 25,
  burst: 10,
  /** Calls that may wait for their turn, the last one not quite a second. */
  waiting: 20,
  /** Failures in a row after which TMDB is left alone for a while. */
  failures: 5,
  firstPause: 1000,
  /** So that visitors see within fifteen seconds that TMDB is back. */
  longestPause: 10_000,
  /** A question that failed isn't asked again before. */
  pauseOfQuestion: 8000,
  /** Bytes of answers at hand. */
  remembered: 12 * 1024 * 1024,
};

export type GatewayLimits = typeof defaultLimits;
