import type { Ask } from '#core/live/ask.ts';

/** The step of a call to TMDB that fails. */
export type Hop = 'dns' | 'tcp' | 'tls' | 'time-out' | 'token' | 'quota' | 'upstream' | 'answer';

export type GatewayHealth =
  | { status: 'ok' }
  | { status: 'failing'; hop: Hop; since: Date; /** When it is asked again. */ retryAt: Date };

/**
 * Where an answer comes from, in the header `x-marquee-source`: TMDB's word of now, TMDB's word of earlier (`age` says
 * how many seconds ago), or what the embedded catalogue knows. The last two come with `x-marquee-cause`, a hop.
 */
export type Source = 'tmdb' | 'stale' | 'embedded';

/** TMDB's protocol, answered by TMDB where that is possible. */
export type Gateway = {
  /** Answers `/3/…`. */
  fetch: (request: Request) => Promise<Response>;
  /** The same for our own services. */
  ask: Ask;
  health: () => GatewayHealth;
  close: () => Promise<void>;
};
