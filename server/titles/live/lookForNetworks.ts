import { setTimeout } from 'node:timers/promises';

import { type Ask, createNetworks, type NetworkNames } from '@marquee/titles';

import type { Logger } from '#server/log.ts';

/** Between two questions, so that visitors never wait for it. */
const pauseMilliseconds = 350;
/** Where TMDB doesn't answer. */
const laterMilliseconds = 2 * 60 * 1000;

type Parts = {
  /** TMDB's own word only, and never before visitors. */
  ask: Ask;
  log: Logger;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
};

const rest = (milliseconds: number, signal: AbortSignal) =>
  setTimeout(milliseconds, undefined, { signal, ref: false });

/** Asks TMDB about the networks that are known from memory: those of another name are left out and reported. */
export function lookForNetworks({ ask, log, wait = rest }: Parts): {
  names: () => NetworkNames;
  close: () => Promise<void>;
} {
  const stopped = new AbortController();
  const networks = createNetworks();

  async function run() {
    while (!stopped.signal.aborted) {
      const isWhole = await networks.look(ask, () => wait(pauseMilliseconds, stopped.signal));
      const others = networks.others();
      if (isWhole && others.length > 0)
        log.warn({ networks: others }, 'these networks have other numbers at TMDB and are left out');
      if (isWhole) return;
      await wait(laterMilliseconds, stopped.signal);
    }
  }

  const running = run().catch((err: unknown) => {
    if (!stopped.signal.aborted) log.error({ err }, 'asking TMDB about networks failed');
  });
  return {
    names: () => networks.names(),
    close: async () => {
      stopped.abort();
      await running;
    },
  };
}
