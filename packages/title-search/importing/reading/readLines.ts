import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

const newline = 0x0a;
const carriageReturn = 0x0d;

/** No line of the files that we read comes near this. Longer ones are skipped without being kept in memory. */
const longestLine = 64 * 1024;

/** A line without its end; null where it was too long. The bytes are only valid until the next one. */
type OnLine = (bytes: Buffer | null) => void;

type Splitter = {
  push: (chunk: Buffer) => void;
  /** Emits the last line, where the file doesn't end with a newline. */
  end: () => void;
};

const trimmed = (line: Buffer) => (line.at(-1) === carriageReturn ? line.subarray(0, -1) : line);

/** Splits chunks of bytes into lines. Empty lines are included: they count. */
export function createSplitter(onLine: OnLine, limit = longestLine): Splitter {
  let begun: Buffer[] = [];
  let begunLength = 0;

  const give = (rest: Buffer) => {
    const whole = begun.length === 0 ? rest : Buffer.concat([...begun, rest]);
    const tooLong = begunLength + rest.length > limit;
    begun = [];
    begunLength = 0;
    onLine(tooLong ? null : trimmed(whole));
  };
  const keep = (rest: Buffer) => {
    begunLength += rest.length;
    // A copy, because the chunk's memory may be reused; nothing of a line that is already too long.
    if (begunLength <= limit) begun.push(Buffer.from(rest));
    else begun = [];
  };

  return {
    push: (chunk) => {
      let from = 0;
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
        give(chunk.subarray(from, end));
        from = end + 1;
      }
      if (from < chunk.length) keep(chunk.subarray(from));
    },
    end: () => {
      if (begunLength > 0) give(Buffer.alloc(0));
    },
  };
}

/** `cut` says why a file ended early; its last, incomplete line is dropped. */
type Outcome = { cut: string | null };

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
