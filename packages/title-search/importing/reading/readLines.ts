import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

import { createSplitter } from './splitLines.ts';

/** `cut` says why a file ended early; its last, incomplete line is dropped. */
export type Outcome = { cut: string | null };

type Options = {
  gzip: boolean;
  /** Called for each line in turn, with null for one that is too long. An error that it throws ends the reading. */
  onLine: (bytes: Buffer | null) => void;
  /** Called from time to time with the bytes of the file that were read so far. */
  onBytes?: (bytes: number) => void;
};

const plainChunk = 256 * 1024;
/** Where compressed bytes are damaged, the whole chunk is lost: so chunks are small. */
const packedChunk = 16 * 1024;

/** Reads a file line by line, decompressing it where needed. Throws only if it can't be opened or read. */
export function readLines(file: string, { gzip, onLine, onBytes }: Options): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const bytes = createReadStream(file, { highWaterMark: gzip ? packedChunk : plainChunk });
    const text = gzip ? bytes.pipe(createGunzip({ chunkSize: plainChunk })) : bytes;
    const splitter = createSplitter(onLine);

    const fail = (error: unknown) => {
      bytes.destroy();
      text.destroy();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const attempt = (step: () => void) => {
      try {
        step();
      } catch (error) {
        fail(error);
      }
    };

    bytes.on('error', fail);
    // Lines are processed as they are read, never queued: so those before damage are kept.
    text.on('data', (chunk: Buffer) =>
      attempt(() => {
        splitter.push(chunk);
        onBytes?.(bytes.bytesRead);
      }),
    );
    text.on('end', () =>
      attempt(() => {
        splitter.end();
        resolve({ cut: null });
      }),
    );
    if (text === bytes) return;
    text.on('error', (error: Error) => {
      bytes.destroy();
      resolve({ cut: error.message });
    });
  });
}
