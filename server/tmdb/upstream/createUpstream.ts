import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

import type { Limits } from '#server/tmdb/limits.ts';
import { type TmdbEnvironment, tmdbAddresses } from '#server/tmdb/tmdbSettings.ts';

import { hopOf, isReset, type Phase } from './hopOf.ts';
import type { Failed, Reply } from './reply.ts';
import { unpack } from './unpack.ts';

export type Upstream = {
  /** Asks for a path that starts with `/3/`. Never throws. */
  get: (path: string, etag: string | null) => Promise<Reply | Failed>;
  close: () => void;
};

type Attempt = Reply | (Failed & { isWorthAnother?: boolean });

const longestPause = 3600_000;

/** Asks TMDB, with a bound on everything: how long it takes to get there, to answer and to end, and how much comes. */
export function createUpstream(
  settings: TmdbEnvironment & { TMDB_TOKEN: string },
  limits: Limits,
  now: () => Date,
): Upstream {
  const base = new URL(settings.TMDB_BASE_URL ?? tmdbAddresses.api);
  const isSecure = base.protocol === 'https:';
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({
    keepAlive: true,
    maxSockets: limits.atOnce,
    scheduling: 'lifo',
    // Both kinds of addresses are tried: one of them often leads nowhere.
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 250,
    proxyEnv: {
      ...(settings.HTTPS_PROXY !== undefined && { HTTPS_PROXY: settings.HTTPS_PROXY }),
      ...(settings.NO_PROXY !== undefined && { NO_PROXY: settings.NO_PROXY }),
    },
  });
  const options: RequestOptions = {
    agent,
    host: base.hostname.replace(/^\[|\]$/g, ''),
    port: base.port || (isSecure ? 443 : 80),
  };
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'gzip, br',
    authorization: `Bearer ${settings.TMDB_TOKEN}`,
    'user-agent': 'Marquee',
  };
  const isProxied = isSecure && settings.HTTPS_PROXY !== undefined;
  const prefix = base.pathname === '/' ? '' : base.pathname;

  const attempt = (path: string, etag: string | null) =>
    new Promise<Attempt>((resolve) => {
      const request = (isSecure ? httpsRequest : httpRequest)({
        ...options,
        path: `${prefix}${path}`,
        headers: { ...headers, ...(etag !== null && { 'if-none-match': etag }) },
      });
      const watch = watchTimes(request, limits, { isSecure, isProxied });
      const end = (attempt: Attempt) => {
        watch.stop();
        resolve(attempt);
      };
      request.on('response', (response) => {
        watch.answers();
        collect(response, limits.largestBody).then(
          async (body) => end(await replyOf(response, body, { limits, now })),
          (error: unknown) => end({ ok: false, hop: watch.late() ?? hopOf(error, 'sent') }),
        );
      });
      request.on('error', (error) => {
        const isWorthAnother = request.reusedSocket && isReset(error) && watch.late() === null;
        end({ ok: false, hop: watch.late() ?? hopOf(error, watch.phase()), isWorthAnother });
      });
      request.end();
    });

  return {
    async get(path, etag) {
      const first = await attempt(path, etag);
      // A connection that was kept open may have been closed just when it was used again: nobody has read the question.
      const last = !first.ok && first.isWorthAnother ? await attempt(path, etag) : first;
      if (!last.ok && last.hop === 'time-out') closeIdle(agent);
      return last;
    },
    close: () => agent.destroy(),
  };
}

/** Where one kept connection leads nowhere, the others that wait for work hardly lead anywhere else. */
function closeIdle({ freeSockets }: HttpAgent): void {
  for (const sockets of Object.values(freeSockets)) for (const socket of sockets ?? []) socket.destroy();
}

/** Watches how far a request gets, and ends it where it takes too long. */
function watchTimes(
  request: ClientRequest,
  limits: Limits,
  { isSecure, isProxied }: { isSecure: boolean; isProxied: boolean },
) {
  // A proxy looks up the name, and shows its connection when it stands.
  let phase: Phase = isProxied ? 'tcp' : 'dns';
  let lateAt: Phase | 'time-out' | null = null;
  const giveUpAfter = (milliseconds: number, hop: () => Phase | 'time-out') =>
    setTimeout(() => {
      lateAt ??= hop();
      request.destroy(new Error('too late'));
    }, milliseconds);
  const connecting = giveUpAfter(limits.connect, () => phase);
  const waiting = giveUpAfter(limits.firstByte, () => 'time-out');
  const whole = giveUpAfter(limits.whole, () => 'time-out');
  const connected = () => {
    phase = 'sent';
    clearTimeout(connecting);
  };
  request.on('socket', (socket) => {
    if (request.reusedSocket || !socket.connecting) return connected();
    socket.once('lookup', () => (phase = 'tcp'));
    socket.once('connect', () => (isSecure ? (phase = 'tls') : connected()));
    socket.once('secureConnect', connected);
  });
  return {
    phase: () => phase,
    /** The hop at which time ran out; null where it didn't. */
    late: () => (lateAt === 'sent' ? 'time-out' : lateAt),
    answers: () => {
      connected();
      clearTimeout(waiting);
    },
    stop: () => {
      for (const timer of [connecting, waiting, whole]) clearTimeout(timer);
    },
  };
}

/** The bytes of an answer; it is broken off where they are too many. */
async function collect(response: IncomingMessage, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length > largest) throw Object.assign(new Error('too long'), { code: 'ERR_BUFFER_TOO_LARGE' });
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

type Bounds = { limits: Limits; now: () => Date };

async function replyOf({ statusCode, headers }: IncomingMessage, packed: Buffer, { limits, now }: Bounds) {
  const status = statusCode ?? 0;
  const failed = failedBy(status, headers['retry-after'], now());
  if (failed) return failed;
  try {
    const body = await unpack(packed, headers['content-encoding'], limits.largestBody);
    if (!body) return { ok: false, hop: 'answer' } as const;
    const { etag, age, 'cache-control': cacheControl } = headers;
    return { ok: true, status, body, etag, cacheControl, age } as const;
  } catch (error) {
    return { ok: false, hop: hopOf(error, 'sent') } as const;
  }
}

/** What a status says about the service instead of the question; null where it is an answer to it. */
function failedBy(status: number, retryAfter: string | undefined, now: Date): Failed | null {
  const pause = pauseOf(retryAfter, now);
  const wait = pause === null ? {} : { pause };
  if (status === 401 || status === 403) return { ok: false, hop: 'token', ...wait };
  if (status === 429) return { ok: false, hop: 'quota', ...wait };
  if (status >= 500) return { ok: false, hop: 'upstream', ...wait };
  return status === 200 || status === 304 || (status >= 400 && status !== 407)
    ? null
    : { ok: false, hop: 'answer' };
}

/** `Retry-After` in milliseconds from now: seconds, or a date. */
function pauseOf(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  const milliseconds = /^\d{1,9}$/.test(value.trim())
    ? Number(value) * 1000
    : Date.parse(value) - now.getTime();
  return Number.isNaN(milliseconds) ? null : Math.min(Math.max(milliseconds, 0), longestPause);
}
