import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';

import type { GatewayLimits } from '#server/titles/tmdb/limits.ts';
import { tmdbAddresses, type TmdbEnvironment } from '#server/titles/tmdb/tmdbSettings.ts';

import { hopOf, isReset } from './hopOf.ts';
import { readReply } from './readReply.ts';
import type { Failed, Reply } from './reply.ts';
import { watchTimes } from './watchTimes.ts';

export type Upstream = {
  /** Asks for a path that starts with `/3/`. Never throws. */
  get: (path: string, etag: string | null) => Promise<Reply | Failed>;
  close: () => void;
};

type Attempt = Reply | (Failed & { isWorthAnother?: boolean });

/** Asks TMDB, with a limit on each step: connecting, answering, ending, and the size of the answer. */
export function createUpstream(
  settings: TmdbEnvironment & { TMDB_TOKEN: string },
  limits: GatewayLimits,
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
  const host = base.hostname.replace(/^\[|\]$/g, '');
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'gzip, br',
    authorization: `Bearer ${settings.TMDB_TOKEN}`,
    'user-agent': 'Marquee',
  };
  const isProxied = isSecure && settings.HTTPS_PROXY !== undefined;
  // A proxy looks up the name, and an address needn't be looked up.
  const start = isProxied || isIP(host) !== 0 ? 'tcp' : 'dns';
  const prefix = base.pathname === '/' ? '' : base.pathname;

  const attempt = (path: string, etag: string | null) =>
    new Promise<Attempt>((resolve) => {
      const request = (isSecure ? httpsRequest : httpRequest)({
        agent,
        host,
        port: base.port || (isSecure ? 443 : 80),
        // For requests through a proxy, which nothing else times.
        ...(isProxied && { timeout: limits.connect }),
        path: `${prefix}${path}`,
        headers: { ...headers, ...(etag !== null && { 'if-none-match': etag }) },
      });
      const end = (attempt: Attempt) => {
        watch.stop();
        resolve(attempt);
      };
      const watch = watchTimes(request, {
        isSecure,
        start,
        limits,
        onLate: (hop) => {
          end({ ok: false, hop });
          request.destroy();
        },
      });
      request.on('response', (response) => {
        watch.answers();
        void readReply(response, { largestBody: limits.largestBody, now }).then(end);
      });
      request.on('error', (error) => {
        const isWorthAnother = request.reusedSocket && isReset(error);
        end({ ok: false, hop: hopOf(error, watch.phase()), isWorthAnother });
      });
      request.end();
    });

  return {
    async get(path, etag) {
      const first = await attempt(path, etag);
      // A connection that was kept open may have been closed just when it was used again: the request wasn't read.
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
