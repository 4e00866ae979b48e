import { createHash, hash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { inOwnMemory } from '#server/http/ownMemory.ts';
import { createCircuitBreaker } from '#server/limits/circuitBreaker.ts';
import { createSemaphore, Overloaded } from '#server/limits/semaphore.ts';
import type { Logger } from '#server/log.ts';

import { type Bucket, StoreTrouble, sumOf } from './bucket.ts';

/**
 * Files that replicas share. Whatever is in it can be made again, so no failure here is one: what can't be had in
 * time, or isn't what was written, counts as absent. Nothing rejects.
 */
export type SharedStore = {
  read: (key: string) => Promise<Buffer<ArrayBuffer> | null>;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** For what is too large for memory. False where nothing whole has come. */
  download: (key: string, file: string, signal: AbortSignal) => Promise<boolean>;
  /** False where it isn't there afterwards. */
  upload: (key: string, file: string, signal: AbortSignal) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
  figures: () => {
    calls: { running: number; waiting: number; done: number; failed: number; refused: number };
    reads: { hits: number; misses: number; bytes: number };
    isOpen: boolean;
  };
};

type Parts = {
  bucket: Bucket;
  now: () => Date;
  log: Logger;
  limits?: Partial<typeof storeLimits>;
};

/** Times are milliseconds. */
const storeLimits = {
  /** A visitor waits for it: a picture is drawn in less than a second, too. */
  read: 800,
  write: 10_000,
  /** For what has hundreds of megabytes. */
  whole: 30 * 60_000,
  /** The others wait, within their time. */
  readsAtOnce: 24,
  writesAtOnce: 8,
  waiting: 200,
  /** Bytes of what is read into memory. */
  largest: 16 * 1024 * 1024,
  /** Failures in a row after which the store is left alone for a while. */
  failures: 4,
  firstPause: 2000,
  longestPause: 60_000,
};

const ours = new AbortController().signal;

/** In a few words, without the address, which may say where the store is. */
function causeOf(error: unknown): string {
  if (error instanceof StoreTrouble) return `${error.status} ${error.code}`.trim();
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';
  return cause || error.name;
}

class Damaged extends Error {
  override name = 'Damaged';
}

async function bytesOf(response: Response, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > most) throw new Damaged('It is larger than anything that was written.');
    chunks.push(chunk);
  }
  const bytes = inOwnMemory(Buffer.concat(chunks));
  if (hash('sha256', bytes) !== sumOf(response)) throw new Damaged('It is not what was written.');
  return bytes;
}

async function intoFile(response: Response, file: string): Promise<void> {
  const sum = createHash('sha256');
  const summing = new Transform({
    transform(chunk: Buffer, _, done) {
      sum.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(Readable.from(response.body ?? []), summing, createWriteStream(file));
  if (sum.digest('hex') !== sumOf(response)) throw new Damaged('It is not what was written.');
}

async function sumOfBlob(blob: Blob): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of blob.stream()) sum.update(chunk);
  return sum.digest('hex');
}

/** A store behind deadlines and a circuit breaker; its changes are logged, single failures only counted. */
export function createSharedStore({ bucket, now, log, limits: given }: Parts): SharedStore {
  const limits = { ...storeLimits, ...given };
  const circuit = createCircuitBreaker<string>({
    now,
    failures: limits.failures,
    opensAtOnce: () => false,
    pauseAfter: (_, pauses) => Math.min(limits.longestPause, limits.firstPause * 2 ** pauses),
    probeLasts: limits.longestPause,
    onOpen: (cause) => log.warn({ cause }, 'the shared store fails: this server goes on by itself'),
    onClose: ({ since }) => log.info({ since }, 'the shared store is used again'),
  });
  const { waiting } = limits;
  const turns = {
    read: createSemaphore({ atOnce: limits.readsAtOnce, waiting }),
    write: createSemaphore({ atOnce: limits.writesAtOnce, waiting }),
  };
  const calls = { done: 0, failed: 0, refused: 0 };
  const reads = { hits: 0, misses: 0, bytes: 0 };
  const reading = new Map<string, Promise<Buffer<ArrayBuffer> | null>>();

  /** One call, in turn. */
  async function attempt<Result>(
    kind: keyof typeof turns,
    work: (signal: AbortSignal) => Promise<Result>,
    instead: Result,
    { milliseconds, signal = ours }: { milliseconds: number; signal?: AbortSignal },
  ): Promise<Result> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
    const refused = () => {
      calls.refused += 1;
      return instead;
    };
    const run = async () => {
      const call = within.aborted ? null : circuit.admit();
      if (call === null || 'refused' in call) return refused();
      try {
        const result = await work(within);
        circuit.succeeded(call);
        calls.done += 1;
        return result;
      } catch (error) {
        // The store answered: one bad object is no reason to leave it alone.
        if (error instanceof Damaged || signal.aborted) circuit.succeeded(call);
        else circuit.failed(call, causeOf(error));
        calls.failed += 1;
        return instead;
      }
    };
    if (circuit.refusal() !== null) return refused();
    return turns[kind](run).catch((error: unknown) => {
      if (error instanceof Overloaded) return refused();
      throw error;
    });
  }

  const read = (key: string) =>
    attempt(
      'read',
      async (signal) => {
        const response = await bucket.get(key, signal);
        if (response === null) reads.misses += 1;
        const bytes = response && (await bytesOf(response, limits.largest));
        if (bytes) reads.hits += 1;
        return bytes;
      },
      null,
      { milliseconds: limits.read },
    );

  return {
    read: (key) => {
      const waiting = reading.get(key);
      if (waiting) return waiting;
      const answer = read(key).finally(() => reading.delete(key));
      reading.set(key, answer);
      return answer;
    },
    write: (key, bytes) =>
      attempt(
        'write',
        (signal) => bucket.put(key, new Uint8Array(bytes), hash('sha256', bytes), signal),
        undefined,
        { milliseconds: limits.write },
      ),
    download: (key, file, signal) =>
      attempt(
        'read',
        async (either) => {
          const response = await bucket.get(key, either);
          if (response) await intoFile(response, file);
          return response !== null;
        },
        false,
        { milliseconds: limits.whole, signal },
      ),
    upload: (key, file, signal) =>
      attempt(
        'write',
        async (either) => {
          const blob = await openAsBlob(file);
          await bucket.put(key, blob, await sumOfBlob(blob), either);
          return true;
        },
        false,
        { milliseconds: limits.whole, signal },
      ),
    remove: (key) =>
      attempt('write', (signal) => bucket.remove(key, signal), undefined, { milliseconds: limits.write }),
    figures: () => ({
      calls: {
        ...calls,
        running: turns.read.figures().running + turns.write.figures().running,
        waiting: turns.read.figures().waiting + turns.write.figures().waiting,
      },
      reads,
      isOpen: circuit.opened() !== null,
    }),
  };
}
