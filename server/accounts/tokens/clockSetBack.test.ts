import { FirebaseError } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
} from 'firebase/auth';
import { describe, expect, it, onTestFinished } from 'vitest';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';
import { serveTestIdentity } from '#server/accounts/testing/serveTestIdentity.ts';

const email = 'ada@films.example';
const password = 'a violet umbrella';
const minutes = (count: number) => count * 60_000;

async function setUp() {
  const test = openTestIdentity(await openTestStorage());
  const served = await serveTestIdentity(test);
  onTestFinished(served.close);
  const auth = served.open();
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  const askWith = async (token: string) =>
    (await test.app.request('/api/sessions', { headers: { authorization: `Bearer ${token}` } }, {})).status;
  return { ...test, auth, user, askWith };
}

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => (error instanceof FirebaseError ? error.code : String(error)),
  );

it('a clock set back by forty days signs no one out: a refresh is enough', async () => {
  const { auth, user, askWith, pass } = await setUp();
  pass(-minutes(40 * 24 * 60));
  expect(await askWith(await user.getIdToken())).toBe(401);
  expect(await askWith(await user.getIdToken(true))).toBe(200);
  expect(await codeOf(user.reload())).toBe('ok');
  expect(auth.currentUser).toBe(user);
});

for (const [name, back] of [
  ['six minutes', minutes(6)],
  ['two hours', minutes(120)],
] as const) {
  describe(`a clock that is set back by ${name}`, () => {
    it('signs no one out, and a refreshed token is accepted at once', async () => {
      const { auth, user, askWith, pass } = await setUp();
      const before = await user.getIdToken();
      pass(-back);
      expect(await askWith(before)).toBe(200);
      expect(await askWith(await user.getIdToken(true))).toBe(200);
      expect(await codeOf(user.reload())).toBe('ok');
      expect(auth.currentUser).toBe(user);
      pass(back + minutes(1));
      expect(await askWith(await user.getIdToken(true))).toBe(200);
    });

    it('never asks for the password again and again', async () => {
      const { auth, askWith, pass } = await setUp();
      pass(minutes(1));
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      pass(-back);
      expect(await codeOf(deleteUser(user))).toBe('auth/requires-recent-login');
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
      expect(await codeOf(updatePassword(user, 'another violet umbrella'))).toBe('ok');
      expect(await askWith(await user.getIdToken())).toBe(200);
      pass(-minutes(10));
      await reauthenticateWithCredential(
        user,
        EmailAuthProvider.credential(email, 'another violet umbrella'),
      );
      expect(await codeOf(deleteUser(user))).toBe('ok');
    });
  });
}
