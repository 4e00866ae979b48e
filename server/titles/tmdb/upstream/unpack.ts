import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const unpackers = { gzip: promisify(gunzip), br: promisify(brotliDecompress) };

/** The body as it was before it was packed; undefined where the packing is none that was asked for. */
export async function unpack(
  body: Buffer,
  encoding: string | undefined,
  maxOutputLength: number,
): Promise<Buffer | undefined> {
  if (encoding === undefined || encoding === 'identity') return body;
  return encoding === 'gzip' || encoding === 'br'
    ? unpackers[encoding](body, { maxOutputLength })
    : undefined;
}
