import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { Agent, get as getSecure } from 'node:https';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type DownloadLimits = {
  /** Until the first byte, and between any two. */
  idle: number;
  whole: number;
  bytes: number;
};

/** An export of all people is some 70 MB. */
const usualLimits: DownloadLimits = { idle: 20_000, whole: 30 * 60_000, bytes: 512 * 2 ** 20 };

export type Downloaded =
  | { ok: true }
  /** `status` where there was an answer other than the file. */
  | { ok: false; status: number | null; problem: string };

type Options = {
  url: string;
  file: string;
  proxy?: { HTTPS_PROXY?: string | undefined; NO_PROXY?: string | undefined };
  limits?: DownloadLimits;
  signal?: AbortSignal | undefined;
};

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0;
const failed = (problem: string, status: number | null = null): Downloaded => ({
  ok: false,
  status,
  problem,
});

function ask(
  url: URL,
  from: number,
  { proxy, limits = usualLimits, signal }: Options,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const agent = isSecure && proxy?.HTTPS_PROXY ? new Agent({ proxyEnv: { ...proxy } }) : undefined;
  const options = {
    headers: { 'user-agent': 'Marquee', ...(from > 0 && { range: `bytes=${from}-` }) },
    timeout: limits.idle,
    signal: AbortSignal.any([AbortSignal.timeout(limits.whole), ...(signal ? [signal] : [])]),
    ...(agent && { agent }),
  };
  return new Promise((resolve, reject) => {
    const request = (isSecure ? getSecure : getPlain)(url, options, resolve);
    request.on('timeout', () => request.destroy(new Error('nothing came for too long')));
    request.on('error', reject);
  });
}

/** Counts what comes, and ends it where it is more than any such file has. */
function bounded(already: number, most: number): Transform {
  let bytes = already;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > most) done(new Error('it is larger than any such file'));
      else done(null, chunk);
    },
  });
}

/** The expected size of the whole file; null where it isn't given. */
function wholeSize({ headers }: IncomingMessage, from: number): number | null {
  const length = headers['content-length'];
  return length === undefined ? null : from + Number(length);
}

/**
 * Downloads to a temporary file and renames it when complete. An interrupted download is resumed. No redirect is
 * followed. Never throws.
 */
export async function download(options: Options): Promise<Downloaded> {
  const { url, file, limits = usualLimits } = options;
  const part = `${file}.part`;
  try {
    await mkdir(dirname(file), { recursive: true });
    const begun = await sizeOf(part);
    const response = await ask(new URL(url), begun, options);
    const { statusCode: status = 0 } = response;
    if (status !== 200 && status !== 206) {
      response.destroy();
      // What was begun is of no use, for example longer than the file.
      if (status === 416) await rm(part, { force: true });
      return failed(`it was answered with ${status}`, status);
    }
    const from = status === 206 ? begun : 0;
    const size = wholeSize(response, from);
    await pipeline(
      response,
      bounded(from, limits.bytes),
      createWriteStream(part, { flags: from > 0 ? 'a' : 'w' }),
    );
    if (size !== null && (await sizeOf(part)) !== size) return failed('it broke off');
    await rename(part, file);
    return { ok: true };
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('it is larger')) await rm(part, { force: true });
    return failed(error instanceof Error ? error.message : String(error));
  }
}
