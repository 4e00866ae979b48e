import { expect, it, onTestFinished } from 'vitest';

import { openTestIdentity } from '#server/accounts/testing/openTestIdentity.ts';
import { openTestStorage } from '#server/accounts/testing/openTestStorage.ts';

const email = 'ada@films.example';
const password = 'a violet umbrella';

async function start(testControls: boolean) {
  const storage = await openTestStorage();
  const test = openTestIdentity(storage, { testControls });
  onTestFinished(test.identity.close);
  const control = async (method: string, path: string, body?: object) => {
    const request = new Request(`http://127.0.0.1/emulator${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const response = await test.app.fetch(request, { address: '127.0.0.1' });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson ? await response.json() : null };
  };
  return { ...test, storage, control };
}

it('is absent unless it is set', async () => {
  const { control, call } = await start(false);
  await call('signUp', { email, password });
  expect((await control('DELETE', '/v1/projects/marquee/accounts')).status).toBe(404);
  expect((await control('GET', '/v1/projects/marquee/oobCodes')).status).toBe(404);
  expect((await control('POST', '/v1/clock', { advanceSeconds: 1 })).status).toBe(404);
  expect((await control('POST', '/v1/limits', { enabled: false })).status).toBe(404);
  expect((await call('signInWithPassword', { email, password })).status).toBe(200);
});

it('shows the codes that were sent, in the shape of the emulator', async () => {
  const { control, call } = await start(true);
  const { body } = await call('signUp', { email, password });
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: body['idToken'] });
  const { body: shown } = await control('GET', '/v1/projects/marquee/oobCodes');
  expect(shown).toEqual({
    oobCodes: [
      {
        email,
        requestType: 'VERIFY_EMAIL',
        oobCode: expect.stringMatching(/^[\w-]{43}$/),
        oobLink: expect.stringMatching(
          /^https:\/\/films\.example\/account\/action\?mode=verifyEmail&oobCode=/,
        ),
      },
    ],
  });
});

it('shows codes as long as they are good, with the address before and after', async () => {
  const { control, call } = await start(true);
  const { body } = await call('signUp', { email, password });
  const newEmail = 'countess@films.example';
  await call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: body['idToken'], newEmail });
  const shown = async () => (await control('GET', '/v1/projects/marquee/oobCodes')).body;
  expect(await shown()).toMatchObject({
    oobCodes: [{ email, newEmail, requestType: 'VERIFY_AND_CHANGE_EMAIL' }],
  });
  const oobCode = /"oobCode":"([^"]+)"/.exec(JSON.stringify(await shown()))?.[1];
  expect((await call('update', { oobCode })).status).toBe(200);
  expect(await shown()).toEqual({
    oobCodes: [expect.objectContaining({ email, requestType: 'RECOVER_EMAIL' })],
  });
});

it('empties the accounts, with their limits', async () => {
  const { control, call, deleted } = await start(true);
  const { body } = await call('signUp', { email, password });
  expect(await control('DELETE', '/v1/projects/marquee/accounts')).toEqual({ status: 200, body: {} });
  expect(deleted).toEqual([body['localId']]);
  expect((await call('signInWithPassword', { email, password })).status).toBe(400);
  expect((await call('signUp', { email, password })).status).toBe(200);
});

it('puts the clock forward', async () => {
  const { control, call } = await start(true);
  const { body } = await call('signUp', { email, password });
  const answer = await control('POST', '/v1/clock', { advanceSeconds: 301 });
  expect(answer.body).toEqual({ now: '2026-11-21T12:05:01.000Z' });
  expect((await call('delete', { idToken: body['idToken'] })).body).toMatchObject({
    error: { message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' },
  });
  await control('POST', '/v1/clock', { advanceSeconds: 3600 });
  expect((await call('lookup', { idToken: body['idToken'] })).status).toBe(401);
});

it('switches limits off and on', async () => {
  const { control, call } = await start(true);
  await call('signUp', { email, password });
  const guess = () => call('signInWithPassword', { email, password: 'guess' });
  await control('POST', '/v1/limits', { enabled: false });
  for (let count = 0; count < 40; count += 1) {
    expect((await guess()).body).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
  }
  await control('POST', '/v1/limits', { enabled: true });
  for (let count = 0; count < 5; count += 1) await guess();
  expect((await guess()).body).toMatchObject({
    error: { message: expect.stringMatching(/^TOO_MANY_ATTEMPTS_TRY_LATER/) },
  });
});

it('accepts nothing that a form of another site could send', async () => {
  const { app } = await start(true);
  const request = new Request('http://127.0.0.1/emulator/v1/clock', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{"advanceSeconds":1}',
  });
  expect((await app.fetch(request, { address: '127.0.0.1' })).status).toBe(415);
});
