import {
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  unlink,
  updateProfile,
} from 'firebase/auth';
import { expect, it, onTestFinished, describe } from 'vitest';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';
import { serveTestIdentity } from '#server/accounts/testing/serveTestIdentity.ts';
import type { Storage } from '#server/database/storage.ts';
import { describeStorage } from '#server/database/testStorage.ts';

const password = 'a violet umbrella';
const email = 'ada@films.example';
const shared = 'house@films.example';
const eves = 'eve@films.example';

async function start(storage: Storage) {
  const { call } = openTestIdentity(storage);
  const signUp = async (address: string) => {
    const { body } = await call('signUp', { email: address, password });
    const { idToken } = body;
    return {
      change: (newEmail: string) =>
        call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }),
      leave: async () => expect((await call('delete', { idToken })).status).toBe(200),
    };
  };
  const mails = async () =>
    (await storage.db.selectFrom('mail').select('recipient').orderBy('recipient').execute()).map(
      ({ recipient }) => recipient,
    );
  return { call, signUp, mails };
}

describeStorage('A stranger who deletes their account', (open) => {
  it('deletes no mail of others, whatever addresses they named', async () => {
    const { call, signUp, mails } = await start(await open());
    const ada = await signUp(email);
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await ada.change(shared);
    const eve = await signUp(eves);
    await eve.change(shared);
    await eve.change(email);
    await eve.change('nobodys@films.example');
    expect(await mails()).toEqual([email, shared, 'nobodys@films.example'].toSorted());
    await eve.leave();
    expect(await mails()).toEqual([email, shared]);
  });

  it('can have no more mails sent to an address by naming it again and again', async () => {
    const { signUp, mails } = await start(await open());
    for (let count = 0; count < 6; count += 1) {
      const { change, leave } = await signUp(`eve${count}@films.example`);
      await change(shared);
      expect(await mails()).toEqual(count < 3 ? [shared] : []);
      await leave();
    }
  });

  it('can have no more mails sent to an address by taking it again and again', async () => {
    const storage = await open();
    const { call, signUp, mails } = await start(storage);
    for (let count = 0; count < 6; count += 1) {
      const { leave } = await signUp(email);
      await call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, { address: `203.0.113.${count}` });
      expect(await mails()).toEqual(count < 3 ? [email] : []);
      await leave();
    }
  });
});

describe('updateAccount', () => {
  const email = 'ada@films.example';
  const password = 'a violet umbrella';
  const minutes = (count: number) => count * 60_000;

  async function start() {
    const test = openTestIdentity(await openTestStorage());
    const signUp = async () => (await test.call('signUp', { email, password })).body;
    const signIn = async () => (await test.call('signInWithPassword', { email, password })).body;
    return { ...test, signUp, signIn };
  }

  async function startLibrary() {
    const test = await start();
    const served = await serveTestIdentity(test);
    onTestFinished(served.close);
    const auth = served.open();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    return { ...test, ...served, auth, user };
  }

  it('gives no session for an ID token alone', async () => {
    const { call, signUp, pass } = await start();
    const { idToken } = await signUp();
    pass(minutes(6));
    for (const change of [
      { displayName: 'Ada' },
      { photoUrl: 'fox.svg' },
      { deleteAttribute: ['PHOTO_URL'] },
      {},
    ]) {
      const { status, body } = await call('update', { idToken, returnSecureToken: true, ...change });
      expect(status).toBe(200);
      expect([body['idToken'], body['refreshToken']]).toEqual([undefined, undefined]);
    }
    const { body } = await call('update', { idToken, password: 'a scarlet umbrella' });
    expect(body).toMatchObject({ error: { message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } });
  });

  it('removes name and picture', async () => {
    const { call, signUp } = await start();
    const { idToken } = await signUp();
    await call('update', { idToken, displayName: 'Ada', photoUrl: 'fox.svg' });
    await call('update', { idToken, deleteAttribute: ['DISPLAY_NAME'] });
    const { body } = await call('lookup', { idToken });
    expect(body).toMatchObject({ users: [{ photoUrl: 'fox.svg' }] });
    expect(JSON.stringify(body)).not.toContain('displayName');
    await call('update', { idToken, deleteAttribute: ['PHOTO_URL'] });
    expect(JSON.stringify(await call('lookup', { idToken }))).not.toContain('photoUrl');
  });

  it.each([
    [{ deleteAttribute: ['PASSWORD'] }, 'OPERATION_NOT_ALLOWED'],
    [{ deleteAttribute: ['DISPLAY_NAME', 'EMAIL'] }, 'OPERATION_NOT_ALLOWED'],
    [{ deleteProvider: ['password'] }, 'OPERATION_NOT_ALLOWED'],
    [{ linkProviderUserInfo: { providerId: 'google.com' } }, 'OPERATION_NOT_ALLOWED'],
    [{ disableUser: true }, 'OPERATION_NOT_ALLOWED'],
    [{ validSince: 'yesterday' }, "Invalid value at 'validSince'."],
  ])('refuses what it does not do, and does nothing else of it either: %j', async (change, message) => {
    const { call, signUp } = await start();
    const { idToken } = await signUp();
    await call('update', { idToken, displayName: 'Ada' });
    const { status, body } = await call('update', { idToken, displayName: 'Eve', ...change });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(message);
    expect((await call('lookup', { idToken })).body).toMatchObject({ users: [{ displayName: 'Ada' }] });
    expect((await call('signInWithPassword', { email, password })).status).toBe(200);
  });

  it('ends the sessions that began before a given time', async () => {
    const { call, signUp, signIn, now, pass } = await start();
    const first = await signUp();
    pass(minutes(10));
    const second = await signIn();
    const validSince = String(Math.floor(now().getTime() / 1000) - 60);
    expect((await call('update', { idToken: second['idToken'], validSince })).status).toBe(200);
    expect((await call('lookup', { idToken: first['idToken'] })).body).toMatchObject({
      error: { message: 'TOKEN_EXPIRED' },
    });
    expect((await call('lookup', { idToken: second['idToken'] })).status).toBe(200);
  });

  it("the identity library's unlink fails where the password is the only way in", async () => {
    const { user, auth } = await startLibrary();
    await expect(unlink(user, 'password')).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
    await signInWithEmailAndPassword(auth, email, password);
  });

  it.each(['/avatars/fox-1.svg', 'fox.svg', '//films.example/fox.svg', 'a photo of a fox'])(
    'the identity library keeps any picture: %s',
    async (photoURL) => {
      const { user } = await startLibrary();
      await updateProfile(user, { photoURL });
      await user.reload();
      expect(user.photoURL).toBe(photoURL);
    },
  );

  it.each([
    ['update', {}, 'INVALID_REQ_TYPE'],
    ['lookup', {}, 'MISSING_ID_TOKEN'],
    [
      'sendOobCode',
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'a@films.example' },
      'MISSING_ID_TOKEN',
    ],
    ['signInWithPassword', { password }, 'MISSING_EMAIL'],
    ['signInWithPassword', { email: '', password }, 'INVALID_EMAIL'],
    ['createAuthUri', { identifier: email }, 'MISSING_CONTINUE_URI'],
    ['createAuthUri', { identifier: email, continueUri: 'films' }, 'INVALID_CONTINUE_URI'],
  ])('%s %j is refused as the protocol does it', async (name, body, message) => {
    const { call } = await start();
    expect((await call(name, body)).body).toMatchObject({
      error: { message: expect.stringMatching(new RegExp(`^${message}(?: :|$)`)) },
    });
  });
});
