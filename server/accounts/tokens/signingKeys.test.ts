import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';

import { StorageUnavailable } from '#server/database/storage.ts';
import { describeStorage } from '#server/database/testStorage.ts';

import { createSigningKeys } from './signingKeys.ts';
import { addTestAccount, createTestClock, createTestSessions } from './testSessions.ts';

const minutes = (count: number) => count * 60 * 1000;
const days = (count: number) => minutes(count * 24 * 60);

describeStorage('signing keys', (open) => {
  test('are made at first need, one for all replicas, and stay', async () => {
    const storage = await open();
    const clock = createTestClock();
    const replicas = [storage, await open.again(storage), await open.again(storage)].map((storage) =>
      createSigningKeys({ storage, now: clock.now }),
    );
    const published = await Promise.all(replicas.map((keys) => keys.published()));
    expect(published[0]).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.stringMatching(/^[\w-]{43}$/),
        y: expect.stringMatching(/^[\w-]{43}$/),
        kid: expect.stringMatching(/^[\w-]{43}$/),
        alg: 'ES256',
        use: 'sig',
      },
    ]);
    expect(published[1]).toEqual(published[0]);
    expect(published[2]).toEqual(published[0]);
    const afterRestart = createSigningKeys({ storage: await open.again(storage), now: clock.now });
    expect(await afterRestart.published()).toEqual(published[0]);
  });

  test('take turns: a new one is published before it signs, an old one until its tokens have run out', async () => {
    const storage = await open();
    const clock = createTestClock();
    const keys = createSigningKeys({ storage, now: clock.now });
    const { id: first } = await keys.signer();
    clock.pass(days(30) - minutes(61));
    expect(await keys.published()).toHaveLength(1);
    clock.pass(minutes(2));
    const both = (await keys.published()).map(({ kid }) => kid);
    expect(both).toHaveLength(2);
    expect((await keys.signer()).id).toBe(first);
    clock.pass(minutes(60));
    const { id: second } = await keys.signer();
    expect(both).toEqual([first, second]);
    expect(await keys.verifier(first)).toBeDefined();
    clock.pass(minutes(59));
    expect(await keys.verifier(first)).toBeDefined();
    clock.pass(days(1));
    expect(await keys.verifier(first)).toBeUndefined();
    expect((await keys.published()).map(({ kid }) => kid)).toEqual([second]);
  });

  test('everything that was signed is verified for as long as it lasts, over a year and two replicas', async () => {
    const storage = await open();
    const clock = createTestClock();
    const account = await addTestAccount(storage, clock);
    const one = createTestSessions(storage, clock);
    const two = createTestSessions(await open.again(storage), clock);
    const ids = new Set<string>();
    for (let day = 0; day < 365; day += 5) {
      const { idToken } = await one.sessions.start(account, null);
      ids.add((await one.keys.signer()).id);
      const jwks = createLocalJWKSet({ keys: [...(await two.keys.published())] });
      await jwtVerify(idToken, jwks, { currentDate: clock.now() });
      clock.pass(minutes(59));
      expect(await two.sessions.verify(idToken)).toMatchObject({ ok: true });
      clock.pass(days(5));
      expect((await one.keys.published()).length).toBeLessThanOrEqual(2);
    }
    expect(ids.size).toBeGreaterThan(11);
  });

  test('a key that another replica has just made is found', async () => {
    const storage = await open();
    const clock = createTestClock();
    const one = createSigningKeys({ storage, now: clock.now });
    const { id } = await one.signer();
    clock.pass(days(29.97));
    const other = createSigningKeys({ storage: await open.again(storage), now: clock.now });
    await other.published();
    const [, made] = await one.published();
    expect(made?.kid).not.toBe(id);
    expect(await other.verifier(made?.kid ?? '')).toBeDefined();
  });

  test('are not looked for in the database again and again because strangers name unknown ones', async () => {
    const storage = await open();
    const clock = createTestClock();
    let reads = 0;
    const keys = createSigningKeys({
      storage: {
        ...storage,
        get db() {
          reads += 1;
          return storage.db;
        },
      },
      now: clock.now,
    });
    await keys.signer();
    const before = reads;
    for (let count = 0; count < 100; count += 1)
      expect(await keys.verifier(`unknown ${count}`)).toBeUndefined();
    expect(reads).toBe(before);
    clock.pass(minutes(0.5));
    for (let count = 0; count < 100; count += 1)
      expect(await keys.verifier(`unknown ${count}`)).toBeUndefined();
    expect(reads).toBe(before + 1);
  });

  test('go on without the database once they are known', async () => {
    const storage = await open();
    const clock = createTestClock();
    let isGone = false;
    const keys = createSigningKeys({
      storage: {
        ...storage,
        get db() {
          if (isGone) throw new StorageUnavailable('unreachable', null);
          return storage.db;
        },
      },
      now: clock.now,
    });
    const { id } = await keys.signer();
    isGone = true;
    clock.pass(minutes(10));
    expect((await keys.signer()).id).toBe(id);
    expect(await keys.verifier(id)).toBeDefined();
  });

  test('are never published with their private half', async () => {
    const storage = await open();
    const keys = createSigningKeys({ storage, now: createTestClock().now });
    const published = JSON.stringify(await keys.published());
    const { jwk } = await storage.db.selectFrom('signing_key').select('jwk').executeTakeFirstOrThrow();
    const { d }: { d: string } = JSON.parse(jwk);
    expect(d).toMatch(/^[\w-]{43}$/);
    expect(published).not.toContain(d);
  });
});
