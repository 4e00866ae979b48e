import {
  type Auth,
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { expect, it, onTestFinished } from 'vitest';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';
import { serveTestIdentity } from '#server/accounts/testing/serveTestIdentity.ts';

/** Tokens as the identity library that runs in browsers, unmodified, gets and exchanges them. */
async function setUp() {
  const storage = await openTestStorage();
  const test = openTestIdentity(storage);
  const served = await serveTestIdentity(test);
  onTestFinished(served.close);
  const auth = served.open();
  const email = 'ann@films.example';
  const password = 'correct horse battery';
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  return { ...test, ...served, storage, auth, user, email, password };
}

const userOf = (auth: Auth) => {
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  return auth.currentUser;
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

it('takes over new tokens, both of them', async () => {
  const { user, pass } = await setUp();
  const first = { id: await user.getIdToken(), refresh: user.refreshToken };
  for (let hour = 0; hour < 5; hour += 1) {
    pass(55 * 60 * 1000);
    const id = await user.getIdToken(true);
    expect(id).not.toBe(first.id);
    expect(user.refreshToken).not.toBe(first.refresh);
    first.id = id;
    first.refresh = user.refreshToken;
  }
  const { claims, signInProvider, expirationTime, authTime } = await user.getIdTokenResult();
  expect(claims).toMatchObject({ sub: user.uid, email: user.email, email_verified: false });
  expect(signInProvider).toBe('password');
  expect(Date.parse(expirationTime)).toBeGreaterThan(Date.parse(authTime));
});

it('exchanges three at once, as the library does, and goes on', async () => {
  const { user, pass, requests } = await setUp();
  const before = requests.length;
  const tokens = await Promise.all([1, 2, 3].map(() => user.getIdToken(true)));
  expect(requests.length - before).toBe(3);
  expect(new Set(tokens).size).toBe(3);
  pass(55 * 60 * 1000);
  expect(await codeOf(user.getIdToken(true))).toBe('ok');
  expect(await codeOf(user.reload())).toBe('ok');
});

it('signs out where the session was ended elsewhere', async () => {
  const { user, auth, app } = await setUp();
  const headers = { authorization: `Bearer ${await user.getIdToken()}` };
  const request = new Request('http://localhost/api/sessions', { method: 'DELETE', headers });
  expect((await app.fetch(request, {})).status).toBe(204);
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  expect(auth.currentUser).toBeNull();
});

it('whose clock is slow stays signed in, and is signed out once the session has ended', async () => {
  const { user, auth, pass, identity } = await setUp();
  // By its own clock the token is new, so it is sent as it is.
  pass(61 * 60 * 1000 + 1000);
  expect(await codeOf(user.reload())).toBe('auth/network-request-failed');
  expect(await codeOf(updateProfile(user, { displayName: 'Ann' }))).toBe('auth/network-request-failed');
  expect(auth.currentUser).toBe(user);
  expect(await codeOf(user.getIdToken(true))).toBe('ok');
  expect(await codeOf(user.reload())).toBe('ok');

  const authentication = await identity.authenticate(
    new Request('http://localhost/', { headers: { authorization: `Bearer ${await user.getIdToken()}` } }),
  );
  expect(authentication.ok).toBe(true);
  await identity.api.request('/sessions', {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await user.getIdToken()}` },
  });
  pass(61 * 60 * 1000 + 1000);
  expect(await codeOf(user.reload())).toBe('auth/user-token-expired');
  expect(auth.currentUser).toBeNull();
});

it('signs out both where a token had two owners', async () => {
  const { user, auth, app, pass } = await setUp();
  const stolen = user.refreshToken;
  await user.getIdToken(true);
  await user.getIdToken(true);
  pass(61_000);
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: stolen });
  const url = 'http://localhost/securetoken.googleapis.com/v1/token?key=marquee-embedded';
  const response = await app.fetch(new Request(url, { method: 'POST', body }), {});
  expect(await response.json()).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  expect(auth.currentUser).toBeNull();
});

it('stays signed in while there are too many requests', async () => {
  const { user, auth, storage } = await setUp();
  expect(await codeOf(user.getIdToken(true))).toBe('ok');
  await storage.write((db) =>
    db.updateTable('attempt').set({ count: 1800 }).where('key', 'like', 'refresh/address/%').execute(),
  );
  expect(await codeOf(user.getIdToken(true))).toBe('auth/network-request-failed');
  expect(auth.currentUser).toBe(user);
  expect(await codeOf(user.reload())).toBe('ok');
});

it('keeps the name that was just chosen in its next token', async () => {
  const { user } = await setUp();
  await updateProfile(user, { displayName: 'Ann', photoURL: 'https://films.example/avatars/1.svg' });
  const { claims } = await user.getIdTokenResult(true);
  expect(claims).toMatchObject({ name: 'Ann', picture: 'https://films.example/avatars/1.svg' });
});

it('keeps two browsers of the same person apart', async () => {
  const { user, open, email, password } = await setUp();
  const other = open();
  await signInWithEmailAndPassword(other, email, password);
  expect(await codeOf(user.getIdToken(true))).toBe('ok');
  expect(await codeOf(userOf(other).getIdToken(true))).toBe('ok');
  expect(userOf(other).uid).toBe(user.uid);
});
