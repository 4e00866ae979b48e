import type { StaticBuild } from '@marquee/contracts/staticBuild.ts';
import type { Ask, Asked, Unanswered } from '@marquee/titles';

import { tmdbRequest } from './tmdbRequest.ts';

type Parts = {
  tmdb: StaticBuild['tmdb'];
  /** Waits until it is one's turn. */
  pace: () => Promise<void>;
  signal: AbortSignal;
};

const unreachable: Unanswered = { ok: false, status: 0 };

function refusalOf({ status, headers }: Response): Unanswered {
  const seconds = headers.get('retry-after') ?? '';
  return { ok: false, status, ...(/^\d{1,6}$/.test(seconds) && { retryAfter: Number(seconds) }) };
}

/** TMDB's protocol for what is made of several of its answers. */
export function createAsk({ tmdb, pace, signal }: Parts): Ask {
  return async <Body>(path: string, params = {}): Promise<Asked<Body>> => {
    const search = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
    const query = search.size === 0 ? '' : `?${search}`;
    try {
      await pace();
      const response = await fetch(tmdbRequest(tmdb, `/3/${path}${query}`, { signal }));
      return response.ok ? { ok: true, body: await response.json() } : refusalOf(response);
    } catch (error) {
      return error instanceof SyntaxError ? { ok: false, status: 200 } : unreachable;
    }
  };
}
