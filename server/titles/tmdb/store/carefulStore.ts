import type { AdmittedByAll } from '#server/limits/sharedBreaker.ts';
import type { Logger } from '#server/log.ts';
import type { Hop } from '#server/titles/tmdb/gateway.ts';

import type { AnswerStore, Shared } from './answerStore.ts';

/** A store whose failures show only in the log: an unreadable answer counts as absent, an unwritable one is dropped. */
export function carefulStore(store: AnswerStore, log: Logger): AnswerStore {
  let isTroubled = false;
  const without = async <T>(work: () => Promise<T>, instead: T): Promise<T> => {
    try {
      const result = await work();
      if (isTroubled) log.info('TMDB’s answers are kept again');
      isTroubled = false;
      return result;
    } catch (err) {
      if (!isTroubled) log.warn({ err }, 'TMDB’s answers cannot be kept');
      isTroubled = true;
      return instead;
    }
  };
  return {
    find: (key) => without(() => store.find(key), undefined),
    keep: (kept) => without(() => store.keep(kept), undefined),
    shared: store.shared && carefulShared(store.shared, without),
    close: () => without(store.close, undefined),
  };
}

type Without = <T>(work: () => Promise<T>, instead: T) => Promise<T>;

const carefulShared = (shared: Shared, without: Without): Shared => ({
  // Alone, a replica asks by itself rather than not at all.
  lease: (key, milliseconds) => without(() => shared.lease(key, milliseconds), true),
  release: (key) => without(() => shared.release(key), undefined),
  // But none asks beyond what all may together, which only the database knows: its outage is waited for once.
  reserve: (count, rate) => without(() => shared.reserve(count, rate), 0),
  breaker: {
    admit: () => without<AdmittedByAll<Hop>>(shared.breaker.admit, { refused: 'quota', until: 0 }),
    failed: (hop) => without(() => shared.breaker.failed(hop), 0),
    leaveAlone: (until) => without(() => shared.breaker.leaveAlone(until), undefined),
    succeeded: () => without(shared.breaker.succeeded, undefined),
  },
});
