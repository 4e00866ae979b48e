import { expect, it } from 'vitest';

import { codeFor, linkFor } from '#server/accounts/testing/codeFor.ts';
import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import type { Storage } from '#server/database/storage.ts';
import { describeStorage } from '#server/database/testStorage.ts';

const email = 'ada@films.example';
const password = 'a violet umbrella';
const tableNames = ['account', 'session', 'refresh_token', 'code', 'mail', 'attempt', 'audit'] as const;

function start(storage: Storage) {
  const test = openTestIdentity(storage);
  const { call } = test;
  return {
    ...test,
    storage,
    signUp: async (given: object = {}, sender?: { address?: string }) =>
      call('signUp', { email, password, returnSecureToken: true, ...given }, sender),
    signIn: async (given: object = {}, sender?: { address?: string }) =>
      call('signInWithPassword', { email, password, returnSecureToken: true, ...given }, sender),
    errorOf: async (name: string, body: object) => {
      const answer = await call(name, body);
      const error = answer.body['error'];
      const message = typeof error === 'object' && error && 'message' in error ? error.message : null;
      return `${answer.status} ${String(message).split(' : ')[0]}`;
    },
  };
}

const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describeStorage('Accounts', (open) => {
  it('are one an address, however many ask at once', async () => {
    const storage = await open();
    const here = start(storage);
    const there = start(await open.again(storage));
    const answers = await many(8, (index) =>
      (index % 2 === 0 ? here : there).signUp({}, { address: `203.0.113.${index}` }),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(7);
    for (const { body } of refused) expect(body).toMatchObject({ error: { message: 'EMAIL_EXISTS' } });
    expect(await storage.db.selectFrom('account').select('email').execute()).toEqual([{ email }]);
  });

  it('keep neither the password nor a token nor a code as it is', async () => {
    const { signUp, call, storage } = start(await open());
    const { body } = await signUp();
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const code = await codeFor(storage, email);
    expect(code).toMatch(/^[\w-]{43}$/);
    const kept: unknown[] = [];
    for (const table of tableNames) {
      // The mail has the code: that is its whole point.
      if (table !== 'mail') kept.push(await storage.db.selectFrom(table).selectAll().execute());
    }
    const text = JSON.stringify(kept);
    expect(text).toContain('$argon2id$');
    for (const secret of [password, code, body['refreshToken'], body['idToken']]) {
      expect(text).not.toContain(secret);
    }
  });

  it('go with everything that belonged to them', async () => {
    const { signUp, signIn, call, errorOf, storage, deleted } = start(await open());
    const { body } = await signUp();
    await signIn({ password: 'wrong' });
    await signIn();
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: body['idToken'] });
    const newEmail = 'countess@films.example';
    await call('sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: body['idToken'],
      newEmail,
    });
    const others = await signUp({ email: 'bob@films.example' });
    expect((await call('delete', { idToken: body['idToken'] })).status).toBe(200);
    expect(deleted).toEqual([body['localId']]);
    const left: string[] = [];
    for (const table of tableNames) {
      left.push(JSON.stringify(await storage.db.selectFrom(table).selectAll().execute()));
    }
    const text = left.join('\n');
    for (const trace of [email, newEmail, String(body['localId'])]) expect(text).not.toContain(trace);
    expect(await errorOf('lookup', { idToken: body['idToken'] })).toMatch(
      /^400 (?:USER_NOT_FOUND|TOKEN_EXPIRED)$/,
    );
    expect((await call('lookup', { idToken: others.body['idToken'] })).status).toBe(200);
    expect((await signUp()).status).toBe(200);
  });

  it('stay whole where their library cannot be deleted now', async () => {
    const storage = await open();
    const test = start(storage);
    const failing = openTestIdentity(storage, {}, async () => {
      throw new Error('not now');
    });
    const { body } = await test.signUp();
    expect((await failing.call('delete', { idToken: body['idToken'] })).status).toBe(500);
    const again = await test.signIn();
    expect((await test.call('delete', { idToken: again.body['idToken'] })).status).toBe(200);
  });
});

describeStorage('A stolen address', (open) => {
  it('comes back to its owner: a reset by mail ends the sessions of the one who signed up with it before', async () => {
    const { signUp, signIn, call, errorOf, storage } = start(await open());
    const thief = await signUp({ password: 'the thief was here' });
    const longer = await signIn({ password: 'the thief was here' });
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: thief.body['idToken'] });
    const sentByThief = await codeFor(storage, email);
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = await codeFor(storage, email, 'new password');
    expect((await call('resetPassword', { oobCode, newPassword: password })).status).toBe(200);

    for (const { body } of [thief, longer]) {
      expect(await errorOf('lookup', { idToken: body['idToken'] })).toBe('400 TOKEN_EXPIRED');
      expect(await errorOf('update', { idToken: body['idToken'], displayName: 'x' })).toBe(
        '400 TOKEN_EXPIRED',
      );
    }
    expect(await errorOf('update', { oobCode: sentByThief })).toBe('400 INVALID_OOB_CODE');
    expect(await errorOf('signInWithPassword', { email, password: 'the thief was here' })).toBe(
      '400 INVALID_LOGIN_CREDENTIALS',
    );
    const owner = await signIn();
    const found = await call('lookup', { idToken: owner.body['idToken'] });
    expect(found.body).toMatchObject({ users: [{ email, emailVerified: true }] });
  });
});

describeStorage('Codes', (open) => {
  it('work once, also where many use them at the same time', async () => {
    const { signUp, call, storage } = start(await open());
    await signUp();
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = await codeFor(storage, email);
    const answers = await many(6, (index) =>
      call('resetPassword', { oobCode, newPassword: `a violet umbrella ${index}` }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { password_hash } = await storage.db
      .selectFrom('account')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id/);
  });

  it('lead to where we are configured to be, whatever the request says', async () => {
    const { signUp, app, identity, storage } = start(await open());
    await signUp();
    const request = new Request(
      'http://evil.example/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=marquee-embedded',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
        body: JSON.stringify({
          requestType: 'PASSWORD_RESET',
          email,
          continueUrl: 'http://evil.example//other.example/watchlist?x=1',
        }),
      },
    );
    expect((await app.fetch(request, { address: '203.0.113.7' })).status).toBe(200);
    await identity.settled();
    const link = await linkFor(storage, email);
    expect(link?.origin).toBe('https://films.example');
    expect(link?.pathname).toBe('/account/action');
    expect(Object.fromEntries(link?.searchParams ?? [])).toEqual({
      mode: 'resetPassword',
      oobCode: expect.stringMatching(/^[\w-]{43}$/),
      continueUrl: 'https://films.example/other.example/watchlist?x=1',
    });
  });

  it('are sent five times an hour at most, and the answer does not show it', async () => {
    const { signUp, call, storage, pass } = start(await open());
    await signUp();
    const answers: unknown[] = [];
    const codes = new Set<string>();
    for (let count = 0; count < 13; count += 1) {
      const asked = { requestType: 'PASSWORD_RESET', email };
      answers.push(await call('sendOobCode', asked, { address: `203.0.113.${count}` }));
      codes.add(await codeFor(storage, email));
      pass(5 * 60_000);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(codes.size).toBe(5);
  });

  it('get the same answer for an unknown address, and no mail', async () => {
    const { signUp, call, storage } = start(await open());
    await signUp();
    const stranger = 'bob@films.example';
    const known = await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const unknown = await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: stranger });
    expect(JSON.stringify(unknown)).toBe(JSON.stringify(known).replace(email, stranger));
    const mails = await storage.db.selectFrom('mail').select('recipient').execute();
    expect(mails).toEqual([{ recipient: email }]);
  });

  it('to an address of another account are never sent, and the answer hides that', async () => {
    const { signUp, call, storage } = start(await open());
    const { body } = await signUp();
    await signUp({ email: 'bob@films.example' });
    const ask = (newEmail: string) =>
      call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: body['idToken'], newEmail });
    expect(await ask('bob@films.example')).toEqual(await ask('free@films.example'));
    const mails = await storage.db.selectFrom('mail').select('recipient').execute();
    expect(mails).toEqual([{ recipient: 'free@films.example' }]);
  });

  it('for an address taken meanwhile do nothing', async () => {
    const { signUp, call, errorOf, storage } = start(await open());
    const { body } = await signUp();
    const newEmail = 'free@films.example';
    await call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: body['idToken'], newEmail });
    const oobCode = await codeFor(storage, newEmail);
    await signUp({ email: newEmail });
    expect(await errorOf('update', { oobCode })).toBe('400 EMAIL_EXISTS');
    expect((await call('lookup', { idToken: body['idToken'] })).body).toMatchObject({ users: [{ email }] });
  });
});
