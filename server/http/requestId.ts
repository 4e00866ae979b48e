import { randomBytes } from 'node:crypto';

/** Numbers requests; the beginning tells apart processes and restarts. */
export function createRequestIds(): () => string {
  const process = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${process}-${(count += 1).toString(36)}`;
}
