import { createHash } from 'node:crypto';

/** Names an e-mail address in a limit's key without being it, whether it has an account or not. */
export const limitName = (email: string): string =>
  createHash('sha256').update(email).digest('hex').slice(0, 32);

/** Remembers that somebody signed in to this account from there. */
export const knownPlace = (name: string, address: string): string => `sign-in/known/${name}/${address}`;

export const knownForSeconds = 30 * 24 * 60 * 60;
