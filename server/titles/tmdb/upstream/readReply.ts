import type { IncomingMessage } from 'node:http';

import { hopOf } from './hopOf.ts';
import type { Failed, Reply } from './reply.ts';
import { unpack } from './unpack.ts';

/** The longest that TMDB is left alone for at its word. */
const longestPause = 3600_000;

type Bounds = { largestBody: number; now: () => Date };

/** Reads an answer to its end, or as far as is sensible. */
export async function readReply(
  response: IncomingMessage,
  { largestBody, now }: Bounds,
): Promise<Reply | Failed> {
  try {
    const packed = await collect(response, largestBody);
    const { statusCode: status = 0, headers } = response;
    const failed = failedBy(status, headers['retry-after'], now());
    if (failed) return failed;
    const body = await unpack(packed, headers['content-encoding'], largestBody);
    const { etag, age, 'cache-control': cacheControl } = headers;
    return body ? { ok: true, status, body, etag, cacheControl, age } : { ok: false, hop: 'answer' };
  } catch (error) {
    return { ok: false, hop: hopOf(error, 'sent') };
  }
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

/** The failure of the service that a status means; null where the status answers the request. */
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
