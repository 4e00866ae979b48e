import { argon2, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

import { createSemaphore, type SemaphoreFigures } from '#server/limits/semaphore.ts';

/** What a hash cost; kept with it, so that the cost may rise later. */
export type Cost = { memoryKib: number; passes: number; parallelism: number };

/** A hash with all that is needed to check a password against it. */
type PasswordHash = Cost & { salt: Buffer; hash: Buffer };

const pattern =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z\d+/]{11,64})\$([A-Za-z\d+/]{16,128})$/;

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** `$argon2id$v=19$m=47104,t=2,p=1$<salt>$<hash>`: the way password hashes are written everywhere. */
export function formatPhc({ memoryKib, passes, parallelism, salt, hash }: PasswordHash): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** Null where it isn't one of ours. */
export function parsePhc(text: string): PasswordHash | null {
  const [, memoryKib, passes, parallelism, salt, hash] = pattern.exec(text) ?? [];
  if (salt === undefined || hash === undefined) return null;
  return {
    memoryKib: Number(memoryKib),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const derive = promisify(argon2);
const saltBytes = 16;
const hashBytes = 32;

/** Well above what OWASP asks for at least (19 MiB, 2 passes), and still some sixty milliseconds of one processor. */
export const usualCost: Cost = { memoryKib: 46 * 1024, passes: 2, parallelism: 1 };

export type Passwords = {
  /** The form to store: a PHC string. */
  hash: (password: string) => Promise<string>;
  /** Without a hash (null) it takes as long as with one. */
  verify: (password: string, phc: string | null) => Promise<boolean>;
  /** Whether it was made at a lower cost than passwords get today. */
  isOutdated: (phc: string) => boolean;
  /** Hashes under way and waiting. */
  figures: () => SemaphoreFigures;
};

type PasswordOptions = {
  random: (bytes: number) => Buffer;
  cost?: Cost;
  /** Hashes at once; one thread of Node's four is left to everything else. */
  atOnce?: number;
  waiting?: number;
};

/** Both ways to write an accented letter are the same password. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8');

/** Hashes passwords in Node's thread pool: few at once, since each takes its memory. Throws `Overloaded`. */
export function createPasswords({
  random,
  cost = usualCost,
  atOnce = Math.min(3, availableParallelism()),
  waiting = 64,
}: PasswordOptions): Passwords {
  const semaphore = createSemaphore({ atOnce, waiting });
  const dummyHash: PasswordHash = { ...cost, salt: random(saltBytes), hash: random(hashBytes) };

  const run = (password: string, salt: Buffer, { memoryKib, passes, parallelism }: Cost) =>
    semaphore(() =>
      derive('argon2id', {
        message: bytesOf(password),
        nonce: salt,
        memory: memoryKib,
        passes,
        parallelism,
        tagLength: hashBytes,
      }),
    );

  return {
    hash: async (password) => {
      const salt = random(saltBytes);
      return formatPhc({ ...cost, salt, hash: await run(password, salt, cost) });
    },
    verify: async (password, phc) => {
      const known = phc === null ? dummyHash : parsePhc(phc);
      if (known === null) throw new Error('A password hash is not one of ours.');
      const hash = await run(password, known.salt, known);
      return hash.length === known.hash.length && timingSafeEqual(hash, known.hash) && phc !== null;
    },
    isOutdated: (phc) => {
      const known = parsePhc(phc);
      return (
        known === null ||
        known.memoryKib * known.passes < cost.memoryKib * cost.passes ||
        known.memoryKib < cost.memoryKib
      );
    },
    figures: semaphore.figures,
  };
}
