import { Problem } from '@marquee/contracts/problem.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { openTestApp, type TestAnswer, type TestApp } from './testing/openTestApp.ts';

/** The error of the identity protocol, as its library in the browser reads it. */
const Failure = z.object({ error: z.object({ code: z.int(), message: z.string().min(1) }) });

let app: TestApp;
let idToken = '';
beforeAll(async () => {
  app = await openTestApp();
  const { body } = await app.call('signUp', { email: 'ada@films.example', password: 'a violet umbrella' });
  idToken = String(body['idToken']);
}, 60_000);
afterAll(() => app.close());

let senders = 0;
/** From somewhere else each time: this is about what is sent, not how often. */
const elsewhere = () => `10.${(senders += 1) >> 16}.${(senders >> 8) & 255}.${senders & 255}`;

const toolkit = (name: string) => `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=marquee-embedded`;
const places = [
  ...[
    'signUp',
    'signInWithPassword',
    'lookup',
    'update',
    'sendOobCode',
    'resetPassword',
    'createAuthUri',
  ].map(toolkit),
  '/securetoken.googleapis.com/v1/token?key=marquee-embedded',
  '/api/library/changes',
  '/api/match',
  '/api/sessions/revoke',
];

const send = (path: string, body: string, type = 'application/json') =>
  app.ask(
    path,
    { method: 'POST', headers: { 'content-type': type, authorization: `Bearer ${idToken}` }, body },
    elsewhere(),
  );

/** Whether a refusal has the format of its place. What isn't about the person is plain text on the protocol's paths. */
function isTyped(path: string, { status, headers, text }: TestAnswer): boolean {
  if (status < 400) return true;
  if (path.startsWith('/api')) return Problem.safeParse(JSON.parse(text)).success;
  if (headers.get('content-type')?.startsWith('text/plain')) return [401, 413, 429].includes(status);
  return Failure.safeParse(JSON.parse(text)).data?.error.code === status;
}

function expectTyped(path: string, answer: TestAnswer) {
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect([answer.text, isTyped(path, answer)]).toEqual([answer.text, true]);
}

const fields = [
  'email',
  'password',
  'idToken',
  'displayName',
  'photoUrl',
  'oobCode',
  'newPassword',
  'newEmail',
  'requestType',
  'identifier',
  'continueUri',
  'continueUrl',
  'refresh_token',
  'grant_type',
  'refreshToken',
  'changes',
  'rows',
  'returnSecureToken',
  '__proto__',
];
const value = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1e308,
    '',
    'PASSWORD_RESET',
    'VERIFY_EMAIL',
    'VERIFY_AND_CHANGE_EMAIL',
    'refresh_token',
    'ada@films.example',
    '\u0000',
    '\u202e',
    '\ud800',
    'javascript:alert(1)',
    [],
    [null],
    [{ key: 'mark/movie/603/rating', value: 99, at: 1 }],
    [{ key: '__proto__', value: {}, at: -1 }],
    [{ title: 'x'.repeat(400), year: 'soon' }],
    { $ne: null },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const entries = fc.array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 6 });

describe('whatever is sent', () => {
  it('is answered with a typed error at most', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), entries, fc.boolean(), async (path, pairs, withToken) => {
        // A new password of Ada's would end her session, which is another story.
        const sent = pairs.filter(([field]) => !(withToken && field === 'password'));
        const body = { ...Object.fromEntries(sent), ...(withToken && { idToken }) };
        expectTyped(path, await send(path, JSON.stringify(body)));
      }),
      { numRuns: 300 },
    );
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  }, 120_000);

  it.each(places)('a megabyte is too much for %s', async (path) => {
    const answer = await send(path, JSON.stringify({ email: 'x'.repeat(1_000_000) }));
    expect(answer.status).toBe(413);
    expectTyped(path, answer);
  });

  it.each(places)('what is no JSON is none for %s', async (path) => {
    for (const text of ['', '{', 'null', '[]', '7', '"x"', '['.repeat(10_000), '{"a":1}{"b":2}']) {
      const answer = await send(path, text);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expectTyped(path, answer);
    }
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', '']) {
      const answer = await send(path, '{}', type);
      expect(answer.status).toBe(415);
      expectTyped(path, answer);
    }
  });

  it.each(['a\u0000b', 'a\u001bb', 'a\u202eb', 'x'.repeat(5000)])('%j is no name', async (displayName) => {
    const answer = await send(toolkit('update'), JSON.stringify({ idToken, displayName }));
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('INVALID_DISPLAY_NAME')]);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'file:///etc/passwd',
    'ftp://films.example/a.png',
    `https://films.example/${'x'.repeat(5000)}`,
  ])('%j is no avatar', async (photoUrl) => {
    const answer = await send(toolkit('update'), JSON.stringify({ idToken, photoUrl }));
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('INVALID_PHOTO_URL')]);
  });
});
