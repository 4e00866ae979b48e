import { Agent as HttpAgent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

import { errorName } from './finding.ts';
import type { Network } from './network.ts';

export type HttpReply =
  | {
      ok: true;
      status: number;
      headers: IncomingHttpHeaders;
      body: string;
      /** Its first bytes. */ start: Buffer;
    }
  /** An error's name, such as `ECONNRESET`, or `slow`. */
  | { ok: false; failure: string };

/** Enough to see what it is. */
const mostBytes = 256 * 1024;

/** Asks once, follows no redirect, and reads no more than needed to recognise the answer. */
export function askOnce(
  address: string,
  headers: Readonly<Record<string, string>>,
  { httpsProxy, noProxy, authority, patience }: Network,
): Promise<HttpReply> {
  const isSecure = address.startsWith('https:');
  const proxyEnv = {
    ...(httpsProxy !== undefined && { HTTPS_PROXY: httpsProxy }),
    ...(noProxy !== undefined && { NO_PROXY: noProxy }),
  };
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ proxyEnv });
  const signal = AbortSignal.timeout(patience);
  return new Promise((resolve) => {
    const failed = (error: unknown) =>
      resolve({ ok: false, failure: signal.aborted ? 'slow' : errorName(error) });
    const request = (isSecure ? httpsRequest : httpRequest)(
      address,
      {
        agent,
        signal,
        headers: { ...headers, 'user-agent': 'Marquee' },
        ...(authority && { ca: authority }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        const end = () => {
          const whole = Buffer.concat(chunks);
          resolve({
            ok: true,
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: whole.toString(),
            start: whole.subarray(0, 16),
          });
        };
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes <= mostBytes) return;
          end();
          response.destroy();
        });
        response.on('end', end);
        response.on('error', failed);
      },
    );
    request.on('error', failed);
    request.end();
  }).finally(() => agent.destroy()) as Promise<HttpReply>;
}

/** What was sent as JSON; undefined where it is none. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

export const tooSlow = (failure: string) =>
  failure === 'slow' ? 'no answer in time' : `the answer broke off (${failure})`;
