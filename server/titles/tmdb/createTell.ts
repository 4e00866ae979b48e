import type { TmdbBreaker } from './breaker.ts';
import type { Hop } from './gateway.ts';
import { type GatewayAnswer, keptAnswer, unavailableAnswer } from './gatewayAnswer.ts';
import type { GatewayLimits } from './limits.ts';
import type { Memory } from './memory.ts';
import type { Revalidator } from './revalidate.ts';
import type { GatewayCall } from './routes/readCall.ts';
import type { Kept } from './store/answerStore.ts';
import { createWaitForNews } from './waitForNews.ts';

/** The answer for a waiting visitor, soon and in any case. `request` goes to the stand-in. */
export type Tell = (call: GatewayCall, request: () => Request) => Promise<GatewayAnswer>;

type Parts = {
  memory: Memory;
  anew: Revalidator;
  breaker: TmdbBreaker;
  embedded: (request: Request) => Promise<Response>;
  limits: GatewayLimits;
  now: () => Date;
};

export function createTell({ memory, anew, breaker, embedded, limits, now }: Parts): Tell {
  const waitForNews = createWaitForNews(limits, now);

  const told = (kept: Kept, rest: Parameters<typeof keptAnswer>[2]) =>
    keptAnswer(kept, now().getTime(), rest);

  const secondsUntilRetry = () => {
    const health = breaker.health();
    const wait = health.status === 'ok' ? 1000 : health.retryAt.getTime() - now().getTime();
    return Math.max(1, Math.ceil(wait / 1000));
  };

  /** The stored answer; it is refreshed in the background, and waited for where it is old. */
  const tellKept = async (call: GatewayCall, kept: Kept): Promise<GatewayAnswer> => {
    const overdue = now().getTime() - kept.freshUntil;
    if (overdue < 0) return told(kept, { source: 'tmdb' });
    const cause = anew.trouble(call.key);
    const isOld = overdue > limits.old;
    const coming = anew.ask(call, kept, isOld ? 'visitor' : 'background');
    if (cause !== null) return told(kept, { source: 'stale', cause });
    if (!isOld) return told(kept, { source: 'tmdb', isDue: true });
    const news = await waitForNews(coming, limits.briefly);
    return news.ok ? told(news.kept, { source: 'tmdb' }) : told(kept, { source: 'stale', cause: news.hop });
  };

  /** The embedded catalogue's answer, if any. */
  const tellStandIn = async (request: Request, cause: Hop): Promise<GatewayAnswer> => {
    const retryAfter = secondsUntilRetry();
    const answer = await embedded(asGet(request));
    if (answer.status === 200) {
      const body = Buffer.from(await answer.arrayBuffer());
      return { status: 200, body, source: 'embedded', cause, retryAfter };
    }
    await answer.body?.cancel();
    return unavailableAnswer(cause, retryAfter);
  };

  return async (call, request) => {
    const kept = await memory.find(call.key);
    if (kept) return tellKept(call, kept);
    const patience = breaker.failingHop() === null ? limits.patience : limits.briefly;
    const news = await waitForNews(anew.ask(call, undefined, 'visitor'), patience);
    return news.ok ? told(news.kept, { source: 'tmdb' }) : tellStandIn(request(), news.hop);
  };
}

const asGet = (request: Request) =>
  request.method === 'GET' ? request : new Request(request.url, { headers: request.headers });
