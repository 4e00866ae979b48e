import { randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { createSemaphore, Overloaded } from '#server/limits/semaphore.ts';

import { createPasswords, usualCost, formatPhc, parsePhc } from './passwords.ts';

const cheap = { memoryKib: 64, passes: 1, parallelism: 1 };
const random = (bytes: number) => randomBytes(bytes);

describe('passwords', () => {
  it('are kept as argon2id hashes that others understand, each with a salt of its own', async () => {
    const passwords = createPasswords({ random, cost: cheap });
    const one = await passwords.hash('a violet umbrella');
    expect(one).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/);
    expect(await passwords.hash('a violet umbrella')).not.toBe(one);
    expect(await passwords.verify('a violet umbrella', one)).toBe(true);
    expect(await passwords.verify('a violet Umbrella', one)).toBe(false);
    expect(await passwords.verify('', one)).toBe(false);
  });

  it('cost by default more than OWASP asks for', () => {
    expect(usualCost.memoryKib).toBeGreaterThanOrEqual(19 * 1024);
    expect(usualCost.passes).toBeGreaterThanOrEqual(2);
  });

  it("agree with the algorithm's published test vector for what they are made of", async () => {
    // "password" and "somesalt", m=256 KiB, t=2, p=1, version 19: from the reference implementation's own tests.
    const known = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    const passwords = createPasswords({ random, cost: cheap });
    expect(await passwords.verify('password', known)).toBe(true);
    expect(await passwords.verify('passwore', known)).toBe(false);
  });

  it('are the same however an accent is written', async () => {
    const passwords = createPasswords({ random, cost: cheap });
    const composed = 'caf\u00E9 au lait';
    const pieces = 'cafe\u0301 au lait';
    expect(await passwords.verify(pieces, await passwords.hash(composed))).toBe(true);
  });

  it('are checked with the cost that they were made with, and known to be due for a stronger hash', async () => {
    const old = await createPasswords({ random, cost: cheap }).hash('a violet umbrella');
    const today = createPasswords({ random, cost: { ...cheap, memoryKib: 128 } });
    expect(await today.verify('a violet umbrella', old)).toBe(true);
    expect(today.isOutdated(old)).toBe(true);
    expect(today.isOutdated(await today.hash('a violet umbrella'))).toBe(false);
  });

  it('without an account are always wrong', async () => {
    const passwords = createPasswords({ random, cost: cheap });
    expect(await passwords.verify('a violet umbrella', null)).toBe(false);
  });

  it('beyond what can wait are turned away, and nothing is lost', async () => {
    const passwords = createPasswords({ random, cost: cheap, atOnce: 2, waiting: 3 });
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => passwords.hash('a violet umbrella')),
    );
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(15);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: expect.any(Overloaded) });
    expect(await passwords.hash('a violet umbrella')).toMatch(/^\$argon2id/);
  });
});

describe('a PHC string', () => {
  it('says the same when read and written again', async () => {
    const phc = await createPasswords({ random, cost: cheap }).hash('x');
    const parsed = parsePhc(phc);
    expect(parsed && formatPhc(parsed)).toBe(phc);
  });

  it.each(['', 'plain', '$2b$10$abcdefghijklmnopqrstuv', '$argon2i$v=19$m=64,t=1,p=1$c29tZXNhbHQ$AAAA'])(
    'is nothing else: %j',
    (text) => {
      expect(parsePhc(text)).toBeNull();
    },
  );
});

describe('a semaphore', () => {
  it('admits the next whatever the outcome of the one before', async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 1 });
    const failing = semaphore(async () => {
      throw new Error('no');
    });
    const next = semaphore(async () => 'yes');
    expect(semaphore.figures()).toEqual({ running: 1, waiting: 1, done: 0, refused: 0 });
    await expect(semaphore(async () => 'too many')).rejects.toThrow(Overloaded);
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await semaphore(async () => 'again')).toBe('again');
    expect(semaphore.figures()).toEqual({ running: 0, waiting: 0, done: 3, refused: 1 });
  });

  it('never admits more at once than its limit', async () => {
    const semaphore = createSemaphore({ atOnce: 3, waiting: 100 });
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 50 }, () =>
        semaphore(async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((go) => setImmediate(go));
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(3);
  });
});
