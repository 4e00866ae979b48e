import { LRUCache } from 'lru-cache';

import type { Logger } from '#server/log.ts';

import type { AdmittedCall, TmdbBreaker } from './breaker.ts';
import type { Budget, Priority } from './budget.ts';
import { freshFor, statedLifetime } from './freshness.ts';
import type { Hop } from './gateway.ts';
import { judge } from './judge.ts';
import type { GatewayLimits } from './limits.ts';
import type { Memory } from './memory.ts';
import { type GatewayCall, readCall } from './routes/readCall.ts';
import type { Kept, Shared } from './store/answerStore.ts';
import type { Upstream } from './upstream/createUpstream.ts';
import type { Reply } from './upstream/reply.ts';

export type News = { ok: true; kept: Kept } | { ok: false; hop: Hop };

export type Revalidator = {
  /** Asks TMDB; concurrent callers of the same thing share one call. Never rejects. */
  ask: (call: GatewayCall, had: Kept | undefined, priority: Priority) => Promise<News>;
  /** Why this can't be refreshed: TMDB fails, or did for this request a moment ago; null where all is well. */
  trouble: (key: string) => Hop | null;
  /** Asks for something small, to know how TMDB is; null where TMDB wants to be left alone. Never rejects. */
  look: () => Promise<News | null>;
  /** Calls under way, those that wait for their turn included. */
  underWay: () => number;
  /** Resolves when no call is under way. */
  settled: () => Promise<void>;
  close: () => void;
};

type Parts = {
  upstream: Upstream;
  memory: Memory;
  shared: Shared | null;
  breaker: TmdbBreaker;
  budget: Budget;
  limits: GatewayLimits;
  now: () => Date;
  random: () => number;
  sleep: (milliseconds: number) => Promise<unknown>;
  log: Logger;
};

const troublesKept = 2000;
/** How often it is looked whether another replica has its answer. */
const pollMilliseconds = 100;
/** How soon a replica learns that another one has found TMDB well. */
const askOthersAgain = 2000;
const failed = (hop: Hop): News => ({ ok: false, hop });

/** Fetches answers from TMDB within all limits, and stores them. */
export function createRevalidator(parts: Parts): Revalidator {
  const { upstream, memory, shared, breaker, budget, limits, now, random, sleep, log } = parts;
  const flights = new Map<string, Promise<News>>();
  const troubles = new LRUCache<string, { hop: Hop; until: number }>({ max: troublesKept });

  const troubleOf = (key: string): Hop | null => {
    const found = troubles.get(key);
    return found && found.until > now().getTime() ? found.hop : null;
  };

  const renewed = (call: GatewayCall, reply: Reply, had: Kept | undefined): Kept | undefined => {
    const isSame = reply.status === 304;
    if (isSame && !had) return undefined;
    const time = now().getTime();
    const status = isSame && had ? had.status : reply.status;
    const stated = statedLifetime(reply.cacheControl, reply.age);
    return {
      key: call.key,
      status,
      body: isSame && had ? had.body : reply.body,
      etag: reply.etag ?? (isSame && had ? had.etag : null),
      fetchedAt: time,
      freshUntil: time + freshFor(call.freshness, { status, stated, random }),
    };
  };

  /** In a row, when it was last looked. */
  let failuresOfAll = 0;

  /** Why other replicas leave TMDB alone, or whether this one probes it for all. */
  const admitTogether = async (together: Shared): Promise<Hop | { isProbe: boolean }> => {
    const told = await together.breaker.admit();
    if ('refused' in told) {
      breaker.leaveAlone(Math.min(told.until, now().getTime() + askOthersAgain), told.refused);
      return told.refused;
    }
    failuresOfAll = told.failures;
    return told;
  };

  /** One call, its outcome reported to all that depend on it. */
  const make = async (
    call: GatewayCall,
    had: Kept | undefined,
    admitted: AdmittedCall | Hop = breaker.admit(),
  ): Promise<News> => {
    if (typeof admitted === 'string') return failed(admitted);
    const fail = async (hop: Hop, pause?: number) => {
      failuresOfAll = (await shared?.breaker.failed(hop)) ?? 0;
      breaker.failed(admitted, hop, pause, failuresOfAll);
      const health = breaker.health();
      if (health.status === 'failing') await shared?.breaker.leaveAlone(health.retryAt.getTime());
      troubles.set(call.key, { hop, until: now().getTime() + limits.pauseOfQuestion });
      return failed(hop);
    };
    const reply = await upstream.get(call.path, had?.etag ?? null);
    if (!reply.ok) return fail(reply.hop, reply.pause);
    const kept = renewed(call, reply, had);
    const parsed = reply.status === 304 ? undefined : judge(call, reply);
    if (!kept || (reply.status !== 304 && !parsed)) return fail('answer');
    if (breaker.failingHop() !== null) troubles.clear();
    else troubles.delete(call.key);
    breaker.succeeded(admitted);
    if (failuresOfAll > 0) await shared?.breaker.succeeded();
    failuresOfAll = 0;
    await memory.keep(kept, parsed);
    return { ok: true, kept };
  };

  /** Waits until the question is this replica's to ask, or another one has brought the answer. */
  const makeInTurn = async (
    call: GatewayCall,
    had: Kept | undefined,
    { together, isProbe }: { together: Shared; isProbe: boolean },
  ): Promise<News> => {
    const start = performance.now();
    for (;;) {
      const isOurs = await together.lease(call.key, limits.whole + limits.connect);
      try {
        const found = await memory.find(call.key);
        if (found && found.fetchedAt !== had?.fetchedAt && found.freshUntil > now().getTime())
          return { ok: true, kept: found };
        if (isOurs) return await make(call, found ?? had, isProbe ? { isProbe } : breaker.admit());
      } finally {
        if (isOurs) await together.release(call.key);
      }
      if (performance.now() - start > limits.whole) return failed('time-out');
      await sleep(pollMilliseconds);
    }
  };

  const fly = async (call: GatewayCall, had: Kept | undefined, priority: Priority): Promise<News> => {
    const hop = breaker.refusal() ?? troubleOf(call.key);
    if (hop !== null) return failed(hop);
    const told = shared && (await admitTogether(shared));
    if (typeof told === 'string') return failed(told);
    if (flights.size > limits.atOnce || !(await budget.take(priority))) return failed('quota');
    if (!shared || !told) return make(call, had);
    return makeInTurn(call, had, { together: shared, isProbe: told.isProbe });
  };

  const ask: Revalidator['ask'] = (call, had, priority) => {
    const under = flights.get(call.key);
    if (under) return under;
    const flight = fly(call, had, priority)
      .catch((err: unknown) => {
        log.error({ err }, 'asking TMDB failed unexpectedly');
        return failed('answer');
      })
      .finally(() => {
        flights.delete(call.key);
        lookAgain();
      });
    flights.set(call.key, flight);
    return flight;
  };

  let isClosed = false;
  let looking: NodeJS.Timeout | undefined;
  /** Where TMDB fails, a small request now and then detects its return without visitors. */
  const lookAgain = () => {
    const health = breaker.health();
    clearTimeout(looking);
    if (health.status === 'ok' || isClosed) return;
    const wait = Math.max(0, health.retryAt.getTime() - now().getTime());
    looking = setTimeout(() => {
      troubles.delete(probe.key);
      if (breaker.refusal() === null) void ask(probe, undefined, 'background');
    }, wait + lookingDelay).unref();
  };

  const look = async (): Promise<News | null> => {
    if (isClosed || breaker.refusal() === 'quota') return null;
    if (shared && typeof (await admitTogether(shared)) === 'string') return null;
    if (!(await budget.take('background'))) return null;
    return make(probe, undefined, { isProbe: true, isLook: true });
  };

  const looks = new Set<Promise<unknown>>();
  const lookOnce: Revalidator['look'] = () => {
    const looking = look().catch((err: unknown) => {
      log.error({ err }, 'looking at TMDB failed unexpectedly');
      return null;
    });
    looks.add(looking);
    return looking.finally(() => looks.delete(looking));
  };

  return {
    ask,
    look: lookOnce,
    trouble: (key) => breaker.failingHop() ?? troubleOf(key),
    underWay: () => flights.size,
    settled: async () => {
      while (flights.size + looks.size > 0) await Promise.all([...flights.values(), ...looks]);
    },
    close: () => {
      isClosed = true;
      clearTimeout(looking);
    },
  };
}

/** After visitors' requests of the same moment. */
const lookingDelay = 50;

function callFor(path: string): GatewayCall {
  const read = readCall(path, new URLSearchParams());
  if (!read.ok) throw new Error(`${path} is not in the table`);
  return read.call;
}

/** Small, and there whatever else isn't. */
const probe = callFor('configuration');
