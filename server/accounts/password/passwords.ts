import { argon2, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

import { type Cost, formatPhc, parsePhc, type PasswordHash } from './phc.ts';
import { createSemaphore } from './semaphore.ts';

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
};

export type PasswordOptions = {
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
  };
}
