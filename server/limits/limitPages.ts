import { paths } from '@marquee/contracts/paths.ts';

import type { Answering } from '#server/http/fetch.ts';
import type { Refuse } from '#server/http/refusal.ts';

import type { WaitFor } from './computingLimits.ts';

/** Pages with an answer on them are printed for visitors within their limit. */
export function limitPages(waitFor: WaitFor, refuse: Refuse, next: Answering): Answering {
  return async (asked) => {
    const { url, address, id } = asked;
    const isAsking = url.pathname === paths.ask && url.searchParams.has('q');
    const wait = isAsking ? waitFor(address, url.search.length) : null;
    return wait === null ? next(asked) : refuse(url.pathname, 429, id, { waitSeconds: wait });
  };
}
