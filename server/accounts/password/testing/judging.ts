import { obviousOf } from '../obvious.ts';

/** What is thought of a password. */
export const run = (password: string) => obviousOf(password, { email: 'ada@example.org' });

// The list is read once: that is not counted.
await run('once');
