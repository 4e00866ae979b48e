import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

import { inOwnMemory } from './ownMemory.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const known = new Map<string, Encoding>();

function weightOf(header: string, coding: string): number | undefined {
  const match = new RegExp(
    `(?:^|,)\\s*${coding.replace('*', '\\*')}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?=,|$)`,
    'i',
  ).exec(header);
  return match ? Number(match[1] ?? 1) : undefined;
}

function choose(header: string): Encoding {
  const any = weightOf(header, '*') ?? 0;
  if ((weightOf(header, 'br') ?? any) > 0) return 'br';
  return (weightOf(header, 'gzip') ?? any) > 0 ? 'gzip' : 'identity';
}

/** The best encoding that the caller accepts. Browsers send a handful of values, so the results are cached. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const found = known.get(header);
  if (found) return found;
  const encoding = choose(header.slice(0, 256));
  if (known.size >= 100) known.clear();
  known.set(header, encoding);
  return encoding;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The plain form of what is stored as Brotli. */
export const decompress: (body: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

/** `quick` takes a few milliseconds and is for the first caller; `small` is for what is asked for again and again. */
export type Effort = 'quick' | 'small';

/** Compresses in the thread pool. */
export async function compress(body: Buffer, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return inOwnMemory(await zip(body, { level: effort === 'quick' ? 5 : 9 }));
  const packed = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 5 : 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return inOwnMemory(packed);
}
