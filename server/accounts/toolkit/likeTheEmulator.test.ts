import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
} from 'firebase/auth';
import { expect, it, onTestFinished } from 'vitest';

import { testPolicy } from '#server/accounts/password/policy.ts';
import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';
import { serveTestIdentity } from '#server/accounts/testing/serveTestIdentity.ts';

const email = 'ada@films.example';

async function start({ testControls = true, address = '127.0.0.1' } = {}) {
  const settings = testControls ? { testControls, policy: testPolicy } : {};
  const test = openTestIdentity(await openTestStorage(), settings);
  const served = await serveTestIdentity(test, { address, apiKey: 'AIzaSyOfSomebodysTests' });
  onTestFinished(served.close);
  return { ...served, auth: served.open() };
}

it('accepts any key and any password of six characters in tests', async () => {
  const { auth } = await start();
  const { user } = await createUserWithEmailAndPassword(auth, email, 'secret');
  await user.getIdToken(true);
  await updatePassword(user, 'password');
  await signInWithEmailAndPassword(auth, email, 'password');
  await expect(updatePassword(user, 'short')).rejects.toMatchObject({ code: 'auth/weak-password' });
});

it('sends mails that lead back to any place on this machine in tests', async () => {
  const { auth, origin } = await start();
  await createUserWithEmailAndPassword(auth, email, 'secret');
  await sendPasswordResetEmail(auth, email, { url: 'http://localhost/action_code_return' });
  const answer = await fetch(`${origin}/emulator/v1/projects/any/oobCodes`);
  expect(await answer.json()).toMatchObject({ oobCodes: [{ email, requestType: 'PASSWORD_RESET' }] });
  await expect(sendPasswordResetEmail(auth, email, { url: 'https://evil.example/' })).rejects.toMatchObject({
    code: 'auth/unauthorized-continue-uri',
  });
});

it.each([{ testControls: false }, { address: '203.0.113.7' }])(
  'does nothing of it elsewhere: %j',
  async (where) => {
    const { auth } = await start(where);
    await expect(createUserWithEmailAndPassword(auth, email, 'secret')).rejects.toMatchObject({
      code: expect.stringContaining('auth/api-key-not-valid'),
    });
  },
);
