import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { openTestTitles } from '../packages/titles/testing/testSource.ts';
import { createApp } from './app.ts';
import { openStorage } from './database/openStorage.ts';
import { readSettings } from './env.ts';
import { testParts } from './http/testParts.ts';
import { createLog } from './log.ts';
import { openPeople } from './people.ts';

async function openWith(environment: Record<string, string>) {
  const read = readSettings(environment, () => '');
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-people-'));
  const parts = { now: () => new Date(), log: createLog('silent', process.stdout) };
  const opened = await openStorage({ dataDirectory, ...parts });
  if (!opened.ok) throw new Error(opened.problem);
  const { storage } = opened;
  const people = openPeople({
    settings: read.settings,
    storage,
    openTitles: openTestTitles(() => undefined),
    ...parts,
  });
  onTestFinished(async () => {
    await people.close();
    await storage.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  const app = createApp(testParts({ api: people.api, protocols: people.protocols }));
  return (
    method: string,
    path: string,
    { address = '127.0.0.1', headers = {}, origin = 'http://127.0.0.1:3000' } = {},
  ) => app.fetch(new Request(origin + path, { method, headers }), { address });
}

const ofTests = [
  ['DELETE', '/emulator/v1/projects/marquee/accounts'],
  ['GET', '/emulator/v1/projects/marquee/oobCodes'],
  ['POST', '/emulator/v1/clock'],
  ['POST', '/emulator/v1/limits'],
] as const;

describe('what only tests may do', () => {
  it.each([
    {},
    { HOST: '0.0.0.0' },
    { AUTH_TEST_API: '0' },
    { AUTH_TEST_API: '1', FIREBASE_PROJECT_ID: 'films-example', FIREBASE_API_KEY: 'AIzaSyExample' },
  ])('is not there with %j', async (environment) => {
    const ask = await openWith(environment);
    for (const [method, path] of ofTests) {
      expect([path, [404, 405]]).toEqual([path, expect.arrayContaining([(await ask(method, path)).status])]);
    }
  });

  it('is there where it was set and only this machine can connect', async () => {
    const ask = await openWith({ AUTH_TEST_API: '1' });
    expect((await ask('GET', '/emulator/v1/projects/marquee/oobCodes')).status).toBe(200);
    expect((await ask('DELETE', '/emulator/v1/projects/marquee/accounts')).status).toBe(200);
  });
});

describe('what only tests may do is not there for', () => {
  it.each([
    ['a client on another machine', { address: '203.0.113.9' }],
    ['another machine of the same network', { address: '192.168.1.5' }],
    ['a request without a sender', { address: '' }],
    ['what a proxy hands on', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['what a proxy of another kind hands on', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['what a gateway hands on', { headers: { via: '1.1 gateway' } }],
    ['a proxy that says only what was asked for', { headers: { 'x-forwarded-proto': 'https' } }],
    ['a name that was made to lead here', { origin: 'http://films.example:3000' }],
    ['a name that only looks like ours', { origin: 'http://127.0.0.1.films.example' }],
    ['a page of another site', { headers: { origin: 'https://films.example' } }],
  ])('%s', async (_, request) => {
    const ask = await openWith({ AUTH_TEST_API: '1' });
    for (const [method, path] of ofTests) {
      expect([path, (await ask(method, path, request)).status]).toEqual([path, 404]);
    }
    const policy = '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=any';
    expect((await ask('GET', policy, request)).status).toBe(400);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '192.168.1.5' }, 'HOST'],
    [{ HOST: '::' }, 'HOST'],
    [{ PUBLIC_URL: 'https://films.example' }, 'PUBLIC_URL'],
    [{ TRUSTED_PROXIES: '127.0.0.1' }, 'TRUSTED_PROXIES'],
  ])('a server that others reach: it does not start with %j', (environment, name) => {
    expect(readSettings({ ...environment, AUTH_TEST_API: '1' }, () => '')).toEqual({
      ok: false,
      problems: [`AUTH_TEST_API="1" is for this machine alone. Unset it, or ${name}.`],
    });
  });

  it.each([
    { HOST: '::1' },
    { HOST: 'localhost' },
    { HOST: '127.0.0.2' },
    { PUBLIC_URL: 'http://localhost:3000' },
  ])('other than %j', (environment) => {
    expect(readSettings({ ...environment, AUTH_TEST_API: '1' }, () => '')).toMatchObject({ ok: true });
  });
});

describe('the policy', () => {
  it('is what was set', async () => {
    const ask = await openWith({ AUTH_MIN_PASSWORD: '15', AUTH_PASSWORD_NEEDS: 'digit, symbol' });
    const answer = await ask('GET', '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=marquee-embedded');
    expect(await answer.json()).toMatchObject({
      customStrengthOptions: {
        minPasswordLength: 15,
        containsNumericCharacter: true,
        containsNonAlphanumericCharacter: true,
      },
    });
  });
});

describe('the policy of tests', () => {
  const path = '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=any';

  it('asks for six characters', async () => {
    const ask = await openWith({ AUTH_TEST_API: '1' });
    expect(await (await ask('GET', path)).json()).toMatchObject({
      customStrengthOptions: { minPasswordLength: 6 },
      enforcementState: 'OFF',
    });
  });

  it('is what was set, where something was', async () => {
    const ask = await openWith({ AUTH_TEST_API: '1', AUTH_MIN_PASSWORD: '15' });
    expect(await (await ask('GET', path)).json()).toMatchObject({
      customStrengthOptions: { minPasswordLength: 15 },
      enforcementState: 'ENFORCE',
    });
  });
});

describe('settings that make no sense', () => {
  it.each([
    [{ AUTH_MIN_PASSWORD: '4' }, /^AUTH_MIN_PASSWORD="4" is not a password length\. Write /],
    [{ AUTH_MIN_PASSWORD: 'long' }, /^AUTH_MIN_PASSWORD="long" is not a password length\. Write /],
    [
      { AUTH_PASSWORD_NEEDS: 'emoji' },
      /^AUTH_PASSWORD_NEEDS="emoji" is not a list of password requirements\. Write /,
    ],
    [{ AUTH_TEST_API: 'yes' }, /^AUTH_TEST_API="yes" is neither 1 nor 0\./],
    [{ MAIL_FROM: 'Marquee' }, /^MAIL_FROM="Marquee" is not an e-mail sender\. Write /],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, /^MAIL_FROM=.* is not an e-mail sender\. Write /],
  ])('are named with what to write instead: %j', (environment, message) => {
    expect(readSettings(environment, () => '')).toEqual({
      ok: false,
      problems: [expect.stringMatching(message)],
    });
  });

  it('are not repeated where they are secret', () => {
    const read = readSettings({ SMTP_URL: 'mail.example:secret' }, () => '');
    expect(JSON.stringify(read)).toContain('SMTP_URL is not the address of a mail server.');
    expect(JSON.stringify(read)).not.toContain('secret');
  });
});
