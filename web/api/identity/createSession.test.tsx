import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { plainText, refusal } from './testing/fakeService.ts';
import { failureOf, ines, openSignedIn, openTestIdentity } from './testing/openTestIdentity.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a page view with a stored session', () => {
  it.each([
    ['a busy server', () => plainText(429)],
    ['a server that is closing', () => plainText(503)],
    ['a proxy without its server', () => plainText(502, 'text/html')],
    ['a failure in our own format', () => Response.json({ code: 'internal', message: '' }, { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays signed in before %s', async (_, answer) => {
    const { reload, service } = await openSignedIn();
    service.answers['lookup'] = answer;
    service.answers['token'] = answer;
    const identity = await reload();
    expect(identity.user()).toMatchObject({ displayName: 'Ines' });
    delete service.answers['lookup'];
    expect((await reload()).user()).toMatchObject({ displayName: 'Ines' });
  });

  it.each(['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND'])('ends it on %s', async (code) => {
    const { reload, service, hints } = await openSignedIn();
    service.answers['lookup'] = () => refusal(code);
    expect((await reload()).user()).toBeNull();
    expect(hints.at(-1)).toBeNull();
  });
});

describe('the token', () => {
  it('is fetched once for all who ask at the same time', async () => {
    const { identity, service } = await openSignedIn();
    const before = await identity.idToken();
    const tokens = await Promise.all([1, 2, 3].map(() => identity.idToken({ fresh: true })));
    expect(service.taken()).toEqual(['token']);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(before);
    expect(await identity.idToken()).toBe(tokens[0]);
  });

  it('is renewed before use when it ends within 30 seconds, by the clock passed in', async () => {
    const { identity, service, ports } = await openSignedIn();
    ports.ahead = 3_575_000;
    await Promise.all([identity.idToken(), identity.idToken()]);
    expect(service.taken()).toEqual(['token']);
  });

  it('is renewed five minutes before its end', async () => {
    const { service, ports, world } = await openSignedIn();
    ports.ahead = 3_290_000;
    world.wake();
    expect(service.taken()).toEqual([]);
    ports.ahead = 3_301_000;
    world.wake();
    await vi.waitFor(() => expect(service.taken()).toEqual(['token']));
  });

  it.each([
    ['a busy server', () => plainText(429)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that %s does not renew keeps the session', async (_, answer) => {
    const { identity, service, told } = await openSignedIn();
    service.answers['token'] = answer;
    expect(await failureOf(identity.idToken({ fresh: true }))).toMatchObject({
      code: 'network-request-failed',
    });
    expect(identity.user()).toMatchObject({ displayName: 'Ines' });
    expect(told).toEqual([]);
  });

  it.each(['TOKEN_EXPIRED', 'INVALID_REFRESH_TOKEN'])('refused with %s ends the session', async (code) => {
    const { identity, service, told } = await openSignedIn();
    service.answers['token'] = () => refusal(code);
    await failureOf(identity.idToken({ fresh: true }));
    expect(told).toEqual([null]);
  });

  it('that another tab has fetched is not fetched again', async () => {
    const { identity, service, storageKey } = await openSignedIn();
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '');
    const { stsTokenManager: tokens } = stored;
    tokens.expirationTime += 1000;
    tokens.accessToken = `${tokens.accessToken}ofTheOtherTab`;
    localStorage.setItem(storageKey, JSON.stringify(stored));
    expect(await identity.idToken({ fresh: true })).toBe(tokens.accessToken);
    expect(service.taken()).toEqual([]);
  });
});

describe('another tab', () => {
  it('gets a sign-in, a new name and a sign-out', async () => {
    const { identity, world } = openTestIdentity();
    await identity.signUp(ines);
    const afterSignUp = world.told;
    expect(afterSignUp).toBeGreaterThan(0);
    await identity.updateName('Inês');
    const afterName = world.told;
    expect(afterName).toBeGreaterThan(afterSignUp);
    await identity.signOut();
    expect(world.told).toBeGreaterThan(afterName);
  });

  it('hears nothing of a page view, nor of a sign-up before it is whole', async () => {
    const { identity, reload, service, world } = openTestIdentity();
    const before: number[] = [];
    service.answers['update'] = () => {
      before.push(world.told);
      delete service.answers['update'];
      return plainText(503);
    };
    await identity.signUp(ines);
    expect(before).toEqual([0]);
    const { told } = world;
    await reload();
    expect(world.told).toBe(told);
  });

  it('is followed when it changes the profile or signs out, without an echo', async () => {
    const { identity, world, told, storageKey } = await openSignedIn();
    const toldBefore = world.told;
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '');
    localStorage.setItem(storageKey, JSON.stringify({ ...stored, displayName: 'Inês' }));
    world.speak();
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ displayName: 'Inês' }));
    localStorage.removeItem(storageKey);
    world.speak();
    await vi.waitFor(() => expect(told.at(-1)).toBeNull());
    expect(identity.user()).toBeNull();
    expect(world.told).toBe(toldBefore);
  });
});
