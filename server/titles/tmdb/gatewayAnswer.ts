import { failureBody } from '@marquee/contracts/tmdb/failures.ts';

import type { Hop, Provenance } from './gateway.ts';
import type { Kept } from './store/answerStore.ts';

/** An answer, and how it was come by. */
export type GatewayAnswer = Provenance & {
  status: number;
  body: Buffer;
  /** What was kept of TMDB's, where it comes from there. */
  kept?: Kept;
  /** A refresh is under way: it isn't worth caching for long. */
  isDue?: boolean;
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
};

const type = 'application/json;charset=utf-8';
/** Seconds that browsers may keep what is fresh. */
const keptByBrowsers = 300;

export const keptAnswer = (
  kept: Kept,
  time: number,
  rest: { source: 'tmdb' | 'stale'; cause?: Hop; isDue?: boolean },
): GatewayAnswer => ({
  status: kept.status,
  body: kept.body,
  kept,
  age: Math.max(0, Math.floor((time - kept.fetchedAt) / 1000)),
  ...rest,
});

/** No answer: TMDB doesn't respond, and nothing is stored. */
export const unavailableAnswer = (cause: Hop, retryAfter: number): GatewayAnswer => ({
  status: 503,
  body: Buffer.from(JSON.stringify(failureBody(9))),
  source: 'embedded',
  cause,
  retryAfter,
});

function lifetimeOf({ source, status, age = 0, isDue = false }: GatewayAnswer): string {
  if (source !== 'tmdb' || status !== 200) return 'no-store';
  // Caches have to subtract its age.
  return isDue ? 'no-cache' : `public, max-age=${age + keptByBrowsers}`;
}

/** The answer as it is sent. */
export function toResponse(told: GatewayAnswer, method: string): Response {
  const { status, body, source, age, cause, retryAfter } = told;
  const headers = new Headers({
    'content-type': type,
    'cache-control': lifetimeOf(told),
    'x-marquee-source': source,
  });
  if (age !== undefined) headers.set('age', String(age));
  if (cause !== undefined) headers.set('x-marquee-cause', cause);
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new Response(method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}
