import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createFakeProviders } from './testing/fakeProviders.ts';
import { failureOf, ines, openTestIdentity } from './testing/openTestIdentity.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => ({ ...openTestIdentity(), google: createFakeProviders() });

it('signs a new user in by a window, with a picture of ours', async () => {
  const { identity, google, service, told } = open();
  const signedIn = identity.signInWith('google.com', 'popup');
  await google.untilOpen();
  expect(google.opened[0]?.searchParams.get('providerId')).toBe('google.com');
  google.say('ines@example.org');
  expect(await signedIn).toMatchObject({
    email: 'ines@example.org',
    displayName: 'Ines G.',
    photoURL: 'https://films.example/avatars/owl.svg',
  });
  expect(identity.methods()).toEqual(['google.com']);
  expect(told.at(-1)).toMatchObject({ email: 'ines@example.org' });
  expect(service.calls.some(({ name }) => name === 'signInWithIdp')).toBe(true);
});

it('leaves the picture of an existing user', async () => {
  const { identity, google, service } = open();
  const first = identity.signInWith('google.com', 'popup');
  await google.untilOpen();
  google.say('ines@example.org');
  await first;
  await identity.signOut();
  service.taken();
  const second = identity.signInWith('google.com', 'popup');
  await google.untilOpen(2);
  google.say('ines@example.org');
  await second;
  expect(service.taken()).not.toContain('update');
});

it('touches nothing of Google before it is asked to', async () => {
  const { identity, google } = open();
  await identity.signUp(ines);
  await identity.signOut();
  expect(await identity.finishRedirect()).toBeNull();
  expect(google.world.loads).toBe(0);
});

it('finishes a redirect sign-in once', async () => {
  const { identity, google, storageKey } = open();
  sessionStorage.setItem('marquee-redirect', 'google.com');
  sessionStorage.setItem(storageKey.replace('authUser', 'pendingRedirect'), JSON.stringify('true'));
  const back = identity.finishRedirect();
  await google.sayOnReturn('ines@example.org');
  expect(await back).toMatchObject({ email: 'ines@example.org', displayName: 'Ines G.' });
  expect(identity.user()?.email).toBe('ines@example.org');
  expect(await identity.finishRedirect()).toBeNull();
});

it('says when the browser blocks the window', async () => {
  const { identity, google } = open();
  google.world.isBlocked = true;
  expect(await failureOf(identity.signInWith('google.com', 'popup'))).toMatchObject({
    code: 'popup-blocked',
  });
});

it('replaces an open window by another', async () => {
  const { identity, google } = open();
  const dropped = failureOf(identity.signInWith('google.com', 'popup'));
  await google.untilOpen();
  const second = identity.signInWith('google.com', 'popup');
  expect(await dropped).toMatchObject({ code: 'cancelled-popup-request' });
  await google.untilOpen(2);
  google.say('ines@example.org');
  expect(await second).toMatchObject({ email: 'ines@example.org' });
});

it('allows a sign-in by password while a window is open', async () => {
  const { identity, google, told } = open();
  await identity.signUp(ines);
  await identity.signOut();
  void failureOf(identity.signInWith('google.com', 'popup'));
  await google.untilOpen();
  await identity.signIn(ines);
  expect(told.at(-1)).toMatchObject({ email: ines.email });
});

it.each([
  'unauthorized-domain',
  'operation-not-allowed',
  'web-storage-unsupported',
  'network-request-failed',
])('reports %s with a message', async (code) => {
  const { identity, google } = open();
  const failure = failureOf(identity.signInWith('google.com', 'popup'));
  await google.untilOpen();
  google.refuse(code);
  expect(await failure).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
});

it('says how an account is entered that has the address, and links both after that sign-in', async () => {
  const { identity, google, service } = open();
  await identity.signUp(ines);
  await identity.signOut();
  const failure = failureOf(identity.signInWith('github.com', 'popup'));
  await google.untilOpen();
  google.say(ines.email, 'github.com');
  expect(await failure).toMatchObject({ code: 'account-exists-with-different-credential' });
  expect(identity.linkOffer()).toEqual({ email: ines.email, methods: ['password'] });
  service.taken();
  await identity.signIn(ines);
  expect(service.calls.find(({ name }) => name === 'signInWithIdp')?.body).toMatchObject({
    pendingToken: `github.com of ${ines.email}`,
    idToken: expect.any(String),
  });
  expect(identity.linkOffer()).toBeNull();
});

it('links nothing to the account of another user', async () => {
  const { identity, google, service } = open();
  await identity.signUp({ ...ines, email: 'other@example.org' });
  await identity.signOut();
  await identity.signUp(ines);
  await identity.signOut();
  const failure = failureOf(identity.signInWith('github.com', 'popup'));
  await google.untilOpen();
  google.say(ines.email, 'github.com');
  await failure;
  service.taken();
  await identity.signIn({ email: 'other@example.org', password: ines.password });
  expect(service.taken()).not.toContain('signInWithIdp');
});

it('reauthenticates by the provider the signed-in user only', async () => {
  const { identity, google, service } = open();
  const first = identity.signInWith('google.com', 'popup');
  await google.untilOpen();
  google.say('ines@example.org');
  await first;
  const proven = identity.reauthenticateWith('google.com');
  await google.untilOpen(2);
  google.say('ines@example.org');
  await proven;
  const other = failureOf(identity.reauthenticateWith('google.com'));
  await google.untilOpen(3);
  google.say('somebody@example.org');
  expect(await other).toMatchObject({ code: 'user-mismatch' });
  expect(identity.user()?.email).toBe('ines@example.org');
  await identity.deleteAccount();
  expect(service.calls.at(-1)?.name).toBe('delete');
});
