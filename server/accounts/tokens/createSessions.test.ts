import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';

import { describeStorage, type OpenTestStorage } from '#server/database/testStorage.ts';

import {
  addTestAccount,
  createTestClock,
  createTestSessions,
  testAudience,
  testIssuer,
} from './testSessions.ts';

const seconds = (count: number) => count * 1000;
const days = (count: number) => count * 24 * 60 * 60 * 1000;

async function setUp(open: OpenTestStorage) {
  const storage = await open();
  const clock = createTestClock();
  const account = await addTestAccount(storage, clock);
  return { storage, clock, account, ...createTestSessions(storage, clock) };
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeStorage('a session', (open) => {
  test('begins with a token that identifies the user', async () => {
    const { sessions, account, clock } = await setUp(open);
    const grant = await sessions.start(account, firefox);
    const at = Math.floor(clock.now().getTime() / 1000);
    const [session] = await sessions.list(account.id);
    expect(decodeJwt(grant.idToken)).toEqual({
      iss: testIssuer,
      aud: testAudience,
      sub: account.id,
      user_id: account.id,
      iat: at,
      exp: at + 3600,
      auth_time: at,
      jti: expect.stringMatching(/^[\w-]{22}$/),
      sid: session?.id,
      email: account.email,
      email_verified: false,
      name: account.displayName,
      picture: account.photoUrl,
      firebase: { identities: { email: [account.email] }, sign_in_provider: 'password' },
    });
    expect(grant.expiresIn).toBe(3600);
    expect(await sessions.verify(grant.idToken)).toEqual({
      ok: true,
      verified: { account, session: session?.id, authenticatedAt: at * 1000 },
    });
  });

  test('keeps no refresh token and no header of a browser', async () => {
    const { sessions, account, storage } = await setUp(open);
    const { refreshToken } = await sessions.start(account, firefox);
    const rows = [
      ...(await storage.db.selectFrom('session').selectAll().execute()),
      ...(await storage.db.selectFrom('refresh_token').selectAll().execute()),
    ];
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
    expect(JSON.stringify(rows)).not.toContain('Gecko');
    expect(rows).toMatchObject([{ device: 'Firefox on Linux' }, {}]);
  });

  test('goes on with new tokens, never the same ones twice', async () => {
    const { sessions, account } = await setUp(open);
    const first = await sessions.start(account, null);
    const second = await sessions.refresh(first.refreshToken);
    if (!second.ok) throw new Error(second.code);
    const third = await sessions.refresh(second.grant.refreshToken);
    if (!third.ok) throw new Error(third.code);
    const grants = [first, second.grant, third.grant];
    expect(new Set(grants.map(({ idToken }) => idToken)).size).toBe(3);
    expect(new Set(grants.map(({ refreshToken }) => refreshToken)).size).toBe(3);
    expect(second.account).toEqual(account);
    for (const { idToken } of grants) expect(await sessions.verify(idToken)).toMatchObject({ ok: true });
    expect(await sessions.list(account.id)).toHaveLength(1);
  });

  test('says the account as it is now, not as it was', async () => {
    const { sessions, account, storage } = await setUp(open);
    const { idToken, refreshToken } = await sessions.start(account, null);
    await storage.write((db) =>
      db.updateTable('account').set({ display_name: 'Anna', email_verified: 1 }).execute(),
    );
    const renewed = { ...account, displayName: 'Anna', emailVerified: true };
    expect(await sessions.verify(idToken)).toMatchObject({ verified: { account: renewed } });
    const refreshed = await sessions.refresh(refreshToken);
    expect(decodeJwt(refreshed.ok ? refreshed.grant.idToken : '')).toMatchObject({
      name: 'Anna',
      email_verified: true,
    });
  });

  test('is over when it is ended, at every replica, with all of its tokens', async () => {
    const { sessions, account, storage, clock } = await setUp(open);
    const elsewhere = createTestSessions(await open.again(storage), clock).sessions;
    const { idToken, refreshToken } = await sessions.start(account, null);
    const other = await sessions.start(account, null);
    expect(await elsewhere.verify(idToken)).toMatchObject({ ok: true });
    const verified = await sessions.verify(idToken);
    if (!verified.ok) throw new Error(verified.code);

    expect(await sessions.end('id-of-bob', verified.verified.session)).toBe(false);
    expect(await sessions.end(account.id, verified.verified.session)).toBe(true);
    expect(await sessions.end(account.id, verified.verified.session)).toBe(false);
    for (const replica of [sessions, elsewhere]) {
      expect(await replica.verify(idToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
      expect(await replica.refresh(refreshToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
      expect(await replica.verify(other.idToken)).toMatchObject({ ok: true });
    }
  });

  test('all of them end at once, or all but one', async () => {
    const { sessions, account, storage, clock } = await setUp(open);
    const bob = await sessions.start(await addTestAccount(storage, clock, 'bob'), null);
    const grants = await Promise.all([1, 2, 3].map(() => sessions.start(account, null)));
    const [kept] = await sessions.list(account.id);
    await sessions.endAll(account.id, kept?.id);
    expect((await sessions.list(account.id)).map(({ id }) => id)).toEqual([kept?.id]);
    await sessions.endAll(account.id);
    for (const { idToken, refreshToken } of grants) {
      expect(await sessions.verify(idToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
      expect(await sessions.refresh(refreshToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
    }
    expect(await sessions.verify(bob.idToken)).toMatchObject({ ok: true });
  });

  test('ends with any of its refresh tokens', async () => {
    const { sessions, account } = await setUp(open);
    const { idToken, refreshToken } = await sessions.start(account, null);
    await sessions.refresh(refreshToken);
    await sessions.revoke('not a token');
    await sessions.revoke('A'.repeat(43));
    expect(await sessions.verify(idToken)).toMatchObject({ ok: true });
    await sessions.revoke(refreshToken);
    expect(await sessions.verify(idToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
  });

  test('ends with its account, and rests while that is disabled', async () => {
    const { sessions, account, storage } = await setUp(open);
    const { idToken, refreshToken } = await sessions.start(account, null);
    await storage.write((db) => db.updateTable('account').set({ disabled: 1 }).execute());
    expect(await sessions.verify(idToken)).toEqual({ ok: false, code: 'USER_DISABLED' });
    expect(await sessions.refresh(refreshToken)).toEqual({ ok: false, code: 'USER_DISABLED' });
    await storage.write((db) => db.deleteFrom('account').execute());
    expect(await sessions.verify(idToken)).toEqual({ ok: false, code: 'USER_NOT_FOUND' });
    expect(await sessions.refresh(refreshToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
  });

  test('is over after thirty days without use', async () => {
    const { sessions, account, clock } = await setUp(open);
    const { refreshToken } = await sessions.start(account, null);
    clock.pass(days(30) - 1);
    const used = await sessions.refresh(refreshToken);
    if (!used.ok) throw new Error(used.code);
    clock.pass(days(30) - 1);
    expect(await sessions.list(account.id)).toHaveLength(1);
    clock.pass(1);
    expect(await sessions.refresh(used.grant.refreshToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
    expect(await sessions.list(account.id)).toEqual([]);
  });

  test('is over after 180 days, however much it was used', async () => {
    const { sessions, account, clock } = await setUp(open);
    let { refreshToken } = await sessions.start(account, null);
    for (let day = 0; day < 180; day += 20) {
      const used = await sessions.refresh(refreshToken);
      if (!used.ok) throw new Error(`${used.code} on day ${day}`);
      ({ refreshToken } = used.grant);
      clock.pass(days(20));
    }
    expect(await sessions.refresh(refreshToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
  });

  test('a password that changes during a sign-in with the old one ends that session too', async () => {
    const { sessions, account, storage, clock } = await setUp(open);
    clock.pass(seconds(5));
    const changedAt = clock.now().getTime();
    await storage.write((db) => db.updateTable('account').set({ password_updated_at: changedAt }).execute());
    await sessions.endAll(account.id);
    const late = await sessions.start(account, null);
    expect(await sessions.verify(late.idToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
    expect(await sessions.refresh(late.refreshToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
    expect(await sessions.list(account.id)).toEqual([]);
  });

  test('a new password ends earlier sessions even unasked, except that of the user who chose it', async () => {
    const { sessions, account, storage, clock } = await setUp(open);
    const before = await sessions.start(account, null);
    const [acting] = await sessions.list(account.id);
    const stolen = await sessions.start(account, null);
    clock.pass(seconds(5));
    const passwordUpdatedAt = clock.now().getTime();
    await storage.write((db) =>
      db.updateTable('account').set({ password_updated_at: passwordUpdatedAt }).execute(),
    );
    const changed = { ...account, passwordUpdatedAt };
    const renewed = await sessions.renew(changed, acting?.id ?? '');
    for (const { idToken, refreshToken } of [before, stolen]) {
      expect(await sessions.verify(idToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
      expect(await sessions.refresh(refreshToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
    }
    expect(await sessions.verify(renewed.idToken)).toMatchObject({ verified: { session: acting?.id } });
    expect(await sessions.refresh(renewed.refreshToken)).toMatchObject({ ok: true });
  });

  test('is not renewed once it has ended, nor for another user', async () => {
    const { sessions, account, storage, clock } = await setUp(open);
    const bob = await addTestAccount(storage, clock, 'bob');
    await sessions.start(account, null);
    const [session] = await sessions.list(account.id);
    const foreign = await sessions.renew(bob, session?.id ?? '');
    expect(await sessions.verify(foreign.idToken)).toMatchObject({ ok: false });
    expect(await sessions.refresh(foreign.refreshToken)).toMatchObject({ ok: false });
    await sessions.endAll(account.id);
    const late = await sessions.renew(account, session?.id ?? '');
    expect(await sessions.verify(late.idToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
    expect(await sessions.refresh(late.refreshToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
  });

  test('works between replicas whose clocks are a minute apart', async () => {
    const { account, storage, clock } = await setUp(open);
    const ahead = createTestClock(clock.now().getTime() + seconds(60));
    const one = createTestSessions(storage, clock).sessions;
    const two = createTestSessions(await open.again(storage), ahead).sessions;
    for (const [giver, reader] of [
      [one, two],
      [two, one],
    ] as const) {
      const { idToken, refreshToken } = await giver.start(account, null);
      expect(await reader.verify(idToken)).toMatchObject({ ok: true });
      const refreshed = await reader.refresh(refreshToken);
      if (!refreshed.ok) throw new Error(refreshed.code);
      expect(await giver.verify(refreshed.grant.idToken)).toMatchObject({ ok: true });
      expect(await giver.refresh(refreshToken)).toMatchObject({ ok: true });
    }
  });

  test('an account has a hundred at most: the longest unused one ends', async () => {
    const { sessions, account, clock } = await setUp(open);
    const first = await sessions.start(account, null);
    for (let count = 0; count < 100; count += 1) {
      clock.pass(1);
      await sessions.start(account, null);
    }
    expect(await sessions.list(account.id)).toHaveLength(100);
    expect(await sessions.verify(first.idToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
  });

  test('nothing is left of sessions that are over', async () => {
    const { sessions, account, storage, clock } = await setUp(open);
    await sessions.start(account, null);
    clock.pass(days(31));
    await sessions.start(account, null);
    expect(await storage.db.selectFrom('session').select('id').execute()).toHaveLength(1);
    expect(await storage.db.selectFrom('refresh_token').select('hash').execute()).toHaveLength(1);
  });

  test('says what is wrong with a refresh token', async () => {
    const { sessions } = await setUp(open);
    expect(await sessions.refresh('')).toEqual({ ok: false, code: 'MISSING_REFRESH_TOKEN' });
    expect(await sessions.refresh('nonsense')).toEqual({ ok: false, code: 'INVALID_REFRESH_TOKEN' });
    expect(await sessions.refresh('A'.repeat(43))).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
  });
});
