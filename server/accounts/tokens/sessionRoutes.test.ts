import { Sessions } from '@marquee/contracts/identity/accountData.ts';
import { Problem } from '@marquee/contracts/problem.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';

import { createSessionRoutes } from './sessionRoutes.ts';

const firefox = 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';

const ann = { email: 'ann@films.example', password: 'correct horse battery' };
const bob = { email: 'bob@films.example', password: 'correct horse battery' };

async function setUp() {
  const test = openTestIdentity(await openTestStorage());
  const signIn = async (call: string, who: typeof ann, device?: string) => {
    const { body } = await test.call(call, who, device === undefined ? {} : { device });
    return { idToken: String(body['idToken']), refreshToken: String(body['refreshToken']) };
  };
  const ask = async (path: string, idToken: string | null, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (idToken !== null) headers.set('authorization', `Bearer ${idToken}`);
    const response = await test.app.fetch(new Request(`http://localhost/api${path}`, { ...init, headers }), {
      id: 'r1',
      address: '203.0.113.7',
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  };
  const list = async (idToken: string) => Sessions.parse((await ask('/sessions', idToken)).body).sessions;
  const revoke = (body: string, type = 'application/json') =>
    ask('/sessions/revoke', null, { method: 'POST', headers: { 'content-type': type }, body });
  return { ...test, signIn, ask, list, revoke };
}

describe('where a user is signed in', () => {
  it('is listed, the one asking first', async () => {
    const { signIn, list, pass, now, ask } = await setUp();
    const one = await signIn('signUp', ann, firefox);
    const startedAt = now().toISOString();
    pass(60_000);
    const two = await signIn('signInWithPassword', ann, safari);
    await signIn('signUp', bob);
    expect(await list(one.idToken)).toEqual([
      { id: expect.any(String), isCurrent: true, device: 'Firefox on Android', startedAt, usedAt: startedAt },
      {
        id: expect.any(String),
        isCurrent: false,
        device: 'Safari on Mac',
        startedAt: now().toISOString(),
        usedAt: now().toISOString(),
      },
    ]);
    expect((await list(two.idToken)).map(({ device }) => device)).toEqual([
      'Safari on Mac',
      'Firefox on Android',
    ]);
    expect((await ask('/sessions', one.idToken)).headers.get('cache-control')).toBe('no-store');
  });

  it('ends one by one, each by its owner only', async () => {
    const { signIn, list, ask } = await setUp();
    const one = await signIn('signUp', ann);
    const two = await signIn('signInWithPassword', ann);
    const foreign = await signIn('signUp', bob);
    const other = (await list(one.idToken)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const end = async (id: string, idToken: string) =>
      (await ask(`/sessions/${id}`, idToken, { method: 'DELETE' })).status;
    expect(await end(other, foreign.idToken)).toBe(404);
    expect(await end('none', one.idToken)).toBe(404);
    expect(await end(other, one.idToken)).toBe(204);
    expect(await end(other, one.idToken)).toBe(404);
    expect((await ask('/sessions', two.idToken)).status).toBe(401);
    expect(await list(one.idToken)).toHaveLength(1);
    expect(await list(foreign.idToken)).toHaveLength(1);
  });

  it('ends everywhere, or everywhere else', async () => {
    const { signIn, list, ask } = await setUp();
    const one = await signIn('signUp', ann);
    const two = await signIn('signInWithPassword', ann);
    const foreign = await signIn('signUp', bob);
    const endAll = async (query: string, idToken: string) =>
      (await ask(`/sessions${query}`, idToken, { method: 'DELETE' })).status;
    expect(await endAll('?keep=all', one.idToken)).toBe(400);
    expect(await list(one.idToken)).toHaveLength(2);
    expect(await endAll('?keep=current', one.idToken)).toBe(204);
    expect((await ask('/sessions', two.idToken)).status).toBe(401);
    expect(await list(one.idToken)).toHaveLength(1);
    expect(await endAll('', one.idToken)).toBe(204);
    expect((await ask('/sessions', one.idToken)).status).toBe(401);
    expect(await list(foreign.idToken)).toHaveLength(1);
  });

  it('is shown to no other user', async () => {
    const { ask } = await setUp();
    for (const [path, method] of [
      ['/sessions', 'GET'],
      ['/sessions', 'DELETE'],
      ['/sessions/x', 'DELETE'],
    ] as const) {
      for (const token of [null, 'nonsense']) {
        const { status, headers, body } = await ask(path, token, { method });
        expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
        expect(Problem.parse(body)).toMatchObject({ code: 'unauthorized', requestId: 'r1' });
      }
    }
  });

  it('is unknown while the database is gone, which signs no one out', async () => {
    const never = async (): Promise<never> => {
      throw new Error('not to be asked');
    };
    const routes = createSessionRoutes({
      sessions: { list: never, end: never, endAll: never, revoke: never },
      authenticate: async () => ({ ok: false, reason: 'unavailable' }),
    });
    const response = await routes.request('/sessions', {}, {});
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(Problem.parse(await response.json())).toMatchObject({ code: 'unavailable' });
  });
});

describe('signing out', () => {
  it('ends the session of a refresh token, and does not reveal whether there was one', async () => {
    const { signIn, ask, revoke } = await setUp();
    const { idToken, refreshToken } = await signIn('signUp', ann);
    expect((await revoke(JSON.stringify({ refreshToken: 'A'.repeat(43) }))).status).toBe(204);
    expect((await revoke('{"refreshToken":"nonsense"}')).status).toBe(204);
    expect((await ask('/sessions', idToken)).status).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      expect((await revoke(JSON.stringify({ refreshToken }))).status).toBe(204);
    }
    expect((await ask('/sessions', idToken)).status).toBe(401);
  });

  it('says what it can’t read', async () => {
    const { revoke } = await setUp();
    expect(await revoke('refreshToken=x', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
      body: { code: 'unsupported-media-type' },
    });
    const bodies = fc.oneof(fc.json(), fc.string({ unit: 'binary' }));
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status, body: problem } = await revoke(body);
        expect(status).toBe(400);
        expect(Problem.parse(problem)).toMatchObject({ code: 'bad-request' });
      }),
    );
  });
});
