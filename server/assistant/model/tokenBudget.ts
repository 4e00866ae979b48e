import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import type { Logger } from '#server/log.ts';

const Kept = z.object({ day: z.string(), tokens: z.number().min(0) });
type Kept = z.infer<typeof Kept>;

/** What a question may take at most; it is reserved until the actual use is known. */
export const mostTokensOfQuestion = 40_000;

type Reservation = {
  /** What it took in the end. */
  settle: (tokens: number) => Promise<void>;
};

export type TokenBudget = {
  /** Null where the day's tokens are used up. */
  reserve: () => Promise<Reservation | null>;
  /** Tokens of today that are neither used nor reserved. */
  left: () => Promise<number>;
};

type BudgetOptions = {
  /** Where the count is stored, so that it survives a restart. */
  directory: string;
  dailyTokens: number;
  now: () => Date;
  log: Logger;
};

/** Tokens of a day, as the world's clock has it. */
export function createTokenBudget({ directory, dailyTokens, now, log }: BudgetOptions): TokenBudget {
  const path = join(directory, 'concierge-budget.json');
  let kept: Kept | null = null;
  let writing = Promise.resolve();
  let isTroubled = false;
  const today = () => now().toISOString().slice(0, 10);

  const read = async (): Promise<Kept> => {
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) return { day: today(), tokens: 0 };
    try {
      return Kept.parse(JSON.parse(text));
    } catch {
      log.warn('the count of tokens could not be read; it starts anew');
      return { day: today(), tokens: 0 };
    }
  };

  const write = async ({ day, tokens }: Kept) => {
    try {
      await mkdir(directory, { recursive: true });
      await writeFile(`${path}.draft`, JSON.stringify({ day, tokens }));
      await rename(`${path}.draft`, path);
      isTroubled = false;
    } catch (err) {
      if (!isTroubled) log.warn({ err }, 'the count of tokens cannot be kept on disk, only in memory');
      isTroubled = true;
    }
  };

  const count = async (tokens: number, of: Kept): Promise<void> => {
    of.tokens = Math.max(0, of.tokens + tokens);
    if (kept !== of) return;
    writing = writing.then(() => write(of));
    await writing;
  };

  let reading: Promise<Kept> | null = null;

  const current = async (): Promise<Kept> => {
    reading ??= read();
    const found = await reading;
    kept ??= found;
    if (kept.day !== today()) kept = { day: today(), tokens: 0 };
    return kept;
  };

  return {
    left: async () => Math.max(0, dailyTokens - (await current()).tokens),
    reserve: async () => {
      const counted = await current();
      if (counted.tokens + mostTokensOfQuestion > dailyTokens) return null;
      await count(mostTokensOfQuestion, counted);
      let isSettled = false;
      return {
        settle: async (tokens) => {
          if (isSettled) return;
          isSettled = true;
          await count(tokens - mostTokensOfQuestion, counted);
        },
      };
    },
  };
}
