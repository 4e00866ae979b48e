import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';

const base = 'http://localhost/identitytoolkit.googleapis.com';
const calls = [
  'signUp',
  'signInWithPassword',
  'lookup',
  'update',
  'delete',
  'sendOobCode',
  'resetPassword',
  'createAuthUri',
] as const;

async function start() {
  const test = openTestIdentity(await openTestStorage());
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await test.app.fetch(new Request(base + path, init), { address: '203.0.113.7' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    ask(path, { method: 'POST', headers: { 'content-type': type }, body });
  return { ...test, ask, post };
}

const Success = z.object({ kind: z.string() });
const Failure = z.object({ error: z.object({ code: z.int(), message: z.string().min(1) }) });

const envelope = (code: number, message: string) => ({
  error: {
    code,
    message,
    errors: [{ message, reason: expect.any(String), domain: 'global' }],
  },
});

describe('the key', () => {
  it.each([
    ['?key=marquee-embedded', {}, 200],
    ['', { 'x-goog-api-key': 'marquee-embedded' }, 200],
    ['', { 'x-goog-api-key': 'another' }, 400],
    ['?key=another', { 'x-goog-api-key': 'marquee-embedded' }, 400],
    ['', {}, 403],
  ])('%j %j', async (query, headers, status) => {
    const { ask } = await start();
    expect((await ask(`/v2/passwordPolicy${query}`, { headers })).status).toBe(status);
  });
});

describe('what the protocol is not', () => {
  it.each([
    '/',
    '/v1',
    '/v1/accounts:signInWithIdp',
    '/v1/accounts',
    '/v1/signUp',
    '/v2/recaptchaConfig',
    '/v9/x/y',
  ])('%s is told so in its own words', async (path) => {
    const { ask } = await start();
    for (const method of ['GET', 'POST']) {
      const answer = await ask(`${path}?key=marquee-embedded`, { method });
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toMatchObject(envelope(404, 'Method not found.'));
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('neither is a call by another method', async () => {
    const { ask } = await start();
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      expect((await ask('/v1/accounts:signUp?key=marquee-embedded', { method })).status).toBe(404);
    }
    const policy = await ask('/v2/passwordPolicy?key=marquee-embedded', { method: 'POST' });
    expect(policy.status).toBe(404);
  });

  it('a call needs the key, which is public', async () => {
    const { post } = await start();
    const without = await post('/v1/accounts:lookup', '{}');
    expect([without.status, JSON.parse(without.text)]).toEqual([
      403,
      { error: expect.objectContaining({ message: 'The request is missing a valid API key.' }) },
    ]);
    const wrong = await post('/v1/accounts:lookup?key=another', '{}');
    expect(wrong.status).toBe(400);
    expect(JSON.parse(wrong.text)).toMatchObject({
      error: { message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' },
    });
  });
});

describe('bodies', () => {
  it('are JSON and nothing else, so that no form of another site can send them', async () => {
    const { post } = await start();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
    ]) {
      const answer = await post('/v1/accounts:signUp?key=marquee-embedded', '{}', type);
      expect(answer.status).toBe(415);
      expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 415 } });
    }
    const charset = 'application/json; charset=utf-8';
    expect((await post('/v1/accounts:signUp?key=marquee-embedded', '{}', charset)).status).toBe(400);
  });

  it('have at most 16 KiB', async () => {
    const { post } = await start();
    const body = (length: number) => JSON.stringify({ email: 'x'.repeat(length) });
    const large = await post('/v1/accounts:signUp?key=marquee-embedded', body(20_000));
    expect([large.status, JSON.parse(large.text).error.code]).toEqual([413, 413]);
    expect((await post('/v1/accounts:signUp?key=marquee-embedded', body(16_000))).status).toBe(400);
  });

  it.each([
    ['{', 'Invalid JSON payload received.'],
    ['[]', 'Invalid JSON payload received.'],
    ['null', 'Invalid JSON payload received.'],
    ['"x"', 'Invalid JSON payload received.'],
    ['{"email":7}', "Invalid value at 'email'."],
    ['{"email":{"$ne":null}}', "Invalid value at 'email'."],
    ['{"password":["x"]}', "Invalid value at 'password'."],
    ['{"returnSecureToken":"yes"}', "Invalid value at 'returnSecureToken'."],
  ])('that make no sense are refused: %s', async (body, message) => {
    const { post } = await start();
    const answer = await post('/v1/accounts:signUp?key=marquee-embedded', body);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 400, message } });
  });

  it.each([
    ['localId', 'chosen-by-me', 'UNEXPECTED_PARAMETER'],
    ['emailVerified', true, 'INSUFFICIENT_PERMISSION'],
    ['disabled', false, 'INSUFFICIENT_PERMISSION'],
    ['customAttributes', '{"admin":true}', 'INSUFFICIENT_PERMISSION'],
    ['phoneNumber', '+15555550100', 'INSUFFICIENT_PERMISSION'],
    ['tenantId', 'films', 'OPERATION_NOT_ALLOWED'],
    ['isAdmin', true, 'Invalid JSON payload received. Unknown name "isAdmin"'],
  ])('never say yes to what is not done: %s', async (field, value, message) => {
    const { call } = await start();
    const person = { email: 'ada@films.example', password: 'a violet umbrella' };
    const refused = await call('signUp', { ...person, [field]: value });
    expect(JSON.stringify(refused)).toContain(JSON.stringify(message).slice(1, -1));
    const { body } = await call('signUp', person);
    const changed = await call('update', { idToken: body['idToken'], displayName: 'Ada', [field]: value });
    expect(changed.status).toBe(400);
    expect((await call('delete', { idToken: body['idToken'], [field]: value })).status).toBe(400);
    const { body: found } = await call('lookup', { idToken: body['idToken'] });
    expect(found).toMatchObject({ users: [{ emailVerified: false }] });
    expect(JSON.stringify(found)).not.toContain('Ada"');
  });

  it('of any kind never break anything, and are answered in the words of the protocol', async () => {
    const { post, call } = await start();
    const { body: account } = await call('signUp', {
      email: 'ada@films.example',
      password: 'a violet umbrella',
    });
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'ada@films.example',
        'a violet umbrella',
        'PASSWORD_RESET',
        'VERIFY_EMAIL',
        'VERIFY_AND_CHANGE_EMAIL',
        'https://films.example/',
        '\u0000',
        '\uD800',
        '__proto__',
        '',
        String(account['idToken']),
      ),
    );
    const anything = fc.oneof(texts, fc.jsonValue(), fc.constant(null));
    const fields = [
      'email',
      'password',
      'displayName',
      'photoUrl',
      'idToken',
      'oobCode',
      'newPassword',
      'newEmail',
      'requestType',
      'continueUrl',
      'identifier',
      'returnSecureToken',
      '__proto__',
      'constructor',
    ];
    const bodies = fc.oneof(
      fc.dictionary(fc.constantFrom(...fields), anything).map((body) => JSON.stringify(body)),
      fc.dictionary(fc.constantFrom(...fields), texts).map((body) => JSON.stringify(body)),
      fc.json(),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), bodies, async (name, body) => {
        const answer = await post(`/v1/accounts:${name}?key=marquee-embedded`, body);
        expect(answer.status).toBeLessThan(500);
        const json: unknown = JSON.parse(answer.text);
        expect((answer.status === 200 ? Success : Failure).safeParse(json).error).toBeUndefined();
        expect(answer.text).not.toContain('violet');
      }),
      { numRuns: 400 },
    );
    expect(Object.prototype).not.toHaveProperty('polluted');
  }, 60_000);

  it('of broken text are refused', async () => {
    const { post } = await start();
    const answer = await post('/v1/accounts:signUp?key=marquee-embedded', new Uint8Array([0x7b, 0xff, 0x7d]));
    expect(answer.status).toBe(400);
  });
});

describe('answers', () => {
  it('have the fields of the protocol, as text where it has text, and no hash', async () => {
    const { call } = await start();
    const signedUp = await call('signUp', {
      email: 'ada@films.example',
      password: 'a violet umbrella',
      displayName: 'Ada',
    });
    expect(signedUp.body).toEqual({
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: expect.stringMatching(/^[\w-]{28}$/),
      email: 'ada@films.example',
      displayName: 'Ada',
      idToken: expect.any(String),
      refreshToken: expect.any(String),
      expiresIn: '3600',
    });
    const { body } = await call('lookup', { idToken: signedUp.body['idToken'] });
    const provider = {
      providerId: 'password',
      federatedId: 'ada@films.example',
      rawId: 'ada@films.example',
      email: 'ada@films.example',
      displayName: 'Ada',
    };
    expect(body).toEqual({
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          localId: signedUp.body['localId'],
          email: 'ada@films.example',
          emailVerified: false,
          displayName: 'Ada',
          providerUserInfo: [provider],
          disabled: false,
          createdAt: '1795262400000',
          lastLoginAt: '1795262400000',
          passwordUpdatedAt: 1_795_262_400_000,
          validSince: '1795262400',
        },
      ],
    });
  });
});
