import { createPrivateKey, createPublicKey, type KeyObject, sign as signBytes } from 'node:crypto';

import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';

import { createFirebaseAuthenticate } from '#server/accounts/firebase/createFirebaseAuthenticate.ts';
import type { Storage } from '#server/database/storage.ts';
import { describeStorage, type OpenTestStorage } from '#server/database/testStorage.ts';

import { createAuthenticate } from './createAuthenticate.ts';
import { addTestAccount, createTestClock, createTestSessions } from './testSessions.ts';
import { base64, es256, hmac, type Json, makeToken as token, rs256, unsigned } from './testTokens.ts';

const hours = (count: number) => count * 60 * 60 * 1000;

/** Our own private key, which no attacker has: for tokens wrong in everything but the signature. */
async function ownKey(storage: Storage): Promise<KeyObject> {
  const { jwk } = await storage.db.selectFrom('signing_key').select('jwk').executeTakeFirstOrThrow();
  return createPrivateKey({ key: JSON.parse(jwk), format: 'jwk' });
}

async function setUp(open: OpenTestStorage) {
  const storage = await open();
  const clock = createTestClock();
  const parts = createTestSessions(storage, clock);
  const account = await addTestAccount(storage, clock);
  const grant = await parts.sessions.start(account, null);
  return { ...parts, storage, clock, account, grant, key: await ownKey(storage) };
}
type Setting = Awaited<ReturnType<typeof setUp>>;

/** Tokens whose signature isn't ours, or isn't one. */
async function forgeries({ grant, keys, key }: Setting): Promise<Record<string, string>> {
  const good = grant.idToken;
  const [header = '', payload = '', signature = ''] = good.split('.');
  const head: Json = { ...decodeProtectedHeader(good) };
  const claims: Json = { ...decodeJwt(good) };
  const [published] = await keys.published();
  const publicPem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  const pair = await generateKeyPair('ES256', { extractable: true });
  const foreignJwk = await exportJWK(pair.privateKey);
  const foreign = createPrivateKey({ key: { ...foreignJwk }, format: 'jwk' });
  const foreignPublic = await exportJWK(pair.publicKey);
  const rsa = await generateKeyPair('RS256', { extractable: true });
  const rsaKey = createPrivateKey({ key: { ...(await exportJWK(rsa.privateKey)) }, format: 'jwk' });
  const flipped = Buffer.from(signature, 'base64url');
  flipped[10] = (flipped[10] ?? 0) ^ 1;
  const der = signBytes('sha256', Buffer.from(`${header}.${payload}`), key);

  return {
    none: token({ ...head, alg: 'none' }, claims, unsigned),
    None: token({ ...head, alg: 'None' }, claims, unsigned),
    nOnE: token({ ...head, alg: 'nOnE' }, claims, unsigned),
    'none with the old signature': token({ ...head, alg: 'none' }, claims, () => signature),
    'ES256 without a signature': `${header}.${payload}.`,
    'HS256 with the public key in PEM': token({ ...head, alg: 'HS256' }, claims, hmac(publicPem, 'sha256')),
    'HS256 with the public key without its last line break': token(
      { ...head, alg: 'HS256' },
      claims,
      hmac(publicPem.trim(), 'sha256'),
    ),
    'HS256 with the public key as published': token(
      { ...head, alg: 'HS256' },
      claims,
      hmac(JSON.stringify(published), 'sha256'),
    ),
    'HS256 with the x of the public key': token(
      { ...head, alg: 'HS256' },
      claims,
      hmac(Buffer.from(published?.x ?? '', 'base64url'), 'sha256'),
    ),
    'HS256 with an empty secret': token({ ...head, alg: 'HS256' }, claims, hmac('', 'sha256')),
    'HS512 with the public key': token({ ...head, alg: 'HS512' }, claims, hmac(publicPem, 'sha512')),
    'RS256 with a key of its own': token({ ...head, alg: 'RS256' }, claims, rs256(rsaKey)),
    ES256K: token({ ...head, alg: 'ES256K' }, claims, es256(key)),
    ES384: token({ ...head, alg: 'ES384' }, claims, es256(key)),
    EdDSA: token({ ...head, alg: 'EdDSA' }, claims, es256(key)),
    'an algorithm in a list': token({ ...head, alg: ['ES256'] }, claims, es256(key)),
    'another key under our kid': token(head, claims, es256(foreign)),
    'another key under its own kid': token({ ...head, kid: 'mine' }, claims, es256(foreign)),
    'no kid': token({ alg: 'ES256', typ: 'JWT' }, claims, es256(key)),
    'an empty kid': token({ ...head, kid: '' }, claims, es256(key)),
    'an unknown kid': token({ ...head, kid: 'A'.repeat(43) }, claims, es256(key)),
    'a kid that climbs': token({ ...head, kid: '../../../../dev/null' }, claims, hmac('', 'sha256')),
    'a kid that asks the database': token({ ...head, kid: "' or '1'='1" }, claims, es256(key)),
    'a kid of objects': token({ ...head, kid: '__proto__' }, claims, es256(key)),
    'a kid in a list': token({ ...head, kid: [head['kid']] }, claims, es256(key)),
    'a kid that is endless': token({ ...head, kid: 'k'.repeat(5000) }, claims, es256(key)),
    'a key of its own in the header': token({ ...head, jwk: { ...foreignPublic } }, claims, es256(foreign)),
    'a key of its own under our kid in the header': token(
      { ...head, jwk: { ...foreignPublic, kid: head['kid'] } },
      claims,
      es256(foreign),
    ),
    'an address of keys': token({ ...head, jku: 'http://127.0.0.1:9/jwks.json' }, claims, es256(foreign)),
    'an address of keys and our own signature': token(
      { ...head, jku: 'http://127.0.0.1:9/jwks.json' },
      claims,
      es256(key),
    ),
    'an address of a certificate': token(
      { ...head, x5u: 'http://127.0.0.1:9/c.pem' },
      claims,
      es256(foreign),
    ),
    'a certificate': token({ ...head, x5c: ['MIIB'] }, claims, es256(foreign)),
    'an extension that must be known': token({ ...head, crit: ['exp'], exp: 1 }, claims, es256(key)),
    'a payload that isn’t encoded': token({ ...head, crit: ['b64'], b64: false }, claims, es256(key)),
    compression: token({ ...head, zip: 'DEF' }, claims, es256(key)),
    'the type of an access token': token({ ...head, typ: 'at+jwt' }, claims, es256(key)),
    'no type': token({ alg: 'ES256', kid: head['kid'] }, claims, es256(key)),
    'the algorithm said twice': token(
      `{"alg":"none","alg":"ES256","kid":${JSON.stringify(head['kid'])},"typ":"JWT"}`,
      claims,
      es256(key),
    ),
    'a signature in another form': `${header}.${payload}.${base64(der)}`,
    'a signature of nothing': `${header}.${payload}.${base64(Buffer.alloc(64))}`,
    'one bit of the signature wrong': `${header}.${payload}.${base64(flipped)}`,
    'a signature cut short': good.slice(0, -1),
    'a signature with more behind it': `${good}A`,
    'the last letter spelt otherwise':
      good.slice(0, -1) + String.fromCharCode(good.charCodeAt(good.length - 1) + 1),
    padding: `${good}==`,
    'the signature of another payload': `${header}.${base64(JSON.stringify({ ...claims, sub: 'bob' }))}.${signature}`,
    'two parts': `${header}.${payload}`,
    'four parts': `${good}.${signature}`,
    'five parts, as if it were encrypted': `${header}..${payload}.${signature}.${signature}`,
    'a space before it': ` ${good}`,
    'a line break in it': `${header}.\n${payload}.${signature}`,
    'a NUL behind it': `${good}\0`,
    'the letters of ordinary base64': good.replaceAll('-', '+').replaceAll('_', '/').replace(/^/, '+'),
    nothing: '',
    'only points': '..',
    endless: `${header}.${'A'.repeat(100_000)}.${signature}`,
  };
}

/** Signed by ourselves, and wrong in what they say. */
async function falsehoods({
  grant,
  key,
  clock,
  storage,
  sessions,
}: Setting): Promise<Record<string, string>> {
  const head: Json = { ...decodeProtectedHeader(grant.idToken) };
  const claims: Json = { ...decodeJwt(grant.idToken) };
  const own = (changed: Json) => token(head, { ...claims, ...changed }, es256(key));
  const without = (name: string) =>
    token(head, Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name)), es256(key));
  const at = Math.floor(clock.now().getTime() / 1000);
  const text = JSON.stringify(claims);
  const bob = await addTestAccount(storage, clock, 'bob');
  const bobs = decodeJwt((await sessions.start(bob, null)).idToken);

  return {
    'run out': own({ iat: at - 3700, exp: at - 100, auth_time: at - 3700 }),
    'no end': without('exp'),
    'an end in words': own({ exp: 'never' }),
    'an end in a fraction': own({ exp: at + 0.5 }),
    'an end too far away': own({ exp: at + 999_999 }),
    'an end before its beginning': own({ iat: at + 30, exp: at + 20 }),
    'from the future': own({ iat: at + 24 * 3600 + 2, exp: at + 25 * 3600 }),
    'signed in in the future': own({ auth_time: at + 200 }),
    'no beginning': without('iat'),
    'no time of sign-in': without('auth_time'),
    'not yet': own({ nbf: at + 600 }),
    'another issuer': own({ iss: 'https://securetoken.google.com/marquee' }),
    'an issuer that begins like ours': own({ iss: `${String(claims['iss'])}.evil` }),
    'no issuer': without('iss'),
    'another audience': own({ aud: 'other' }),
    'several audiences': own({ aud: [claims['aud'], 'other'] }),
    'no audience': without('aud'),
    'no subject': without('sub'),
    'an empty subject': own({ sub: '', user_id: '' }),
    'a subject in a list': own({ sub: [claims['sub']], user_id: [claims['sub']] }),
    'a subject that is true': own({ sub: true, user_id: true }),
    'two subjects': own({ user_id: bob.id }),
    'another user’s session': own({ sid: bobs['sid'] }),
    'another user in our session': own({ sub: bob.id, user_id: bob.id }),
    'an unknown user': own({ sub: 'nobody', user_id: 'nobody', sid: 'none' }),
    'no session': without('sid'),
    'a session of objects': own({ sid: '__proto__' }),
    'no name of its own': without('jti'),
    'a claim that we don’t make': own({ admin: true }),
    'another provider': own({ firebase: { identities: {}, sign_in_provider: 'custom' } }),
    'the same claim twice': token(head, `{"sub":"bob",${text.slice(1)}`, es256(key)),
    'spaces between its claims': token(head, JSON.stringify(claims, null, 1), es256(key)),
    'a prototype': token(head, `{"__proto__":{"admin":true},${text.slice(1)}`, es256(key)),
    'a list': token(head, `[${text}]`, es256(key)),
    'no JSON': token(head, 'sub=ann', es256(key)),
  };
}

describeStorage('token attacks', (open) => {
  test('every one of them is refused', async () => {
    const setting = await setUp(open);
    const { sessions, grant, clock, account, storage } = setting;
    const authenticate = createAuthenticate(sessions);
    const attacks = { ...(await forgeries(setting)), ...(await falsehoods(setting)) };
    attacks['a refresh token'] = grant.refreshToken;

    const ended = await sessions.start(account, null);
    await sessions.revoke(ended.refreshToken);
    attacks['of an ended session'] = ended.idToken;
    const carol = await addTestAccount(storage, clock, 'carol');
    attacks['of a deleted account'] = (await sessions.start(carol, null)).idToken;
    await storage.write((db) => db.deleteFrom('account').where('id', '=', carol.id).execute());
    const dave = await addTestAccount(storage, clock, 'dave');
    attacks['of a disabled account'] = (await sessions.start(dave, null)).idToken;
    await storage.write((db) =>
      db.updateTable('account').set({ disabled: 1 }).where('id', '=', dave.id).execute(),
    );

    const accepted: string[] = [];
    for (const [name, attack] of Object.entries(attacks)) {
      if ((await sessions.verify(attack)).ok) accepted.push(name);
      const headers = new Headers();
      try {
        headers.set('authorization', `Bearer ${attack}`);
      } catch {
        // What no header can carry.
        continue;
      }
      const result = await authenticate(new Request('http://localhost/', { headers }));
      // HTTP allows more than one space before a token.
      if (result.ok && attack.trim() !== grant.idToken) accepted.push(`${name}, in a header`);
    }
    const count = Object.keys(attacks).length;
    process.stdout.write(`${count - accepted.length}/${count} refused\n`);
    expect(accepted).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(60);

    expect(await sessions.verify(grant.idToken)).toMatchObject({ ok: true });
    clock.pass(hours(1) + 61_000);
    expect(await sessions.verify(grant.idToken)).toEqual({ ok: false, code: 'ID_TOKEN_OUT_OF_TIME' });
    await sessions.endAll(account.id);
    expect(await sessions.verify(grant.idToken)).toEqual({ ok: false, code: 'TOKEN_EXPIRED' });
  });

  test('only a bearer’s token is read, and only one', async () => {
    const { sessions, grant } = await setUp(open);
    const authenticate = createAuthenticate(sessions);
    const reasonOf = async (authorization?: string) => {
      const headers = new Headers(authorization === undefined ? {} : { authorization });
      const result = await authenticate(new Request('http://localhost/?access_token=x', { headers }));
      return result.ok ? 'ok' : result.reason;
    };
    expect(await reasonOf(`Bearer ${grant.idToken}`)).toBe('ok');
    expect(await reasonOf(`bearer ${grant.idToken}`)).toBe('ok');
    expect(await reasonOf()).toBe('missing');
    for (const wrong of [
      'Bearer',
      grant.idToken,
      `Basic ${grant.idToken}`,
      `Bearer\t${grant.idToken}`,
      `Bearer "${grant.idToken}"`,
      `Bearer ${grant.idToken}, Bearer ${grant.idToken}`,
      `Bearer ${grant.idToken} ${grant.idToken}`,
      `Token token=${grant.idToken}`,
    ]) {
      expect(await reasonOf(wrong)).toBe('invalid');
    }
  });

  test('tokens of the embedded service are none of Firebase’s, whatever their signature', async () => {
    const { grant, clock } = await setUp(open);
    const authenticate = createFirebaseAuthenticate({
      projectId: 'marquee',
      keys: () => {
        throw new Error('not to be asked for');
      },
      now: clock.now,
    });
    const headers = { authorization: `Bearer ${grant.idToken}` };
    expect(await authenticate(new Request('http://localhost/', { headers }))).toEqual({
      ok: false,
      reason: 'invalid',
    });
  });
});
