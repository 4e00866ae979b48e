import type { Storage } from '#server/database/storage.ts';
import { type AdmittedByAll, createSharedBreaker, type SharedBreaker } from '#server/limits/sharedBreaker.ts';
import type { Logger } from '#server/log.ts';

import { mostTokensOfQuestion, type TokenBudget } from './tokenBudget.ts';

/** What replicas count together. Without the database they ask nothing: it is the only one to know what is left. */
export type SharedLimits = {
  /** Whether an address may ask once more. */
  mayAsk: (address: string) => Promise<boolean>;
  breaker: SharedBreaker<'failing'>;
  budget: TokenBudget;
};

export type SharedLimitsOptions = {
  /** PostgreSQL: with SQLite there is one server. */
  storage: Storage;
  /** Counts a question of an address in the database. */
  countQuestion: (address: string) => Promise<boolean>;
};

type Parts = SharedLimitsOptions & { dailyTokens: number; now: () => Date; log: Logger };

const prefix = 'assistant/tokens/';
const minute = 60_000;

export function createSharedLimits(parts: Parts): SharedLimits {
  const { storage, countQuestion, dailyTokens, now, log } = parts;
  const { db } = storage;
  let isTroubled = false;
  const without = async <T>(work: () => Promise<T>, instead: T): Promise<T> => {
    try {
      const result = await work();
      isTroubled = false;
      return result;
    } catch (err) {
      if (!isTroubled) log.warn({ err }, 'what the language model may cost cannot be counted');
      isTroubled = true;
      return instead;
    }
  };

  /** In one statement, so that no two reserve the same tokens. */
  const reserve = async (key: string): Promise<boolean> => {
    const row = await db
      .insertInto('attempt')
      .values({ key, count: mostTokensOfQuestion, updated_at: now().getTime(), blocked_until: 0 })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet((of) => ({
            count: of('attempt.count', '+', mostTokensOfQuestion),
            updated_at: now().getTime(),
          }))
          .where('attempt.count', '<=', dailyTokens - mostTokensOfQuestion),
      )
      .returning('count')
      .executeTakeFirst();
    // The day's first question: what was counted before is of no use any more.
    if (row?.count === mostTokensOfQuestion)
      await db
        .deleteFrom('attempt')
        .where('key', 'like', `${prefix}%`)
        .where('key', '<', key)
        .where('updated_at', '<', now().getTime() - 3_600_000)
        .execute();
    return row !== undefined;
  };

  const settle = (key: string, tokens: number) =>
    db
      .updateTable('attempt')
      .set((of) => ({ count: of('count', '+', tokens - mostTokensOfQuestion) }))
      .where('key', '=', key)
      .execute();

  const keyOfToday = () => prefix + now().toISOString().slice(0, 10);
  const used = async (): Promise<number> => {
    const row = await db
      .selectFrom('attempt')
      .select('count')
      .where('key', '=', keyOfToday())
      .executeTakeFirst();
    return row?.count ?? 0;
  };

  const breaker = createSharedBreaker<'failing'>({
    db,
    service: 'model',
    now,
    probeLasts: minute,
    within: minute,
  });

  return {
    mayAsk: (address) => without(() => countQuestion(address), false),
    breaker: {
      admit: () => without<AdmittedByAll<'failing'>>(breaker.admit, { failures: 0, isProbe: false }),
      failed: (cause) => without(() => breaker.failed(cause), 0),
      leaveAlone: (until) => without(() => breaker.leaveAlone(until), undefined),
      succeeded: () => without(breaker.succeeded, undefined),
    },
    budget: {
      left: () => without(async () => Math.max(0, dailyTokens - (await used())), 0),
      reserve: async () => {
        const key = keyOfToday();
        if (dailyTokens < mostTokensOfQuestion || !(await without(() => reserve(key), false))) return null;
        let isSettled = false;
        return {
          settle: async (tokens) => {
            if (isSettled) return;
            isSettled = true;
            await without(() => settle(key, tokens), undefined);
          },
        };
      },
    },
  };
}
