import type { Cost } from '#server/accounts/password/passwords.ts';

/** A hundredth of the usual work: for tests that are about everything but the cost. */
export const cheapPasswords: Cost = { memoryKib: 64, passes: 1, parallelism: 1 };
