import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

import { openTestTitles } from '../packages/titles/testing/testSource.ts';
import { createApp } from './app.ts';
import { openStorage } from './database/openStorage.ts';
import { readSettings } from './env.ts';
import { testParts } from './http/testParts.ts';
import { createLog } from './log.ts';
import { openPeople } from './people.ts';

const ofEmbedded = [
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=marquee-embedded'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=marquee-embedded'],
  ['GET', '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=marquee-embedded'],
  ['POST', '/securetoken.googleapis.com/v1/token?key=marquee-embedded'],
  ['GET', '/.well-known/jwks.json'],
  ['GET', '/api/sessions'],
  ['DELETE', '/api/sessions'],
  ['DELETE', '/api/sessions/1'],
  ['POST', '/api/sessions/revoke'],
] as const;

const firebase = { FIREBASE_PROJECT_ID: 'films-example', FIREBASE_API_KEY: 'AIzaSyExample' };

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
  const { fetch } = createApp(testParts({ api: people.api, protocols: people.protocols }));
  return async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
    return fetch(new Request(`http://127.0.0.1:3000${path}`, init));
  };
}

it('nothing of the embedded accounts is there where a Firebase project keeps them', async () => {
  const ask = await openWith(firebase);
  for (const [method, path] of ofEmbedded) {
    expect([path, (await ask(method, path)).status]).toEqual([path, 404]);
  }
  expect(await (await ask('GET', '/api/identity')).json()).toEqual({
    provider: 'firebase',
    apiKey: 'AIzaSyExample',
    projectId: 'films-example',
  });
});

it('what the embedded accounts sign can be verified with the published keys', async () => {
  const ask = await openWith({});
  for (const [method, path] of ofEmbedded) {
    expect([path, (await ask(method, path)).status]).not.toEqual([path, 404]);
  }
  expect(await (await ask('GET', '/api/identity')).json()).toMatchObject({ provider: 'embedded' });
  const signedUp = await ask('POST', ofEmbedded[0][1], {
    email: 'ann@films.example',
    password: 'correct horse battery',
  });
  const SignedUp = z.object({ idToken: z.string(), localId: z.string() });
  const { idToken, localId } = SignedUp.parse(await signedUp.json());

  const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });
  const published = await ask('GET', '/.well-known/jwks.json');
  expect(published.headers.get('cache-control')).toBe('public, max-age=900');
  const { payload } = await jwtVerify(idToken, createLocalJWKSet(Keys.parse(await published.json())), {
    audience: 'marquee',
  });
  expect(payload.sub).toBe(localId);
});
