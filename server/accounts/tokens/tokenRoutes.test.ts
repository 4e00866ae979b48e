import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';
import { createApp } from '#server/app.ts';
import { StorageUnavailable } from '#server/database/storage.ts';
import { testParts } from '#server/http/testParts.ts';

import type { TokenRefusal } from '../sessions.ts';
import { createTokenRoutes } from './tokenRoutes.ts';

const path = '/securetoken.googleapis.com/v1/token?key=marquee-embedded';
const formType = 'application/x-www-form-urlencoded';

const posted = (body: string, type: string | null = formType) =>
  new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: type === null ? {} : { 'content-type': type },
    body,
  });

const formOf = (refreshToken: string) =>
  new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString();

async function setUp() {
  const storage = await openTestStorage();
  const test = openTestIdentity(storage);
  const { body } = await test.call('signUp', {
    email: 'ann@films.example',
    password: 'correct horse battery',
  });
  const ask = async (request: Request) => {
    const response = await test.app.fetch(request, { address: '203.0.113.7' });
    const text = await response.text();
    return { response, text, json: (): unknown => JSON.parse(text) };
  };
  return { ...test, storage, ask, uid: String(body['localId']), refreshToken: String(body['refreshToken']) };
}

const errorOf = (code: number, message: string) => ({ error: expect.objectContaining({ code, message }) });

describe('the exchange of a refresh token', () => {
  it('answers with every name that the protocol has for a token', async () => {
    const { ask, uid, refreshToken } = await setUp();
    const { response, json } = await ask(posted(formOf(refreshToken)));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = json() as Record<string, string>;
    expect(answer).toEqual({
      access_token: answer['id_token'],
      expires_in: '3600',
      token_type: 'Bearer',
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{86}$/),
      user_id: uid,
      project_id: 'marquee',
    });
    expect(answer['refresh_token']).not.toBe(refreshToken);
  });

  for (const [type, body] of [
    [
      'application/json',
      (token: string) => JSON.stringify({ grant_type: 'refresh_token', refresh_token: token }),
    ],
    [
      'application/json; charset=utf-8',
      (token: string) => JSON.stringify({ grantType: 'refresh_token', refreshToken: token }),
    ],
    [`${formType};charset=UTF-8`, formOf],
    [formType.toUpperCase(), (token: string) => `${formOf(token)}&other=1`],
  ] as const) {
    it(`takes ${type}`, async () => {
      const { ask, refreshToken } = await setUp();
      expect((await ask(posted(body(refreshToken), type))).response.status).toBe(200);
    });
  }

  it('says what was wrong, in the protocol’s words', async () => {
    const { ask, refreshToken } = await setUp();
    const token = encodeURIComponent(refreshToken);
    for (const [body, type, status, message] of [
      ['', formType, 400, 'MISSING_GRANT_TYPE'],
      [`grant_type=password&refresh_token=${token}`, formType, 400, 'INVALID_GRANT_TYPE'],
      ['grant_type=refresh_token', formType, 400, 'MISSING_REFRESH_TOKEN'],
      ['grant_type=refresh_token&refresh_token=', formType, 400, 'MISSING_REFRESH_TOKEN'],
      ['grant_type=refresh_token&refresh_token=x', formType, 400, 'INVALID_REFRESH_TOKEN'],
      [formOf('A'.repeat(43)), formType, 400, 'TOKEN_EXPIRED'],
      [`${formOf(refreshToken)}&refresh_token=${token}`, formType, 400, 'Invalid JSON payload received.'],
      ['{', 'application/json', 400, 'Invalid JSON payload received.'],
      ['[]', 'application/json', 400, 'Invalid JSON payload received.'],
      ['{"grant_type":7}', 'application/json', 400, "Invalid value at 'grant_type'."],
      [formOf(refreshToken), 'text/plain', 415, 'Only application/json is understood here.'],
      [
        `${formOf(refreshToken)}&x=${'x'.repeat(20_000)}`,
        formType,
        413,
        'The request is larger than 16384 bytes.',
      ],
    ] as const) {
      const answer = await ask(posted(body, type));
      expect([answer.response.status, answer.json()]).toEqual([status, errorOf(status, message)]);
    }
    expect((await ask(posted(formOf(refreshToken)))).response.status).toBe(200);
  });

  it('wants the key of the app', async () => {
    const { ask, refreshToken } = await setUp();
    const to = (query: string) =>
      new Request(
        `http://localhost/securetoken.googleapis.com/v1/token${query}`,
        posted(formOf(refreshToken)),
      );
    expect((await ask(to(''))).json()).toEqual(errorOf(403, 'The request is missing a valid API key.'));
    expect((await ask(to('?key=other'))).json()).toEqual(
      errorOf(400, 'API key not valid. Please pass a valid API key.'),
    );
  });

  it('is nowhere else', async () => {
    const { ask } = await setUp();
    for (const request of [
      new Request(`http://localhost${path}`),
      new Request('http://localhost/securetoken.googleapis.com/v2/token?key=marquee-embedded', {
        method: 'POST',
      }),
    ]) {
      expect((await ask(request)).json()).toEqual(errorOf(404, 'Method not found.'));
    }
  });

  it('allows an address 1800 an hour, then refuses in plain text, which signs no one out', async () => {
    const { app, pass, storage } = await setUp();
    const ask = async (address: string) => {
      const response = await app.fetch(posted(formOf('A'.repeat(43))), { address });
      return { status: response.status, type: response.headers.get('content-type') };
    };
    expect((await ask('198.51.100.1')).status).toBe(400);
    await storage.write((db) =>
      db.updateTable('attempt').set({ count: 1790 }).where('key', 'like', 'refresh/address/%').execute(),
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('198.51.100.1')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(new Set(answers.filter(({ status }) => status !== 400).map(({ type }) => type))).toEqual(
      new Set(['text/plain; charset=utf-8']),
    );
    expect((await ask('198.51.100.2')).status).toBe(400);
    pass(2000);
    expect((await ask('198.51.100.1')).status).toBe(400);
    expect((await ask('198.51.100.1')).status).toBe(429);
  });

  it('answers in plain text while the database is gone', async () => {
    const broken = async (): Promise<never> => {
      throw new StorageUnavailable('unreachable', null);
    };
    for (const parts of [
      { sessions: { refresh: broken }, limits: { take: async () => true } },
      {
        sessions: { refresh: async () => ({ ok: false, code: 'TOKEN_EXPIRED' as TokenRefusal }) as const },
        limits: { take: broken },
      },
    ]) {
      const { fetch } = createApp(
        testParts({
          protocols: [
            ['/securetoken.googleapis.com', createTokenRoutes({ ...parts, isAnyGood: () => false })],
          ],
        }),
      );
      const response = await fetch(posted(formOf('A'.repeat(43))));
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(response.headers.get('retry-after')).not.toBeNull();
    }
  });

  it('answers whatever is sent with an error of the protocol', async () => {
    const { ask } = await setUp();
    const field = fc.constantFrom(
      'grant_type',
      'refresh_token',
      'grantType',
      'refreshToken',
      '__proto__',
      'x',
    );
    const bodies = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.dictionary(field, fc.jsonValue()).map((body) => JSON.stringify(body)),
      fc.array(fc.tuple(field, fc.string())).map((pairs) => new URLSearchParams(pairs).toString()),
    );
    const types = fc.constantFrom(formType, 'application/json', 'multipart/form-data', null);
    await fc.assert(
      fc.asyncProperty(bodies, types, async (body, type) => {
        const { response, json } = await ask(posted(body, type));
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(json()).toEqual(errorOf(response.status, expect.any(String) as string));
      }),
      { numRuns: 100 },
    );
  });
});
