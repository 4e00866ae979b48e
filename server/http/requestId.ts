import { randomBytes, randomUUID } from 'node:crypto';

/** Names requests; the beginning tells apart processes and restarts, the rest says nothing, not even how many came. */
export function createRequestIds(): () => string {
  const process = randomBytes(4).toString('hex');
  return () => `${process}-${randomUUID().slice(-12)}`;
}
