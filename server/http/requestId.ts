import { randomBytes, randomUUID } from 'node:crypto';

/** Names requests; the beginning distinguishes processes and restarts, the rest reveals nothing, not even a count. */
export function createRequestIds(): () => string {
  const process = randomBytes(4).toString('hex');
  return () => `${process}-${randomUUID().slice(-12)}`;
}
