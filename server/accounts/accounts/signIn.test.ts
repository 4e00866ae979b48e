import { describe, expect, it } from 'vitest';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';
import type { Storage } from '#server/database/storage.ts';
import { describeStorage } from '#server/database/testStorage.ts';

const email = 'ada@films.example';
const password = 'a violet umbrella';

function start(storage: Storage, settings: Parameters<typeof openTestIdentity>[1] = {}) {
  const test = openTestIdentity(storage, settings);
  const { call } = test;
  return {
    ...test,
    storage,
    signUp: (address = '198.51.100.1') => call('signUp', { email, password }, { address }),
    /** The code that it was refused with, or `ok`. */
    signIn: async (given: object, address: string) => {
      const { status, body } = await call('signInWithPassword', { email, password, ...given }, { address });
      if (status === 200) return 'ok';
      const error = body['error'];
      if (typeof error !== 'object' || error === null || !('message' in error)) return `${status}`;
      return String(error.message).split(' : ')[0] ?? '';
    },
  };
}

const countOf = (codes: readonly string[], code: string) => codes.filter((other) => other === code).length;

describeStorage('An attacker who tries passwords', (open) => {
  it('of many people from one address gets thirty answers in five minutes', async () => {
    const { signIn, pass } = start(await open());
    const codes: string[] = [];
    for (let count = 0; count < 150; count += 1) {
      codes.push(await signIn({ email: `person${count}@films.example` }, '203.0.113.7'));
      pass(2000);
    }
    expect(countOf(codes, 'INVALID_LOGIN_CREDENTIALS')).toBeLessThanOrEqual(30);
    expect(countOf(codes, 'INVALID_LOGIN_CREDENTIALS')).toBeGreaterThanOrEqual(28);
    expect(countOf(codes, 'TOO_MANY_ATTEMPTS_TRY_LATER')).toBeGreaterThanOrEqual(120);
  }, 60_000);

  it('of one person from many addresses gets ten answers in a quarter of an hour', async () => {
    const { signUp, signIn, pass } = start(await open());
    await signUp();
    const codes: string[] = [];
    for (let count = 0; count < 180; count += 1) {
      codes.push(await signIn({ password: `guess ${count}` }, `203.0.113.${count}`));
      pass(5000);
    }
    expect(countOf(codes, 'INVALID_LOGIN_CREDENTIALS')).toBeLessThanOrEqual(10);
    expect(countOf(codes, 'INVALID_LOGIN_CREDENTIALS')).toBeGreaterThanOrEqual(9);
  }, 60_000);

  it('all at once gets no more than one after the other', async () => {
    const { signUp, signIn } = start(await open());
    await signUp();
    const codes = await Promise.all(
      Array.from({ length: 30 }, (_, count) => signIn({ password: `guess ${count}` }, `203.0.113.${count}`)),
    );
    expect(countOf(codes, 'INVALID_LOGIN_CREDENTIALS')).toBe(5);
  });

  it('cannot keep the owner out: the right password gets in after the wait', async () => {
    const { signUp, call, signIn, pass } = start(await open());
    await signUp();
    for (let count = 0; count < 9; count += 1) {
      await signIn({ password: 'guess' }, `203.0.113.${count}`);
      pass(64_000);
    }
    await signIn({ password: 'guess' }, '203.0.113.99');
    const early = await call('signInWithPassword', { email, password }, { address: '192.0.2.1' });
    expect(early.body).toMatchObject({
      error: {
        message: expect.stringMatching(
          /^TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts\. Try again in \d+ (?:seconds|minutes)\.$/,
        ),
      },
    });
    pass(15 * 60_000);
    expect(await signIn({}, '192.0.2.1')).toBe('ok');
  });

  it('does not even make the owner wait where the owner has been before', async () => {
    const { signUp, signIn } = start(await open());
    await signUp('192.0.2.1');
    for (let count = 0; count < 6; count += 1) await signIn({ password: 'guess' }, `203.0.113.${count}`);
    expect(await signIn({}, '203.0.113.50')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await signIn({}, '192.0.2.1')).toBe('ok');
  });

  it('learns nothing from it: an unknown account behaves the same', async () => {
    const { signUp, call } = start(await open());
    await signUp();
    const answersFor = async (email: string) => {
      const answers: string[] = [];
      for (let count = 0; count < 8; count += 1) {
        const asked = { email, password: 'guess' };
        answers.push(
          JSON.stringify(await call('signInWithPassword', asked, { address: `203.0.113.${count}` })),
        );
      }
      return answers;
    };
    expect(await answersFor(email)).toEqual(await answersFor('bob@films.example'));
  });
});

describe('signing in', () => {
  it('signs up a hundred people from one address within an hour, and no more', async () => {
    const { call, pass } = start(await openTestStorage());
    const codes: number[] = [];
    for (let count = 0; count < 180; count += 1) {
      codes.push((await call('signUp', { email: `person${count}@films.example`, password })).status);
      pass(20_000);
    }
    expect(codes.filter((status) => status === 200).length).toBeLessThanOrEqual(100);
    expect(codes.filter((status) => status === 200).length).toBeGreaterThanOrEqual(98);
  });

  it('reveals to one address at most twenty accounts within an hour', async () => {
    const { signUp, call, pass } = start(await openTestStorage());
    await signUp();
    const codes: string[] = [];
    for (let count = 0; count < 60; count += 1) {
      codes.push(JSON.stringify((await call('signUp', { email, password })).body));
      pass(60_000);
    }
    expect(codes.filter((body) => body.includes('EMAIL_EXISTS')).length).toBeLessThanOrEqual(20);
  });

  it('lets a school of two hundred in by one address, one after the other', async () => {
    const { call, signIn, pass } = start(await openTestStorage());
    for (let count = 0; count < 200; count += 1) {
      await call(
        'signUp',
        { email: `pupil${count}@school.example`, password },
        { address: `10.0.0.${count}` },
      );
    }
    const codes: string[] = [];
    for (let count = 0; count < 200; count += 1) {
      codes.push(await signIn({ email: `pupil${count}@school.example` }, '198.51.100.9'));
      pass(100);
    }
    expect(new Set(codes)).toEqual(new Set(['ok']));
  });

  it('keeps no owner out where a neighbour behind the same address guesses, and the neighbour learns nothing', async () => {
    const { signUp, signIn } = start(await openTestStorage());
    await signUp('198.51.100.9');
    for (let count = 0; count < 40; count += 1)
      await signIn({ email: `person${count}@films.example` }, '198.51.100.9');
    expect(await signIn({ email: 'bob@films.example' }, '198.51.100.9')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await signIn({ password: 'guess' }, '198.51.100.9')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await signIn({}, '198.51.100.9')).toBe('ok');
  });

  it('gives an attacker no more guesses for having an account', async () => {
    const { signUp, signIn } = start(await openTestStorage());
    await signUp('192.0.2.1');
    const codes: string[] = [];
    for (let count = 0; count < 60; count += 1) {
      codes.push(await signIn({ email: `person${count}@films.example` }, '198.51.100.9'));
      await signIn({}, '198.51.100.9');
    }
    expect(countOf(codes, 'INVALID_LOGIN_CREDENTIALS')).toBeLessThanOrEqual(20);
  });

  it('makes the hash stronger where passwords cost more by now', async () => {
    const storage = await openTestStorage();
    await start(storage).signUp();
    const hash = async () =>
      (await storage.db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow())
        .password_hash;
    expect(await hash()).toMatch(/^\$argon2id\$v=19\$m=64,t=1/);
    const today = start(storage, { passwordCost: { memoryKib: 128, passes: 2, parallelism: 1 } });
    expect(await today.signIn({ password: 'wrong' }, '192.0.2.1')).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await hash()).toMatch(/m=64,t=1/);
    expect(await today.signIn({}, '192.0.2.1')).toBe('ok');
    expect(await hash()).toMatch(/m=128,t=2/);
    expect(await today.signIn({}, '192.0.2.1')).toBe('ok');
  });

  it('with too much going on is refused without the form that signs people out, and counts for nothing', async () => {
    const storage = await openTestStorage();
    const { signUp, call, signIn } = start(storage, { passwordGate: { atOnce: 1, waiting: 0 } });
    await signUp();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, count) =>
        call('signInWithPassword', { email, password: 'guess' }, { address: `203.0.113.${count}` }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body } of refused)
      expect(body).toEqual({ text: 'Too much is going on. Try again in a moment.\n' });
    const { count } = await storage.db
      .selectFrom('attempt')
      .select('count')
      .where('key', 'like', 'sign-in/account/%')
      .executeTakeFirstOrThrow();
    expect(count).toBe(answers.length - refused.length);
    expect(await signIn({}, '192.0.2.1')).toBe('ok');
  });

  it('refuses a password longer than any allowed at sign-up', async () => {
    const { signIn, signUp } = start(await openTestStorage());
    await signUp();
    expect(await signIn({ password: password + 'x'.repeat(5000) }, '192.0.2.1')).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
  });

  it('logs a line without secrets, whatever the outcome', async () => {
    const { signIn, signUp, storage } = start(await openTestStorage());
    await signUp();
    await signIn({}, '192.0.2.1');
    await signIn({ password: 'wrong' }, '192.0.2.1');
    await signIn({ email: 'bob@films.example' }, '192.0.2.1');
    const lines = await storage.db.selectFrom('audit').selectAll().execute();
    expect(lines.map(({ event }) => event).toSorted()).toEqual([
      'sign-in',
      'sign-in-refused',
      'sign-in-refused',
      'sign-up',
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/ada|bob|violet|192\.0\.2\.[1-9]/);
    expect(lines.map(({ account, device, place }) => [account === null, device, place])).toEqual(
      expect.arrayContaining([
        [true, null, null],
        [false, 'Unknown browser', '192.0.2.0/24'],
        [false, 'Unknown browser', '198.51.100.0/24'],
      ]),
    );
  });
});
