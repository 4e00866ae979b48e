import { setTimeout as sleep } from 'node:timers/promises';

import { failureBody, type FailureCode, failures } from '#contracts/tmdb/failures.ts';
import type { Ask, Asked, Params } from '#core/live/ask.ts';
import type { Logger } from '#server/log.ts';

import { createAskAnew, type News } from './askAnew.ts';
import { createBreaker } from './breaker.ts';
import { createBudget } from './budget.ts';
import type { Gateway, Hop, Provenance } from './gateway.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { createMemory } from './memory.ts';
import { type Call, readCall } from './routes/readCall.ts';
import type { AnswerStore, Kept } from './store/answerStore.ts';
import { carefulStore } from './store/carefulStore.ts';
import type { TmdbEnvironment } from './tmdbSettings.ts';
import { type Told, toldFrom, toldNothing, toResponse } from './told.ts';
import { createUpstream } from './upstream/createUpstream.ts';
import { withPictureBase } from './withPictureBase.ts';

export type GatewayParts = {
  settings: TmdbEnvironment & { TMDB_TOKEN: string };
  store: AnswerStore;
  /** What the embedded catalogue answers to a request of the protocol. */
  embedded: (request: Request) => Promise<Response>;
  /** Where our own cache of pictures is; null where they come straight from TMDB's host. */
  pictureBase: ((request: Request) => string) | null;
  now: () => Date;
  random: () => number;
  log: Logger;
  /** For tests, which have no seconds to lose. */
  limits?: Partial<Limits>;
};

/** What was told, with the kept answer that it came from. */
type Answered = Told & { kept?: Kept };

export function createGateway(parts: GatewayParts): Gateway {
  const { settings, embedded, pictureBase, now, random, log } = parts;
  const limits = { ...defaultLimits, ...parts.limits };
  const store = carefulStore(parts.store, log);
  const { shared } = store;
  const memory = createMemory(store, { maxBytes: limits.remembered, now });
  const upstream = createUpstream(settings, limits, now);
  const breaker = createBreaker({ limits, now, random, log });
  const budget = createBudget({ limits, now, sleep, shared });
  const anew = createAskAnew({ upstream, memory, shared, breaker, budget, limits, now, random, sleep, log });

  const told = (kept: Kept, rest: Parameters<typeof toldFrom>[2]): Answered => ({
    ...toldFrom(kept, now().getTime(), rest),
    kept,
  });
  /** The news, where they come in time; otherwise the hop that they failed at. */
  const inTime = async (news: Promise<News>, milliseconds: number): Promise<News> => {
    const bell = new AbortController();
    const late = sleep(milliseconds, { ok: false, hop: 'time-out' } as const, { signal: bell.signal });
    late.catch(() => {});
    const first = await Promise.race([news, late]);
    bell.abort();
    return first;
  };

  /** What we have already, and the news of it where they are worth a wait. */
  const fromKept = async (call: Call, kept: Kept): Promise<Answered> => {
    const overdue = now().getTime() - kept.freshUntil;
    if (overdue < 0) return told(kept, { source: 'tmdb' });
    const trouble = anew.trouble(call.key);
    const isOld = overdue > limits.old;
    const news = anew.ask(call, kept, isOld ? 'visitor' : 'background');
    if (trouble !== null) return told(kept, { source: 'stale', cause: trouble });
    if (!isOld) return told(kept, { source: 'tmdb', isDue: true });
    const fresh = await inTime(news, limits.briefly);
    return fresh.ok
      ? told(fresh.kept, { source: 'tmdb' })
      : told(kept, { source: 'stale', cause: fresh.hop });
  };

  /** What the embedded catalogue knows, where it knows it. */
  const standIn = async (request: Request, cause: Hop): Promise<Answered> => {
    const answer = await embedded(asGet(request));
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return toldNothing(cause, secondsUntilRetry());
    }
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: 200, body, source: 'embedded', cause, retryAfter: secondsUntilRetry() };
  };
  const secondsUntilRetry = () => {
    const health = breaker.health();
    const wait = health.status === 'ok' ? 1000 : health.retryAt.getTime() - now().getTime();
    return Math.max(1, Math.ceil(wait / 1000));
  };

  const answer = async (call: Call, request: () => Request): Promise<Answered> => {
    const kept = await memory.find(call.key);
    if (kept) return fromKept(call, kept);
    const news = await inTime(anew.ask(call, undefined, 'visitor'), limits.patience);
    return news.ok ? told(news.kept, { source: 'tmdb' }) : standIn(request(), news.hop);
  };

  const asking = (listen?: (provenance: Provenance) => void) =>
    askOf(async (path, params) => {
      const query = queryOf(params);
      const read = readCall(path, query);
      if (!read.ok) return { ok: false, status: failures[read.code].status };
      const request = () => new Request(`http://localhost/3/${path}?${query.toString()}`);
      if (read.call.isOurs) {
        const own = await embedded(request());
        return own.status === 200 ? { ok: true, body: await own.json() } : { ok: false, status: own.status };
      }
      const answered = await answer(read.call, request);
      const { source, age, cause, status, kept, body } = answered;
      listen?.({ source, ...(age !== undefined && { age }), ...(cause !== undefined && { cause }) });
      if (status !== 200) return { ok: false, status };
      return { ok: true, body: kept ? memory.parsedOf(kept) : JSON.parse(body.toString()) };
    });

  return {
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(42);
      const { pathname, searchParams } = new URL(request.url);
      const read = pathname.startsWith('/3/') ? readCall(pathname.slice(3), searchParams) : nothing;
      if (!read.ok) return refuse(read.code);
      if (read.call.isOurs) return embedded(request);
      const answered = await answer(read.call, () => request);
      const isAdapted = pictureBase !== null && read.call.route === 'configuration' && answered.kept;
      const body = isAdapted ? withPictureBase(answered.body, pictureBase(request)) : answered.body;
      return toResponse({ ...answered, body }, request.method);
    },
    ask: asking(),
    asking,
    askQuietly: askOf(async (path, params) => {
      const read = readCall(path, queryOf(params));
      if (!read.ok) return { ok: false, status: failures[read.code].status };
      const kept = await memory.find(read.call.key);
      const isFresh = kept && now().getTime() < kept.freshUntil;
      const news: News = isFresh ? { ok: true, kept } : await anew.ask(read.call, kept, 'background');
      if (!news.ok) return { ok: false, status: news.hop === 'quota' ? 429 : 503 };
      if (news.kept.status !== 200) return { ok: false, status: news.kept.status };
      return { ok: true, body: memory.parsedOf(news.kept) };
    }),
    health: breaker.health,
    close: async () => {
      upstream.close();
      await store.close();
    },
  };
}

type UntypedAsk = (path: string, params: Params) => Promise<Asked<unknown>>;

/** Who asks says what the body will be: its shape has been looked at. */
const askOf = (ask: UntypedAsk) => (async (path, params = {}) => ask(path, params)) as Ask;

const nothing = { ok: false, code: 34 } as const;

function refuse(code: FailureCode): Response {
  const { status } = failures[code];
  return Response.json(failureBody(code), {
    status,
    headers: { 'content-type': 'application/json;charset=utf-8' },
  });
}

const asGet = (request: Request) =>
  request.method === 'GET' ? request : new Request(request.url, { headers: request.headers });

const queryOf = (params: Params) =>
  new URLSearchParams(Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]));
