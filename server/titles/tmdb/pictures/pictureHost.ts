import type { IncomingMessage } from 'node:http';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

import { pictureHostOf } from '#server/titles/tmdb/siteOf.ts';
import type { TmdbEnvironment } from '#server/titles/tmdb/tmdbSettings.ts';

import type { PictureName } from './readPicture.ts';
import { typeOfPicture } from './typeOfPicture.ts';

export type FetchedPicture =
  | { found: 'picture'; bytes: Buffer }
  | { found: 'nothing' }
  | { found: 'trouble' };

export type PictureHost = {
  /** Never throws. */
  fetch: (picture: PictureName) => Promise<FetchedPicture>;
  close: () => void;
};

/** Times are milliseconds. */
export const hostLimits = { firstByte: 5000, whole: 15_000, bytes: 8 * 1024 * 1024, atOnce: 16 };

const trouble: FetchedPicture = { found: 'trouble' };

async function collect(response: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length > most) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

async function read(response: IncomingMessage, most: number): Promise<FetchedPicture> {
  const { statusCode = 0, headers } = response;
  if (statusCode === 404 || statusCode === 410) return { found: 'nothing' };
  // A redirect could lead anywhere.
  if (statusCode !== 200 || (headers['content-encoding'] ?? 'identity') !== 'identity') return trouble;
  if (Number(headers['content-length'] ?? 0) > most) return trouble;
  const bytes = await collect(response, most);
  const isPicture = bytes !== null && response.complete && typeOfPicture(bytes) !== null;
  return isPicture ? { found: 'picture', bytes } : trouble;
}

/**
 * TMDB's host of pictures. The address is the settings' and what `readPicture` let through; nothing of the visitor's
 * request goes along.
 */
export function createPictureHost(settings: TmdbEnvironment, limits = hostLimits): PictureHost {
  const base = new URL(pictureHostOf(settings));
  const isSecure = base.protocol === 'https:';
  const { HTTPS_PROXY, NO_PROXY } = settings;
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({
    keepAlive: true,
    maxSockets: limits.atOnce,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 250,
    proxyEnv: {
      ...(HTTPS_PROXY !== undefined && { HTTPS_PROXY }),
      ...(NO_PROXY !== undefined && { NO_PROXY }),
    },
  });
  const options = {
    agent,
    host: base.hostname.replace(/^\[|\]$/g, ''),
    port: base.port || (isSecure ? 443 : 80),
    headers: {
      accept: 'image/jpeg,image/png,image/webp',
      'accept-encoding': 'identity',
      'user-agent': 'Marquee',
    },
  };
  const folder = base.pathname.replace(/\/$/, '');

  return {
    fetch: ({ size, file }) =>
      new Promise((resolve) => {
        const request = (isSecure ? httpsRequest : httpRequest)({
          ...options,
          path: `${folder}/${size}/${file}`,
        });
        const end = (fetched: FetchedPicture) => {
          clearTimeout(waiting);
          clearTimeout(whole);
          resolve(fetched);
          if (fetched.found === 'trouble') request.destroy();
        };
        const waiting = setTimeout(end, limits.firstByte, trouble);
        const whole = setTimeout(end, limits.whole, trouble);
        request.on('response', (response) => {
          clearTimeout(waiting);
          if (response.statusCode !== 200) response.resume();
          read(response, limits.bytes).then(end, () => end(trouble));
        });
        request.on('error', () => end(trouble));
        request.end();
      }),
    close: () => agent.destroy(),
  };
}
