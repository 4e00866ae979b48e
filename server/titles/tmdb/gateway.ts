import type { Ask } from '@marquee/titles';

/** The step of a call to TMDB that fails. */
export type Hop = 'dns' | 'tcp' | 'tls' | 'time-out' | 'token' | 'quota' | 'upstream' | 'answer';

export type GatewayHealth =
  | { status: 'ok' }
  | { status: 'failing'; hop: Hop; since: Date; /** When it is asked again. */ retryAt: Date };

/**
 * Where an answer comes from, in the header `x-marquee-source`: TMDB's current answer, an earlier one (`age` says
 * how many seconds ago), or what the embedded catalogue knows. The last two come with `x-marquee-cause`, a failure stage.
 */
type Source = 'tmdb' | 'stale' | 'embedded';

/** How an answer was come by. */
export type Provenance = {
  source: Source;
  /** Seconds since TMDB sent it; undefined for other sources. */
  age?: number;
  /** Why it isn't TMDB's current answer. */
  cause?: Hop;
};

export type GatewayFigures = {
  /** Answers since the start, by source. */
  answers: Readonly<Record<Source, number>>;
  callsUnderWay: number;
  callsLeft: number;
  /** Whether TMDB is left alone for a while. */
  isOpen: boolean;
};

/** TMDB's protocol, answered by TMDB where that is possible. */
export type Gateway = {
  /** Answers `/3/…`. */
  fetch: (request: Request) => Promise<Response>;
  /** The same for our own services, with the source of each answer, since theirs are made of several. */
  asking: (listen: (provenance: Provenance) => void) => Ask;
  /**
   * For background work: yields to visitors, waits for TMDB as long as it takes, and never gets what
   * the embedded catalogue says in its place.
   */
  askQuietly: Ask;
  health: () => GatewayHealth;
  figures: () => GatewayFigures;
  /** Resolves when no call to TMDB is under way. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};
