import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { codeFor } from '#server/accounts/testing/codeFor.ts';
import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';
import { serveTestIdentity } from '#server/accounts/testing/serveTestIdentity.ts';

const email = 'ada@films.example';
const password = 'a violet umbrella';
const minutes = (count: number) => count * 60_000;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function start(settings: Parameters<typeof openTestIdentity>[1] = {}) {
  const storage = await openTestStorage();
  const test = openTestIdentity(storage, settings);
  const served = await serveTestIdentity(test);
  closers.push(served.close);
  return {
    ...test,
    ...served,
    storage,
    codeFor: (recipient: string) => codeFor(storage, recipient),
    auth: served.open(),
  };
}

describe("the browser's own identity library", () => {
  it('signs up, and knows the new user', async () => {
    const { auth } = await start();
    const { user } = await createUserWithEmailAndPassword(auth, 'Ada@Films.Example', password);
    expect(user.uid).toMatch(/^[\w-]{28}$/);
    expect(user.email).toBe(email);
    expect(user.emailVerified).toBe(false);
    expect(user.displayName).toBeNull();
    expect(user.photoURL).toBeNull();
    expect(user.isAnonymous).toBe(false);
    expect(user.metadata.creationTime).toBe('Sat, 21 Nov 2026 12:00:00 GMT');
    expect(user.metadata.lastSignInTime).toBe('Sat, 21 Nov 2026 12:00:00 GMT');
    expect(user.providerData).toEqual([
      { providerId: 'password', uid: email, email, displayName: null, photoURL: null, phoneNumber: null },
    ]);
  });

  it('signs in with the right password only, and says the same of a wrong one and of no account', async () => {
    const { auth } = await start();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const again = await signInWithEmailAndPassword(auth, email, password);
    expect(again.user.uid).toBe(user.uid);
    await expect(signInWithEmailAndPassword(auth, email, 'another')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    await expect(signInWithEmailAndPassword(auth, 'bob@films.example', password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  it('changes the profile, and clears it again', async () => {
    const { auth } = await start();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName: 'Ada', photoURL: 'https://films.example/avatars/fox-1.svg' });
    await user.reload();
    expect([user.displayName, user.photoURL]).toEqual(['Ada', 'https://films.example/avatars/fox-1.svg']);
    await updateProfile(user, { photoURL: null });
    expect([user.displayName, user.photoURL]).toEqual(['Ada', null]);
    await updateProfile(user, { displayName: '' });
    await user.reload();
    expect(user.displayName).toBeNull();
    await expect(user.getIdToken(true)).resolves.toMatch(/^\S+\.\S+\.\S+$/);
  });

  it('changes the password: this browser stays, all others are out', async () => {
    const { auth, open: openBrowser } = await start();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const other = await signInWithEmailAndPassword(openBrowser(), email, password);
    await updatePassword(user, 'a scarlet umbrella');
    await user.reload();
    await user.getIdToken(true);
    await expect(other.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(other.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(signInWithEmailAndPassword(openBrowser(), email, password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    await signInWithEmailAndPassword(openBrowser(), email, 'a scarlet umbrella');
  });

  it('asks for the password again before anything serious, once five minutes are over', async () => {
    const { auth, pass } = await start();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    pass(minutes(5) + 1000);
    const tooOld = { code: 'auth/requires-recent-login' };
    await expect(updatePassword(user, 'a scarlet umbrella')).rejects.toMatchObject(tooOld);
    await expect(deleteUser(user)).rejects.toMatchObject(tooOld);
    await expect(verifyBeforeUpdateEmail(user, 'new@films.example')).rejects.toMatchObject(tooOld);
    await updateProfile(user, { displayName: 'Ada' });
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
    await updatePassword(user, 'a scarlet umbrella');
  });

  it('resets a password by mail, which ends every session', async () => {
    const { auth, open: openBrowser, codeFor } = await start();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await sendPasswordResetEmail(openBrowser(), email);
    const code = await codeFor(email);
    expect(await verifyPasswordResetCode(auth, code)).toBe(email);
    expect(await checkActionCode(auth, code)).toMatchObject({ operation: 'PASSWORD_RESET', data: { email } });
    await confirmPasswordReset(auth, code, 'a scarlet umbrella');
    await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(confirmPasswordReset(auth, code, 'a yellow umbrella')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    const again = await signInWithEmailAndPassword(openBrowser(), email, 'a scarlet umbrella');
    expect(again.user.emailVerified).toBe(true);
  });

  it('verifies an address', async () => {
    const { auth, codeFor } = await start();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await sendEmailVerification(user, { url: 'https://films.example/account?from=mail' });
    const code = await codeFor(email);
    expect(await checkActionCode(auth, code)).toMatchObject({ operation: 'VERIFY_EMAIL', data: { email } });
    await applyActionCode(auth, code);
    await user.reload();
    expect(user.emailVerified).toBe(true);
    await expect(applyActionCode(auth, code)).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  });

  it('changes the address once the new one is confirmed; then every session ends', async () => {
    const { auth, codeFor, open: openBrowser } = await start();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await verifyBeforeUpdateEmail(user, 'Countess@Films.Example');
    const code = await codeFor('countess@films.example');
    expect(await checkActionCode(auth, code)).toMatchObject({
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      data: { email: 'countess@films.example', previousEmail: email },
    });
    await applyActionCode(auth, code);
    await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(signInWithEmailAndPassword(openBrowser(), email, password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    const again = await signInWithEmailAndPassword(openBrowser(), 'countess@films.example', password);
    expect([again.user.uid, again.user.emailVerified]).toEqual([user.uid, true]);
  });

  it('deletes an account', async () => {
    const { auth, deleted, open: openBrowser } = await start();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const { uid } = user;
    const other = await signInWithEmailAndPassword(openBrowser(), email, password);
    await deleteUser(user);
    expect(deleted).toEqual([uid]);
    await expect(other.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  it('checks passwords by the enforced policy', async () => {
    const { auth, requests } = await start();
    expect(await validatePassword(auth, 'seven77')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
    });
    expect(await validatePassword(auth, password)).toMatchObject({ isValid: true });
    await expect(createUserWithEmailAndPassword(auth, email, 'seven77')).rejects.toMatchObject({
      code: 'auth/password-does-not-meet-requirements',
      message: expect.stringContaining('[Password must contain at least 8 characters]'),
    });
    // The policy may have changed, so the library asks for it again.
    await vi.waitFor(() =>
      expect(requests.filter((path) => path.endsWith('/v2/passwordPolicy'))).toHaveLength(2),
    );
  });

  it('learns nothing about who has an account', async () => {
    const { auth } = await start();
    await createUserWithEmailAndPassword(auth, email, password);
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual([]);
    expect(await fetchSignInMethodsForEmail(auth, 'bob@films.example')).toEqual([]);
    await sendPasswordResetEmail(auth, 'bob@films.example');
  });
});
