import type { Logger } from '#server/log.ts';

import type { NoteAnswered } from './answered.ts';
import { createHashAddress } from './hashAddress.ts';

const slowMilliseconds = 1000;

/** Asked for so often that they would drown the rest. */
const isFrequent = (route: string) =>
  /^\/(?:static|t\/p|avatars)\//.test(route) || route === '/healthz' || route === '/readyz';

/** One line a request, without addresses of any kind; null where no line would be written. */
export function createLogRequests(log: Logger, now: () => Date): NoteAnswered | null {
  if (!log.isLevelEnabled('warn')) return null;
  const hashAddress = createHashAddress(now);
  return ({ address, milliseconds, ...facts }) => {
    const isSlow = milliseconds >= slowMilliseconds;
    const level = isSlow ? 'warn' : isFrequent(facts.route) ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    log[level](
      { ...facts, milliseconds: Math.round(milliseconds * 10) / 10, address: hashAddress(address) },
      isSlow ? 'slow request' : 'request',
    );
  };
}
