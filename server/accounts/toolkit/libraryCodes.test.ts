import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { expect, it, onTestFinished } from 'vitest';

import { codeFor } from '#server/accounts/testing/codeFor.ts';
import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';
import { serveTestIdentity } from '#server/accounts/testing/serveTestIdentity.ts';

const email = 'ada@films.example';
const password = 'a violet umbrella';
const hours = (count: number) => count * 60 * 60_000;

async function start() {
  const storage = await openTestStorage();
  const test = openTestIdentity(storage);
  const served = await serveTestIdentity(test);
  onTestFinished(served.close);
  const auth = served.open();
  return { ...test, ...served, storage, auth };
}

async function startSignedUp() {
  const test = await start();
  const { user } = await createUserWithEmailAndPassword(test.auth, email, password);
  return { ...test, user };
}

/** How the library names what went wrong. */
async function codeOf(action: Promise<unknown>): Promise<string> {
  const error: unknown = await action.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof FirebaseError ? error.code : String(error);
}

it('the address has an account already', async () => {
  const { auth } = await startSignedUp();
  expect(await codeOf(createUserWithEmailAndPassword(auth, 'ADA@films.example', password))).toBe(
    'auth/email-already-in-use',
  );
});

it('what was given is not an address, or nothing was', async () => {
  const { auth, user } = await startSignedUp();
  expect(await codeOf(createUserWithEmailAndPassword(auth, 'ada@', password))).toBe('auth/invalid-email');
  expect(await codeOf(signInWithEmailAndPassword(auth, 'a da@films.example', password))).toBe(
    'auth/invalid-email',
  );
  expect(await codeOf(createUserWithEmailAndPassword(auth, email, ''))).toBe('auth/missing-password');
  expect(await codeOf(signInWithEmailAndPassword(auth, '', password))).toBe('auth/invalid-email');
  expect(await codeOf(sendPasswordResetEmail(auth, 'ada'))).toBe('auth/invalid-email');
  expect(await codeOf(verifyBeforeUpdateEmail(user, 'ada'))).toBe('auth/invalid-new-email');
  expect(await codeOf(verifyBeforeUpdateEmail(user, email))).toBe('auth/invalid-new-email');
});

it('too many wrong passwords', async () => {
  const { auth, pass } = await startSignedUp();
  const codes: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    codes.push(await codeOf(signInWithEmailAndPassword(auth, email, 'wrong')));
  }
  expect(codes).toEqual([...Array(5).fill('auth/invalid-credential'), 'auth/too-many-requests']);
  expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/too-many-requests');
  pass(1000);
  await signInWithEmailAndPassword(auth, email, password);
});

it('the account was disabled', async () => {
  const { auth, storage, user } = await startSignedUp();
  await storage.write((db) => db.updateTable('account').set({ disabled: 1 }).execute());
  expect(await codeOf(signInWithEmailAndPassword(auth, email, 'wrong'))).toBe('auth/invalid-credential');
  expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/user-disabled');
  expect(await codeOf(user.reload())).toBe('auth/user-disabled');
});

it('the account is gone', async () => {
  const { storage, user } = await startSignedUp();
  await storage.write((db) => db.deleteFrom('account').execute());
  expect(await codeOf(user.reload())).toBe('auth/user-token-expired');
});

it('a code is used, too old, replaced or invented', async () => {
  const { auth, pass, storage, user } = await startSignedUp();
  const invalid = 'auth/invalid-action-code';
  await sendEmailVerification(user);
  const replaced = await codeFor(storage, email);
  pass(1000);
  await sendEmailVerification(user);
  expect(await codeOf(applyActionCode(auth, replaced))).toBe(invalid);
  expect(await codeOf(checkActionCode(auth, replaced))).toBe(invalid);
  expect(await codeOf(applyActionCode(auth, 'invented'))).toBe(invalid);
  expect(await codeOf(confirmPasswordReset(auth, await codeFor(storage, email), password))).toBe(invalid);

  await sendPasswordResetEmail(auth, email);
  const reset = await codeFor(storage, email, 'new password');
  expect(await codeOf(applyActionCode(auth, reset))).toBe(invalid);
  pass(hours(1));
  expect(await codeOf(confirmPasswordReset(auth, reset, 'a scarlet umbrella'))).toBe(
    'auth/expired-action-code',
  );
  const verification = await codeFor(storage, email, 'address');
  await applyActionCode(auth, verification);
  expect(await codeOf(applyActionCode(auth, verification))).toBe(invalid);
});

it('a weak password, wherever one is chosen', async () => {
  const { auth, storage, user } = await startSignedUp();
  const weak = 'auth/password-does-not-meet-requirements';
  await sendPasswordResetEmail(auth, email);
  const code = await codeFor(storage, email);
  expect(await codeOf(updatePassword(user, 'short'))).toBe(weak);
  expect(await codeOf(confirmPasswordReset(auth, code, 'short'))).toBe(weak);
  expect(await codeOf(confirmPasswordReset(auth, code, 'ada@films.example'))).toBe(weak);
  // It is still good: what was refused has not used it up.
  await confirmPasswordReset(auth, code, 'a scarlet umbrella');
});

it('what is not offered here', async () => {
  const { auth, user } = await startSignedUp();
  expect(await codeOf(updateEmail(user, 'other@films.example'))).toBe('auth/operation-not-allowed');
  const link = { url: 'https://films.example/', handleCodeInApp: true };
  expect(await codeOf(sendSignInLinkToEmail(auth, email, link))).toBe('auth/operation-not-allowed');
  await auth.signOut();
  expect(await codeOf(signInAnonymously(auth))).toBe('auth/operation-not-allowed');
});

it('a link that would lead elsewhere', async () => {
  const { auth, storage } = await startSignedUp();
  for (const url of [
    'https://evil.example/',
    'https://films.example@evil.example/',
    'https://films.example.evil.example',
  ]) {
    expect(await codeOf(sendPasswordResetEmail(auth, email, { url }))).toBe('auth/unauthorized-continue-uri');
  }
  for (const url of ['/watchlist', 'javascript:alert(1)', 'films.example']) {
    expect(await codeOf(sendPasswordResetEmail(auth, email, { url }))).toBe('auth/invalid-continue-uri');
  }
  expect(await codeFor(storage, email)).toBe('');
});

it('a name or a picture that is not fit to be shown', async () => {
  const { user } = await startSignedUp();
  for (const displayName of [
    'Ada\u202Egnp',
    'Ada\nBcc: x',
    'A'.repeat(257),
    '\u200B',
    '\u3164\u00AD',
    '\u{E0041}',
  ]) {
    expect(await codeOf(updateProfile(user, { displayName }))).toBe('auth/invalid-display-name');
  }
  for (const photoURL of [
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    `https://films.example/${'x'.repeat(2048)}`,
  ]) {
    expect(await codeOf(updateProfile(user, { photoURL }))).toBe('auth/invalid-photo-url');
  }
  await user.reload();
  expect([user.displayName, user.photoURL]).toEqual([null, null]);
});
