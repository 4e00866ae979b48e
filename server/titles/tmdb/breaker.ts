import type { Logger } from '#server/log.ts';

import type { GatewayHealth, Hop } from './gateway.ts';
import type { GatewayLimits } from './limits.ts';

/** A call that may be made. */
export type Admitted = {
  isProbe: boolean;
  /** Made only to know how TMDB is: its failure is no reason to wait for longer. */
  isLook?: boolean;
};

export type TmdbBreaker = {
  /** The hop for which nobody is let through now; null where somebody would be. */
  refusal: () => Hop | null;
  /** Lets a call through, or tells the hop for which it doesn't. */
  admit: () => Admitted | Hop;
  succeeded: (call: Admitted) => void;
  /** `pause`: milliseconds for which TMDB wants to be left alone. */
  failed: (call: Admitted, hop: Hop, pause?: number) => void;
  /** Leaves TMDB alone until then: it has told another replica so. */
  leaveAlone: (until: number) => void;
  /** The hop that fails; null where none is known to. */
  failingHop: () => Hop | null;
  /** When a call last succeeded, in milliseconds since 1970. */
  heardAt: () => number;
  health: () => GatewayHealth;
};

type Parts = { limits: GatewayLimits; now: () => Date; random: () => number; log: Logger };

type Failing = { hop: Hop; since: Date; retryAt: number; pauses: number; isProbing: boolean };

/** What TMDB asks for where it has had enough and doesn't say for how long. */
const quotaPause = 2000;

/**
 * Leaves TMDB alone after some failures in a row, or where it says so. After a pause one call is let through at a
 * time: its success ends it, its failure makes the next pause longer.
 */
export function createTmdbBreaker({ limits, now, random, log }: Parts): TmdbBreaker {
  let failures = 0;
  let failing: Failing | null = null;
  let heardAt = Number.NEGATIVE_INFINITY;

  const pauseAfter = (pauses: number) =>
    Math.min(limits.firstPause * 2 ** pauses, limits.longestPause) * (0.8 + random() / 5);

  const refusal = () =>
    failing && (failing.isProbing || now().getTime() < failing.retryAt) ? failing.hop : null;

  const open = (hop: Hop, pause: number | undefined) => {
    const time = now();
    const wait = pause ?? (hop === 'quota' ? quotaPause : pauseAfter(0));
    failing = { hop, since: time, retryAt: time.getTime() + wait, pauses: 0, isProbing: false };
    log.warn({ hop, milliseconds: Math.round(wait) }, 'TMDB fails and is left alone for a while');
  };

  return {
    refusal,
    admit() {
      const hop = refusal();
      if (hop !== null) return hop;
      if (failing) failing.isProbing = true;
      return { isProbe: failing !== null };
    },
    succeeded({ isProbe }) {
      failures = 0;
      heardAt = now().getTime();
      // What was under way when it was shut says nothing about later.
      if (!failing || !isProbe) return;
      log.info({ since: failing.since }, 'TMDB answers again');
      failing = null;
    },
    failed({ isProbe, isLook = false }, hop, pause) {
      if (failing && isLook) return;
      failures += 1;
      if (!failing) {
        if (failures >= limits.failures || hop === 'quota' || hop === 'token') open(hop, pause);
        return;
      }
      const retryAt = now().getTime() + (pause ?? 0);
      if (!isProbe) {
        failing.retryAt = Math.max(failing.retryAt, retryAt);
        return;
      }
      if (failing.hop !== hop) log.warn({ hop, before: failing.hop }, 'TMDB fails in another way');
      const pauses = failing.pauses + 1;
      const wait = pause ?? pauseAfter(pauses);
      failing = { ...failing, hop, pauses, retryAt: now().getTime() + wait, isProbing: false };
    },
    leaveAlone(until) {
      const time = now();
      if (until <= time.getTime()) return;
      if (!failing) open('quota', until - time.getTime());
      else failing.retryAt = Math.max(failing.retryAt, until);
    },
    failingHop: () => failing?.hop ?? null,
    heardAt: () => heardAt,
    health() {
      if (!failing) return { status: 'ok' };
      const { hop, since, retryAt } = failing;
      return { status: 'failing', hop, since, retryAt: new Date(retryAt) };
    },
  };
}
