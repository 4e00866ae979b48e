import { StorageUnavailable } from '#server/database/storage.ts';
import type { Logger } from '#server/log.ts';

import type { Answering, IncomingRequest } from './fetch.ts';
import type { Refuse } from './refusal.ts';

/** Where it failed, without what may be a secret, such as the name of a shared list. */
const placeOf = ({ findings, url }: IncomingRequest) =>
  findings.route ?? /^\/[a-z_]{1,20}(?=\/|$)/.exec(url.pathname)?.[0] ?? '/';

/** Unexpected failures are logged, and answered without a word about the cause. */
export function catchFailures(log: Logger, refuse: Refuse, next: Answering): Answering {
  return async (asked) => {
    try {
      return await next(asked);
    } catch (err) {
      if (err instanceof StorageUnavailable) {
        log.warn({ err, id: asked.id }, 'the database did not take part');
        const { pathname } = asked.url;
        if (err.reason === 'damaged') return refuse(pathname, 503, asked.id, { cause: 'damaged' });
        return refuse(pathname, err.reason === 'full' ? 507 : 503, asked.id);
      }
      log.error({ err, id: asked.id, route: placeOf(asked) }, 'request failed');
      return refuse(asked.url.pathname, 500, asked.id);
    }
  };
}
