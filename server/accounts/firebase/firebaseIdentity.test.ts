import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createFirebaseIdentity } from './firebaseIdentity.ts';

const projectId = 'films-example';
const start = Date.parse('2026-11-20T20:00:00Z');
const seconds = (count: number) => count * 1000;
const hours = (count: number) => seconds(count * 3600);

async function makeKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}
type Key = Awaited<ReturnType<typeof makeKey>>;

const one = await makeKey('one');
const two = await makeKey('two');

/** What Firebase puts into its tokens. */
function claimsNow(): JWTPayload {
  const at = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'Abc123',
    user_id: 'Abc123',
    iat: at,
    exp: at + 3600,
    auth_time: at - 10,
    name: 'Ann',
    email: 'ann@films.example',
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
}

const sign = (claims: JWTPayload, { kid, privateKey }: Key = one) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey);

const without = (name: string) =>
  Object.fromEntries(Object.entries(claimsNow()).filter(([key]) => key !== name));

describe('with a Firebase project', () => {
  let server: Server;
  let published: readonly Key[];
  let asked: number;
  let troubles: number;
  let answer: (response: ServerResponse) => void;

  const serveKeys = (response: ServerResponse) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ keys: published.map(({ jwk }) => jwk) }));

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    published = [one];
    asked = 0;
    troubles = 0;
    answer = serveKeys;
    server = createServer((_, response) => {
      asked += 1;
      answer(response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });

  afterEach(async () => {
    vi.useRealTimers();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  function open() {
    const { port } = server.address() as AddressInfo;
    const keysUrl = `http://127.0.0.1:${port}/keys`;
    const identity = createFirebaseIdentity(
      { projectId, apiKey: 'AIza', keysUrl },
      { now: () => new Date(), onTrouble: () => (troubles += 1) },
    );
    const ask = async (token: string | Promise<string>) => {
      const headers = { authorization: `Bearer ${await token}` };
      const result = await identity.authenticate(new Request('http://localhost/', { headers }));
      return result.ok ? result.caller : result.reason;
    };
    return { ...identity, ask };
  }

  it('knows callers by the project and their number in it', async () => {
    const { ask } = open();
    expect(await ask(sign(claimsNow()))).toEqual({
      account: 'firebase:films-example:Abc123',
      displayName: 'Ann',
      session: null,
      authenticatedAt: start - seconds(10),
    });
    expect(await ask(sign({ ...claimsNow(), name: 7 }))).toMatchObject({ displayName: null });
    expect(asked).toBe(1);
  });

  it('sends the browser the settings of the identity library', async () => {
    const { api } = open();
    const response = await api.request('/identity');
    expect(await response.json()).toEqual({ provider: 'firebase', apiKey: 'AIza', projectId });
  });

  it('says whether there was nothing to read', async () => {
    const { authenticate } = open();
    expect(await authenticate(new Request('http://localhost/'))).toEqual({ ok: false, reason: 'missing' });
    const headers = { authorization: 'Basic YW5uOmFubg==' };
    expect(await authenticate(new Request('http://localhost/', { headers }))).toEqual({
      ok: false,
      reason: 'invalid',
    });
  });

  it('allows our clock to be a minute fast or a day slow, not more', async () => {
    const { ask } = open();
    const at = start / 1000;
    const day = 24 * 60 * 60;
    for (const slow of [59, 6 * 60, 2 * 60 * 60, day]) {
      const claims = { ...claimsNow(), iat: at + slow, auth_time: at + slow, exp: at + slow + 3600 };
      expect(await ask(sign(claims))).toMatchObject({ session: null });
    }
    expect(await ask(sign({ ...claimsNow(), iat: at + day + 2 }))).toBe('invalid');
    expect(await ask(sign({ ...claimsNow(), auth_time: at + day + 2 }))).toBe('invalid');
    expect(await ask(sign({ ...claimsNow(), exp: at - 59 }))).toMatchObject({ session: null });
    expect(await ask(sign({ ...claimsNow(), exp: at - 61 }))).toBe('invalid');
  });

  for (const [what, change] of [
    [
      'another project',
      () => ({ ...claimsNow(), aud: 'other', iss: 'https://securetoken.google.com/other' }),
    ],
    ['another audience', () => ({ ...claimsNow(), aud: 'other' })],
    ['many audiences', () => ({ ...claimsNow(), aud: [projectId, 'other'] })],
    ['another issuer', () => ({ ...claimsNow(), iss: 'https://evil.example/films-example' })],
    ['our own issuer', () => ({ ...claimsNow(), iss: 'urn:marquee:identity' })],
    ['an empty subject', () => ({ ...claimsNow(), sub: '' })],
    ['an endless subject', () => ({ ...claimsNow(), sub: 'a'.repeat(129) })],
    ['a time of sign-in in words', () => ({ ...claimsNow(), auth_time: 'yesterday' })],
    ...['iss', 'aud', 'sub', 'iat', 'exp', 'auth_time'].map(
      (name) => [`no ${name}`, () => without(name)] as const,
    ),
  ] as const) {
    it(`refuses a token with ${what}`, async () => {
      expect(await open().ask(sign(change()))).toBe('invalid');
    });
  }

  it('refuses other algorithms without asking for keys', async () => {
    const { ask } = open();
    const header = { alg: 'none', typ: 'JWT' };
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    expect(await ask(`${part(header)}.${part(claimsNow())}.`)).toBe('invalid');
    const secret = new TextEncoder().encode(JSON.stringify(one.jwk));
    const hmac = new SignJWT(claimsNow()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret);
    expect(await ask(hmac)).toBe('invalid');
    expect(asked).toBe(0);
  });

  it('refuses an unpublished key, and limits how often it asks for it', async () => {
    const { ask } = open();
    expect(await ask(sign(claimsNow()))).toMatchObject({ session: null });
    for (let count = 0; count < 5; count += 1) expect(await ask(sign(claimsNow(), two))).toBe('invalid');
    expect(asked).toBe(1);
    vi.setSystemTime(start + seconds(31));
    for (let count = 0; count < 5; count += 1) expect(await ask(sign(claimsNow(), two))).toBe('invalid');
    expect(asked).toBe(2);
  });

  it('follows the service to its next key', async () => {
    const { ask } = open();
    await ask(sign(claimsNow()));
    published = [one, two];
    vi.setSystemTime(start + seconds(31));
    expect(await ask(sign(claimsNow(), two))).toMatchObject({ session: null });
  });

  it('forgets a key that was taken back', async () => {
    const { ask } = open();
    await ask(sign(claimsNow()));
    published = [two];
    vi.setSystemTime(start + hours(7));
    expect(await ask(sign(claimsNow()))).toBe('invalid');
  });

  for (const [what, trouble] of [
    ['fails', (response: ServerResponse) => response.writeHead(500).end()],
    ['answers with a page', (response: ServerResponse) => response.writeHead(200).end('<html>')],
    ['answers with something else', (response: ServerResponse) => response.writeHead(200).end('{"keys":1}')],
    ['sends us elsewhere', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end()],
    ['hangs up', (response: ServerResponse) => response.destroy()],
  ] as const) {
    it(`can't identify the user while the key service ${what}, and uses the last keys`, async () => {
      const { ask } = open();
      answer = trouble;
      expect(await ask(sign(claimsNow()))).toBe('unavailable');
      expect(await ask(sign(claimsNow()))).toBe('unavailable');
      expect([asked, troubles]).toEqual([1, 1]);

      answer = serveKeys;
      vi.setSystemTime(start + seconds(11));
      expect(await ask(sign(claimsNow()))).toMatchObject({ session: null });

      answer = trouble;
      vi.setSystemTime(start + hours(7));
      expect(await ask(sign(claimsNow()))).toMatchObject({ session: null });
      expect(await ask(sign(claimsNow(), two))).toBe('unavailable');
      expect(asked).toBe(3);
    });
  }
});
