import type { StaticBuild } from '#contracts/staticBuild.ts';
import type { Ask, Asked } from '#core/live/ask.ts';

import { tmdbRequest } from './tmdbRequest.ts';

type Parts = {
  tmdb: StaticBuild['tmdb'];
  /** Waits until it is one's turn. */
  pace: () => Promise<void>;
  signal: AbortSignal;
};

/** TMDB's protocol for what is made of several of its answers. */
export function createAsk({ tmdb, pace, signal }: Parts): Ask {
  return async <Body>(path: string, params = {}): Promise<Asked<Body>> => {
    const search = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
    const query = search.size === 0 ? '' : `?${search}`;
    try {
      await pace();
      const response = await fetch(tmdbRequest(tmdb, `/3/${path}${query}`, { signal }));
      return response.ok ? { ok: true, body: await response.json() } : { ok: false, status: response.status };
    } catch {
      // Nobody answered, or not in the protocol.
      return { ok: false, status: 0 };
    }
  };
}
