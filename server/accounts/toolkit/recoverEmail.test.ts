import { FirebaseError } from 'firebase/app';
import {
  ActionCodeOperation,
  ActionCodeURL,
  applyActionCode,
  checkActionCode,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { expect, it, onTestFinished } from 'vitest';

import { codeFor, linkFor } from '#server/accounts/testing/codeFor.ts';
import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';
import { serveTestIdentity } from '#server/accounts/testing/serveTestIdentity.ts';

const mine = 'ada@films.example';
const thiefs = 'thief@films.example';
const password = 'a violet umbrella';
const days = (count: number) => count * 24 * 60 * 60_000;

async function codeOf(action: Promise<unknown>): Promise<string> {
  const error: unknown = await action.then(
    () => 'ok',
    (reason: unknown) => reason,
  );
  return error instanceof FirebaseError ? error.code : String(error);
}

/** Someone who knows the password gives the account another address. */
async function stolen() {
  const storage = await openTestStorage();
  const test = openTestIdentity(storage);
  const served = await serveTestIdentity(test);
  onTestFinished(served.close);
  const auth = served.open();
  const thief = served.open();
  await createUserWithEmailAndPassword(auth, mine, password);
  const take = async (from: string, to: string) => {
    const { user } = await signInWithEmailAndPassword(thief, from, password);
    await verifyBeforeUpdateEmail(user, to);
    await applyActionCode(thief, await codeFor(storage, to, 'new e-mail'));
    return (await signInWithEmailAndPassword(thief, to, password)).user;
  };
  const user = await take(mine, thiefs);
  return { ...test, storage, auth, thief, user, take };
}

it('the letter to the old address has a link that the library reads', async () => {
  const { storage, auth } = await stolen();
  const link = await linkFor(storage, mine, 'The e-mail address of');
  expect(link?.origin).toBe('https://films.example');
  expect(ActionCodeURL.parseLink(`${link?.href}&apiKey=x`)?.operation).toBe(
    ActionCodeOperation.RECOVER_EMAIL,
  );
  const code = await codeFor(storage, mine, 'The e-mail address of');
  const { operation, data } = await checkActionCode(auth, code);
  expect(operation).toBe(ActionCodeOperation.RECOVER_EMAIL);
  // The new address isn't shown to the reader of the old mailbox.
  expect(data).toMatchObject({ email: mine, previousEmail: null });
});

it('restores the address, ends every session, and leads to a new password', async () => {
  const { storage, auth, user, thief } = await stolen();
  const code = await codeFor(storage, mine, 'The e-mail address of');
  await applyActionCode(auth, code);
  expect(await codeOf(user.reload())).toBe('auth/user-token-expired');
  expect(await codeOf(signInWithEmailAndPassword(thief, thiefs, password))).toBe('auth/invalid-credential');
  await sendPasswordResetEmail(auth, mine);
  expect(await codeFor(storage, mine, 'new password')).not.toBe('');
  const back = await signInWithEmailAndPassword(auth, mine, password);
  expect(back.user.emailVerified).toBe(true);
  expect(await codeOf(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
});

it('survives a new password and another change of address', async () => {
  const { storage, auth, user, take } = await stolen();
  await updatePassword(user, password);
  const code = await codeFor(storage, mine, 'The e-mail address of');
  await take(thiefs, 'other@films.example');
  const thiefsOwn = await codeFor(storage, thiefs, 'The e-mail address of');
  await applyActionCode(auth, code);
  expect((await signInWithEmailAndPassword(auth, mine, password)).user.email).toBe(mine);
  expect(await codeOf(applyActionCode(auth, thiefsOwn))).toBe('auth/invalid-action-code');
});

it('works for a week, during which no one else gets the address', async () => {
  const { storage, auth, pass } = await stolen();
  const code = await codeFor(storage, mine, 'The e-mail address of');
  const signUp = () => codeOf(createUserWithEmailAndPassword(auth, mine, 'a yellow umbrella'));
  pass(days(7) - 1000);
  expect(await signUp()).toBe('auth/email-already-in-use');
  pass(1000);
  expect(await codeOf(applyActionCode(auth, code))).toBe('auth/expired-action-code');
  expect(await signUp()).toBe('ok');
});

it('is void as a code for anything else', async () => {
  const { storage, call } = await stolen();
  const oobCode = await codeFor(storage, mine, 'The e-mail address of');
  const { body } = await call('resetPassword', { oobCode, newPassword: 'another violet umbrella' });
  expect(JSON.stringify(body)).toContain('INVALID_OOB_CODE');
});
