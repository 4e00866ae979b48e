import { createHash } from 'node:crypto';

/** Names an e-mail address in a limit's key without being it, whether it has an account or not. */
export const limitName = (email: string): string =>
  createHash('sha256').update(email).digest('hex').slice(0, 32);
