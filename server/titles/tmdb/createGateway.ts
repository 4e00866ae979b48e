import { setTimeout as sleep } from 'node:timers/promises';

import { failureBody, type FailureCode, failures } from '@marquee/contracts/tmdb/failures.ts';
import type { Ask, Asked, QueryParams } from '@marquee/titles';

import type { Logger } from '#server/log.ts';
import { type BeginSpan, inSpan, noSpans } from '#server/spans.ts';

import { createTmdbBreaker } from './breaker.ts';
import { createBudget } from './budget.ts';
import { createHealth } from './createHealth.ts';
import { createTell } from './createTell.ts';
import type { Gateway, GatewayFigures, Provenance } from './gateway.ts';
import { toResponse } from './gatewayAnswer.ts';
import { defaultLimits, type GatewayLimits } from './limits.ts';
import { createMemory } from './memory.ts';
import { createRevalidator } from './revalidate.ts';
import { type GatewayCall, readCall } from './routes/readCall.ts';
import type { AnswerStore } from './store/answerStore.ts';
import { carefulStore } from './store/carefulStore.ts';
import type { TmdbEnvironment } from './tmdbSettings.ts';
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
  begin?: BeginSpan;
  /** For tests, which have no seconds to lose. */
  limits?: Partial<GatewayLimits>;
};

export function createGateway(parts: GatewayParts): Gateway {
  const { settings, embedded, pictureBase, now, random, log, begin = noSpans } = parts;
  const limits = { ...defaultLimits, ...parts.limits };
  const store = carefulStore(parts.store, log);
  const { shared } = store;
  const memory = createMemory(store, { maxBytes: limits.remembered, now });
  const upstream = createUpstream(settings, limits, now);
  const breaker = createTmdbBreaker({ limits, now, random, log });
  const budget = createBudget({ limits, now, sleep, shared });
  const anew = createRevalidator({
    upstream: { ...upstream, get: (path, etag) => inSpan(begin('tmdb'), () => upstream.get(path, etag)) },
    memory,
    shared,
    breaker,
    budget,
    limits,
    now,
    random,
    sleep,
    log,
  });
  const answers: Record<keyof GatewayFigures['answers'], number> = { tmdb: 0, stale: 0, embedded: 0 };
  const tellUncounted = createTell({ memory, anew, breaker, embedded, limits, now });
  const tell: typeof tellUncounted = async (...asked) => {
    const told = await tellUncounted(...asked);
    answers[told.source] += 1;
    return told;
  };

  const asking = (listen: (provenance: Provenance) => void) =>
    askBy(async ({ isOurs, ...call }, request) => {
      if (isOurs) {
        const answer = await embedded(request());
        return { status: answer.status, body: () => answer.json() };
      }
      const { status, body, kept, source, age, cause, retryAfter } = await tell({ isOurs, ...call }, request);
      listen({ source, ...(age !== undefined && { age }), ...(cause !== undefined && { cause }) });
      const parsed = () => (kept ? memory.parsedOf(kept) : JSON.parse(body.toString()));
      return { status, body: parsed, ...(retryAfter !== undefined && { retryAfter }) };
    });

  const askQuietly = askBy(async (call) => {
    const kept = await memory.find(call.key);
    const isFresh = kept && now().getTime() < kept.freshUntil;
    const news = isFresh ? ({ ok: true, kept } as const) : await anew.ask(call, kept, 'background');
    return news.ok
      ? { status: news.kept.status, body: () => memory.parsedOf(news.kept) }
      : { status: news.hop === 'quota' ? 429 : 503, body: () => null };
  });

  return {
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(42);
      const { pathname, searchParams } = new URL(request.url);
      const read = pathname.startsWith('/3/') ? readCall(pathname.slice(3), searchParams) : nothing;
      if (!read.ok) return refuse(read.code);
      if (read.call.isOurs) return embedded(request);
      const told = await tell(read.call, () => request);
      const isAdapted = pictureBase !== null && read.call.route === 'configuration' && told.kept;
      return isAdapted
        ? // The body names the requested host, so caches must revalidate it.
          toResponse(
            { ...told, body: withPictureBase(told.body, pictureBase(request)), isDue: true },
            request.method,
          )
        : toResponse(told, request.method);
    },
    asking,
    askQuietly,
    health: createHealth({ breaker, look: anew.look, now }),
    figures: () => ({
      answers,
      callsUnderWay: anew.underWay(),
      callsLeft: budget.left(),
      isOpen: breaker.failingHop() !== null,
    }),
    settled: anew.settled,
    close: async () => {
      anew.close();
      upstream.close();
      await anew.settled();
      await store.close();
    },
  };
}

/** The status of an answer, and its body on demand. */
type Found = { status: number; body: () => unknown; retryAfter?: number };

/** For our own services. The caller names the body's type: its shape has been validated. */
const askBy = (find: (call: GatewayCall, request: () => Request) => Promise<Found>) =>
  (async (path: string, params: QueryParams = {}): Promise<Asked<unknown>> => {
    const query = new URLSearchParams(
      Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const read = readCall(path, query);
    if (!read.ok) return { ok: false, status: failures[read.code].status };
    const address = `http://localhost/3/${path}?${query.toString()}`;
    const { status, body, ...wait } = await find(read.call, () => new Request(address));
    return status === 200 ? { ok: true, body: await body() } : { ok: false, status, ...wait };
  }) as Ask;

const nothing = { ok: false, code: 34 } as const;

function refuse(code: FailureCode): Response {
  const { status } = failures[code];
  return Response.json(failureBody(code), {
    status,
    headers: { 'content-type': 'application/json;charset=utf-8' },
  });
}
