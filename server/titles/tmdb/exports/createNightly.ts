import { setTimeout } from 'node:timers/promises';

import type { Logger } from '#server/log.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The lists of a day are out by then, UTC. */
const outAt = 8 * hour;
/** Spreads servers out, so that they don't all ask at once. */
const spread = 2 * hour;
/** A start has better things to do first. */
const firstPause = 2 * minute;
const firstRetry = hour;
const longestRetry = 6 * hour;

export type NightlyParts = {
  /** Loads and imports; says what went wrong. */
  refresh: (signal: AbortSignal) => Promise<{ ok: true } | { ok: false; problem: string }>;
  /** When the index was last built from the lists; null where it never was. */
  builtAt: () => Date | null;
  now: () => Date;
  /** From 0 up to 1. */
  random: () => number;
  log: Pick<Logger, 'info' | 'warn'>;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
};

const rest = (milliseconds: number, signal: AbortSignal) =>
  setTimeout(milliseconds, undefined, { signal, ref: false });

/** The next time that new lists are out after the ones that were taken. */
export function nextOut(builtAt: Date): number {
  const out = Math.floor(builtAt.getTime() / day) * day + outAt;
  return builtAt.getTime() < out ? out : out + day;
}

/** Renews the index of names every night, once at the first start, and later where it fails. Never two at once. */
export function createNightly({ refresh, builtAt, now, random, log, wait = rest }: NightlyParts) {
  const closing = new AbortController();
  const { signal } = closing;
  let running: Promise<void> = Promise.resolve();
  /** New lists may not have been out yet: that isn't asked again and again. */
  let looked: Date | null = null;

  const pauseBefore = (failures: number): number => {
    const jitter = random();
    if (failures > 0) return Math.min(longestRetry, firstRetry * 2 ** (failures - 1)) * (0.75 + jitter / 2);
    const last = looked ?? builtAt();
    const due = last === null ? 0 : nextOut(last) + jitter * spread - now().getTime();
    return Math.max(due, firstPause * (0.5 + jitter));
  };

  async function run(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      await wait(pauseBefore(failures), signal);
      if (signal.aborted) return;
      const refreshed = await refresh(signal);
      if (signal.aborted) return;
      if (refreshed.ok) {
        log.info({}, "the title index is as new as TMDB's lists");
        looked = now();
        failures = 0;
        continue;
      }
      if (failures === 0) {
        log.warn(
          { problem: refreshed.problem },
          'the title index could not be renewed; it is tried again later',
        );
      }
      failures += 1;
    }
  }

  return {
    begin: () => {
      running = run().catch((err: unknown) => {
        if (!signal.aborted) log.warn({ err }, 'the title index is not renewed any more');
      });
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
