import type { Logger } from '#server/log.ts';

import type { Answering } from './fetch.ts';
import type { Refuse } from './refusal.ts';

/** What nobody expected is logged, and answered without a word about the cause. */
export function catchFailures(log: Logger, refuse: Refuse, next: Answering): Answering {
  return async (asked) => {
    try {
      return await next(asked);
    } catch (err) {
      log.error({ err, id: asked.id, path: asked.url.pathname }, 'request failed');
      return refuse(asked.url.pathname, 500, asked.id);
    }
  };
}
