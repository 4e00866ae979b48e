import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTestApp, type TestApp } from './testing/openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.call('signUp', { email: 'ada@films.example', password: 'a violet umbrella' });
}, 60_000);
afterAll(() => app.close());

let senders = 0;

/** Everything that comes over the wire but the request's name and what was asked itself. */
async function answerTo(name: string, email: string, body: object) {
  senders += 1;
  const { status, headers, text } = await app.call(name, body, `203.0.113.${senders}`);
  headers.delete('x-request-id');
  return { status, headers: [...headers], text: text.replaceAll(email, '<the address>') };
}

it.each([
  ['signing in', 'signInWithPassword', (email: string) => ({ email, password: 'not the umbrella' })],
  ['signing in with nothing', 'signInWithPassword', (email: string) => ({ email, password: '' })],
  [
    'signing in with far too much',
    'signInWithPassword',
    (email: string) => ({ email, password: 'x'.repeat(9000) }),
  ],
  ['asking for a new password', 'sendOobCode', (email: string) => ({ requestType: 'PASSWORD_RESET', email })],
  [
    'asking what there is',
    'createAuthUri',
    (identifier: string) => ({ identifier, continueUri: 'http://127.0.0.1' }),
  ],
])('%s does not reveal whether there is such an account', async (_, name, body) => {
  const known = 'ada@films.example';
  const unknown = 'eve@films.example';
  expect(await answerTo(name, known, body(known))).toEqual(await answerTo(name, unknown, body(unknown)));
});

it('nor does a wait after too many tries', async () => {
  const tries = async (email: string) => {
    const answers: object[] = [];
    for (let count = 0; count < 12; count += 1) {
      answers.push(await answerTo('signInWithPassword', email, { email, password: `guess ${count}` }));
    }
    return answers;
  };
  const known = await tries('ada@films.example');
  expect(known).toEqual(await tries('eve@films.example'));
  expect(JSON.stringify(known)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
});

it('nor do many requests for a new password', async () => {
  const requests = async (email: string) => {
    const answers: object[] = [];
    for (let count = 0; count < 12; count += 1) {
      answers.push(await answerTo('sendOobCode', email, { requestType: 'PASSWORD_RESET', email }));
    }
    return answers;
  };
  expect(await requests('ada@films.example')).toEqual(await requests('eve@films.example'));
});

it('and there is one, whose owner gets in after the wait', async () => {
  app.pass(16 * 60_000);
  const { status } = await app.call('signInWithPassword', {
    email: 'ada@films.example',
    password: 'a violet umbrella',
  });
  expect(status).toBe(200);
});
