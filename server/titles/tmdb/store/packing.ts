import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** JSON takes a sixth of its room packed. */
export const pack = promisify<Buffer, Buffer>((body, done) => gzip(body, { level: 5 }, done));
export const unpackKept = promisify<Buffer | Uint8Array, Buffer>(gunzip);
