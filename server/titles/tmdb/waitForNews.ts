import { setTimeout as sleep } from 'node:timers/promises';

import type { GatewayLimits } from './limits.ts';
import type { News } from './revalidate.ts';

/** Waits so many milliseconds at most; a later answer is a failure of the stage `time-out`, though it may still come. */
export type WaitForNews = (news: Promise<News>, milliseconds: number) => Promise<News>;

/** How long waits are shorter after one in vain. */
const slowMilliseconds = 10_000;

/** No visitor waits twice for the same: a page that asks for three things from a slow TMDB isn't three times as slow. */
export function createWaitForNews({ briefly }: GatewayLimits, now: () => Date): WaitForNews {
  const awaited = new WeakSet<Promise<News>>();
  let slowUntil = 0;

  return async (news, milliseconds) => {
    const isSlow = now().getTime() < slowUntil;
    const patience = awaited.has(news) ? 0 : isSlow ? Math.min(briefly, milliseconds) : milliseconds;
    const bell = new AbortController();
    const silence = sleep(patience, null, { signal: bell.signal }).catch(() => null);
    const first = await Promise.race([news, silence]);
    bell.abort();
    if (first === null) {
      awaited.add(news);
      slowUntil = now().getTime() + slowMilliseconds;
      return { ok: false, hop: 'time-out' };
    }
    if (first.ok) slowUntil = 0;
    return first;
  };
}
