import { type Admitted as Let, createCircuitBreaker } from '#server/limits/circuitBreaker.ts';
import type { Logger } from '#server/log.ts';

import type { GatewayHealth, Hop } from './gateway.ts';
import type { GatewayLimits } from './limits.ts';

/** A call that may be made. */
export type AdmittedCall = Let & {
  /** Made only to know how TMDB is: its failure is no reason to wait for longer. */
  isLook?: boolean;
};

export type TmdbBreaker = {
  /** The failure stage for which calls are refused now; null where one would pass. */
  refusal: () => Hop | null;
  /** Lets a call through, or returns the failure stage for which it doesn't. */
  admit: () => AdmittedCall | Hop;
  succeeded: (call: AdmittedCall) => void;
  /** `pause`: milliseconds for which TMDB wants to be left alone; `inARow`: failures that all replicas have had. */
  failed: (call: AdmittedCall, hop: Hop, pause?: number, inARow?: number) => void;
  /** No calls until then: TMDB fails at another replica. */
  leaveAlone: (until: number, hop: Hop) => void;
  /** The failure stage; null where all is well as far as is known. */
  failingHop: () => Hop | null;
  /** When a call last succeeded, in milliseconds since 1970. */
  heardAt: () => number;
  health: () => GatewayHealth;
};

type Parts = { limits: GatewayLimits; now: () => Date; random: () => number; log: Logger };

/** What TMDB asks for where it has had enough and doesn't say for how long. */
const quotaPause = 2000;

/** The circuit breaker before TMDB, with pauses that grow, and a log of its changes. */
export function createTmdbBreaker({ limits, now, random, log }: Parts): TmdbBreaker {
  let heardAt = Number.NEGATIVE_INFINITY;
  const circuit = createCircuitBreaker<Hop>({
    now,
    failures: limits.failures,
    opensAtOnce: (hop) => hop === 'quota' || hop === 'token',
    pauseAfter: (hop, pauses, pause) => {
      if (pause !== undefined) return pause;
      if (hop === 'quota' && pauses === 0) return quotaPause;
      return Math.min(limits.firstPause * 2 ** pauses, limits.longestPause) * (0.8 + random() / 5);
    },
    onOpen: (hop, pause) =>
      log.warn({ hop, milliseconds: Math.round(pause) }, 'TMDB fails and is left alone for a while'),
    onCause: (hop, before) => log.warn({ hop, before }, 'TMDB fails in another way'),
    onClose: ({ since }) => log.info({ since }, 'TMDB answers again'),
  });

  return {
    refusal: circuit.refusal,
    admit: () => {
      const call = circuit.admit();
      return 'refused' in call ? call.refused : call;
    },
    succeeded: (call) => {
      heardAt = now().getTime();
      circuit.succeeded(call);
    },
    failed: (call, hop, pause, inARow) => {
      if (!call.isLook || circuit.opened() === null) circuit.failed(call, hop, pause, inARow);
    },
    leaveAlone: circuit.leaveAlone,
    failingHop: () => circuit.opened()?.cause ?? null,
    heardAt: () => heardAt,
    health: () => {
      const opened = circuit.opened();
      if (!opened) return { status: 'ok' };
      const { cause: hop, since, retryAt } = opened;
      return { status: 'failing', hop, since, retryAt: new Date(retryAt) };
    },
  };
}
