import type { SharedBreaker } from '#server/limits/sharedBreaker.ts';
import type { Hop } from '#server/titles/tmdb/gateway.ts';

/** A stored answer of TMDB's. Times are milliseconds of the epoch. */
export type Kept = {
  key: string;
  status: number;
  /** TMDB's bytes, unchanged. */
  body: Buffer;
  etag: string | null;
  /** When TMDB sent it, or confirmed it. */
  fetchedAt: number;
  freshUntil: number;
};

/** Calls that come in by the second, and how many of them wait for use at most. */
type Rate = { perSecond: number; burst: number };

/** What replicas do together. */
export type Shared = {
  /** Takes the lease to ask for something, for at most `milliseconds`; false where another has it. */
  lease: (key: string, milliseconds: number) => Promise<boolean>;
  release: (key: string) => Promise<void>;
  /** Reserves `count` calls; 0 where the shared rate would be exceeded. */
  reserve: (count: number, rate: Rate) => Promise<number>;
  breaker: SharedBreaker<Hop>;
};

/**
 * Keeps answers over restarts, within a bound of bytes: the least recently used leave first, and
 * all after half a year. Failures are thrown: callers can do without it.
 */
export type AnswerStore = {
  find: (key: string) => Promise<Kept | undefined>;
  keep: (kept: Kept) => Promise<void>;
  /** Null where no other process uses it. */
  shared: Shared | null;
  close: () => Promise<void>;
};

/** Bytes on the disk. */
export const defaultBound = 512 * 1024 * 1024;
